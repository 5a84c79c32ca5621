import type {Page, Request} from '@playwright/test';
import {findViolations} from './find-violations';
import {expect, holdScripts, languages, test} from './site';

const texts = {
  'zh-Hans': {
    choice: '遇到了问题或故障',
    feature: '缺少我要的功能',
    text: /想多说几句吗/,
    submit: '提交',
    missing: '请选择卸载原因',
    tooLong: /最多 1000 个字符。/,
    failed: '提交失败，请稍后再试',
    thanks: '感谢你的反馈！',
    copy: '复制我写的内容',
    home: '返回首页',
    report: '报告问题',
    again: '再提交一份反馈',
    guide: '查看设置方法',
    facts: '1.5.0-beta.2、firefox',
    bugForm: /template=01_bug_report\.yaml$/,
    featureForm: /template=03_feature_request\.yaml$/,
    count: (used: number) => `${used} / 1000 个字符`,
  },
  en: {
    choice: 'Something did not work',
    feature: 'A feature I need is missing',
    text: /Anything you would like to add/,
    submit: 'Send',
    missing: 'Please select an uninstall reason',
    tooLong: /1,000 characters at most/,
    failed: 'Submission failed, please try again later',
    thanks: 'Thank you for your feedback!',
    copy: 'Copy what I wrote',
    home: 'Back to the home page',
    report: 'Report an issue',
    again: 'Send other feedback',
    guide: 'Show me the switch',
    facts: '1.5.0-beta.2, firefox',
    bugForm: /template=11_bug_report_en\.yaml$/,
    featureForm: /template=13_feature_request_en\.yaml$/,
    count: (used: number) => `${used} / 1000 characters`,
  },
} as const;

/** Every call of the service, in order, whether it arrives or not. */
function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/feedback')) posts.push(request);
  });
  return posts;
}

const bodyOf = (request: Request | undefined) => JSON.parse(request?.postData() ?? 'null');

/** The form as its readers see it in one language. */
function surveyIn(locale: keyof typeof texts) {
  const say = texts[locale];
  const choice = (page: Page) => page.getByRole('radio', {name: say.choice});
  const field = (page: Page) => page.getByRole('textbox', {name: say.text});
  const submit = (page: Page) => page.getByRole('button', {name: say.submit, exact: true});
  const thanks = (page: Page) => page.getByRole('heading', {name: say.thanks});
  async function fill(page: Page, text: string) {
    await choice(page).check();
    await field(page).fill(text);
  }
  return {say, choice, field, submit, thanks, fill};
}

for (const {locale, prefix} of languages) {
  const {say, choice, field, submit, thanks, fill} = surveyIn(locale);
  const survey = `${prefix}uninstall/`;

  test.describe(`survey, ${locale}`, () => {
    test('sends what it says and nothing else, thanks, and starts over', async ({page, site}) => {
      const posts = watchPosts(page);
      await site.open(survey);
      await fill(page, '  两行\n👋 two lines ');
      const answered = page.waitForResponse('**/api/feedback');
      await submit(page).click();
      expect((await answered).status()).toBe(201);
      await expect(thanks(page)).toBeFocused();
      const {id, elapsed, ...rest} = bodyOf(posts[0]);
      expect(rest).toEqual({
        reason: 'bugs',
        feedback: '  两行\n👋 two lines ',
        locale,
        website: '',
      });
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(elapsed).toBeGreaterThanOrEqual(1000);
      await expect(page.getByRole('link', {name: say.home})).toHaveAttribute('href', `/${prefix}`);
      await expect(page.getByRole('link', {name: say.report})).toHaveAttribute('href', say.bugForm);
      await expect(page.locator('main a[href*="addons"]').first()).toBeVisible();
      await page.getByRole('button', {name: say.again}).click();
      await expect(page.getByRole('radio', {checked: true})).toHaveCount(0);
      await expect(field(page)).toHaveValue('');
    });

    test('offers help that fits the reason, and the right issue form', async ({page, site}) => {
      await site.open(survey);
      const issueLinks = page.locator('form a[href*="issues/new"]:visible');
      await expect(issueLinks).toHaveCount(0);
      await choice(page).check();
      await expect(page.getByRole('link', {name: say.guide})).toBeVisible();
      await expect(issueLinks).toHaveAttribute('href', say.bugForm);
      await page.getByRole('radio', {name: say.feature}).check();
      await expect(issueLinks).toHaveAttribute('href', say.featureForm);
      for (const reason of ['no_need', 'alternative', 'other']) {
        await page.locator(`#reason-${reason}`).check();
        await expect(page.locator('form [role=status]:visible a')).toHaveCount(1);
        await expect(issueLinks).toHaveCount(0);
      }
    });

    test('counts as people do and refuses what is too long', async ({page, site}) => {
      const posts = watchPosts(page);
      await site.open(survey);
      await fill(page, '👨‍👩‍👧‍👦猫e\u0301');
      await expect(page.getByText(say.count(3))).toBeVisible();
      await field(page).fill('猫'.repeat(1001));
      await expect(page.getByText(say.count(1001))).toBeVisible();
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText(say.tooLong);
      await expect(field(page)).toBeFocused();
      expect(posts).toHaveLength(0);
    });

    test('takes what the extension says from the address', async ({page, site}) => {
      const posts = watchPosts(page);
      await site.open(`${survey}?v=1.5.0-beta.2&b=firefox&c=%3Cb%3E&from=menu`);
      await expect(page).toHaveURL(new RegExp(`/${survey}\\?from=menu$`));
      await expect(page.getByText(say.facts)).toBeVisible();
      await expect(page.locator('aside [data-store=firefox]')).toHaveCSS('order', '-1');
      await page.reload();
      await site.hydrated();
      await choice(page).check();
      await submit(page).click();
      await expect(thanks(page)).toBeVisible();
      const body = bodyOf(posts[0]);
      expect(body).toMatchObject({version: '1.5.0-beta.2', browser: 'firefox'});
      expect(Object.keys(body)).not.toContain('channel');
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('a plain post ends on the thank-you page in the same language', async ({page}) => {
        await page.goto(survey);
        await fill(page, '没有脚本');
        await submit(page).click();
        await expect(page).toHaveURL(new RegExp(`/${survey}thanks/$`));
        await expect(thanks(page)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
      });
    });
  });
}

test.describe('survey', () => {
  const {say, choice, field, submit, thanks, fill} = surveyIn('zh-Hans');
  const survey = 'uninstall/';

  test('without a reason warns, moves to the choice and sends nothing', async ({page, site}) => {
    const posts = watchPosts(page);
    await site.open(survey);
    await expect(page.getByRole('radio', {checked: true})).toHaveCount(0);
    await field(page).fill('text only');
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(say.missing);
    await expect(choice(page)).toBeFocused();
    await choice(page).check();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(posts).toHaveLength(0);
  });

  for (const [name, status] of [
    ['the database is away', 503],
    ['there were too many', 429],
  ] as const) {
    test(`keeps everything and tries again when ${name}`, async ({page, site, context}) => {
      site.expectProblem(/status of (503|429)/);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const posts = watchPosts(page);
      await page.route('**/api/feedback', (route) => route.fulfill({status}));
      await site.open(survey);
      await fill(page, '没有丢');
      await submit(page).click();
      await expect(page.getByRole('alert')).toContainText(say.failed);
      expect(posts).toHaveLength(2);
      expect(posts[1]?.postData()).toBe(posts[0]?.postData());
      await expect(choice(page)).toBeChecked();
      await expect(field(page)).toHaveValue('没有丢');
      await page.getByRole('button', {name: say.copy}).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('没有丢');
      await page.unroute('**/api/feedback');
      await submit(page).click();
      await expect(thanks(page)).toBeVisible();
      expect(bodyOf(posts[2]).id).toBe(bodyOf(posts[0]).id);
    });
  }

  test('fails gently offline and sends the same answer once back online', async ({
    page,
    site,
    context,
  }) => {
    site.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    const posts = watchPosts(page);
    await site.open(survey);
    await fill(page, 'offline');
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(say.failed);
    await context.setOffline(false);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(new Set(posts.map((post) => bodyOf(post).id)).size).toBe(1);
  });

  test('recovers by itself when the receipt gets lost', async ({page, site}) => {
    site.expectProblem(/ERR_/);
    const statuses: number[] = [];
    let isFirst = true;
    await page.route('**/api/feedback', async (route) => {
      const response = await route.fetch();
      statuses.push(response.status());
      if (!isFirst) return route.fulfill({response});
      isFirst = false;
      return route.abort('connectionreset');
    });
    await site.open(survey);
    await fill(page, 'once');
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(statuses).toEqual([201, 200]);
  });

  test('a double click sends once', async ({page, site}) => {
    const posts = watchPosts(page);
    await site.open(survey);
    await choice(page).check();
    await submit(page).dblclick();
    await expect(thanks(page)).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test('a draft survives a reload, and a look at the help and back', async ({page, site}) => {
    await site.open(survey);
    await fill(page, '写到一半');
    await page.reload();
    await site.hydrated();
    await expect(field(page)).toHaveValue('写到一半');
    await expect(choice(page)).toBeChecked();
    await page.getByRole('link', {name: say.guide}).click();
    await page.waitForURL('**/docs/use/open-dev/');
    await page.goBack();
    await expect(field(page)).toHaveValue('写到一半');
    await expect(choice(page)).toBeChecked();
  });

  test('going back after sending finds an empty form', async ({page, site}) => {
    const posts = watchPosts(page);
    await site.open(survey);
    await fill(page, 'sent');
    await submit(page).click();
    await page.getByRole('link', {name: say.home}).click();
    // The address changes before the page does.
    await expect(thanks(page)).toHaveCount(0);
    await page.goBack();
    await expect(field(page)).toHaveValue('');
    expect(posts).toHaveLength(1);
  });

  test('can be filled in with the keyboard alone', async ({page, site}) => {
    await site.open(survey);
    const isFocused = (name: string) => page.locator(`[name=${name}]:focus`);
    for (let steps = 0; steps < 40 && !(await isFocused('reason').count()); steps += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', {checked: true})).toBeFocused();
    for (let steps = 0; steps < 5 && !(await isFocused('feedback').count()); steps += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('typed');
    await page.keyboard.press('Tab');
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toBeFocused();
  });

  test('keeps what was typed before React arrived', async ({page, site}) => {
    const release = await holdScripts(page);
    await page.goto(survey, {waitUntil: 'commit'});
    await fill(page, 'typed early');
    release();
    await site.hydrated();
    await expect(field(page)).toHaveValue('typed early');
    await expect(choice(page)).toBeChecked();
    await expect(page.getByText(say.count(11))).toBeVisible();
  });

  test('is accessible, stays out of search engines and has no sideways scroll', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    await site.open(survey);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await submit(page).click();
    await choice(page).check();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await site.open(`${survey}thanks/`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await findViolations(page)).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('a post without a reason shows the form again with the text', async ({page}) => {
      await page.goto(survey);
      const text = '</textarea>两行\n<b>第二行</b>';
      await field(page).fill(text);
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText(say.missing);
      await expect(field(page)).toHaveValue(text);
      await choice(page).check();
      await submit(page).click();
      await expect(thanks(page)).toBeVisible();
    });

    test('help appears with the choice', async ({page}) => {
      await page.goto(survey);
      await expect(page.getByRole('link', {name: say.guide})).toBeHidden();
      await choice(page).check();
      await expect(page.getByRole('link', {name: say.guide})).toBeVisible();
    });
  });
});
