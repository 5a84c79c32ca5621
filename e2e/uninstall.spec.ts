import type {Page, Request} from '@playwright/test';
import issueForms from '@scriptcat/content/site/issue-forms';
import form from '@scriptcat/content/survey/form';
import pageTexts from '@scriptcat/content/survey/page';
import {fill as fillIn} from '@scriptcat/contract';
import {findViolations} from './find-violations';
import {expect, holdRequests, languages, pageWidth, readClipboard, test} from './site';

const survey = 'en/uninstall/';
const texts = {...form.en, ...pageTexts.en};
const service = '**/api/feedback';

/** Every call of the service, in order, whether it arrives or not. */
function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/feedback')) posts.push(request);
  });
  return posts;
}

const bodyOf = (request: Request | undefined) => JSON.parse(request?.postData() ?? 'null');

const choice = (page: Page) => page.getByRole('radio', {name: texts.reasons.bugs});
const field = (page: Page) => page.getByRole('textbox', {name: texts.feedback});
const submit = (page: Page) => page.getByRole('button', {name: texts.submit, exact: true});
const thanks = (page: Page) => page.getByRole('heading', {name: texts.thanks});
const help = (page: Page) => page.getByRole('link', {name: texts.advice.bugs.link});
const count = (page: Page, used: number) =>
  page.getByText(fillIn(texts.count, {used, limit: 1000}));

async function fill(page: Page, text: string) {
  await choice(page).check();
  await field(page).fill(text);
}

test('sends the answer and nothing else, says thanks, and starts over', async ({page, site}) => {
  const posts = watchPosts(page);
  await site.open(survey);
  await fill(page, '  两行\n👋 two lines ');
  const answered = page.waitForResponse(service);
  // A double click sends once.
  await submit(page).dblclick();
  expect((await answered).status()).toBe(201);
  await expect(thanks(page)).toBeFocused();
  expect(posts).toHaveLength(1);
  const {id, elapsed, ...rest} = bodyOf(posts[0]);
  expect(rest).toEqual({
    reason: 'bugs',
    feedback: '  两行\n👋 two lines ',
    locale: 'en',
    website: '',
  });
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(elapsed).toBeGreaterThanOrEqual(1000);
  await expect(page.getByRole('link', {name: texts.home})).toHaveAttribute('href', '/en/');
  await expect(page.locator('main a[href*="addons"]').first()).toBeVisible();
  await page.getByRole('button', {name: texts.another}).click();
  await expect(page.getByRole('radio', {checked: true})).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
});

for (const {language, prefix} of languages) {
  test(`offers help and the issue form for the reason (${language})`, async ({page, site}) => {
    await site.visit(`${prefix}uninstall/`);
    const issueLinks = page.locator('form a[href*="issues/new"]:visible');
    for (const [reason, template] of [
      ['bugs', issueForms.bug[language]],
      ['features', issueForms.feature[language]],
      ['no_need', undefined],
      ['alternative', undefined],
      ['other', undefined],
    ] as const) {
      await page.locator(`#reason-${reason}`).check();
      await expect(page.locator('form [role=status]:visible a').first()).toBeVisible();
      if (template) await expect(issueLinks).toHaveAttribute('href', template);
      else await expect(issueLinks).toHaveCount(0);
    }
  });
}

test('warns of a missing reason and of a long text, and sends neither', async ({page, site}) => {
  const posts = watchPosts(page);
  await site.open(survey);
  await expect(page.getByRole('radio', {checked: true})).toHaveCount(0);
  await field(page).fill('👨‍👩‍👧‍👦猫e\u0301');
  await expect(count(page, 3)).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(texts.missing);
  await expect(choice(page)).toBeFocused();
  await choice(page).check();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await field(page).fill('猫'.repeat(1001));
  await expect(count(page, 1001)).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(texts.tooLong);
  await expect(field(page)).toBeFocused();
  expect(posts).toHaveLength(0);
});

test('reads version and browser from the URL', async ({page, site}) => {
  const posts = watchPosts(page);
  await site.open(`${survey}?v=1.5.0-beta.2&b=firefox&c=%3Cb%3E&from=menu`);
  await expect(page).toHaveURL(new RegExp(`/${survey}\\?from=menu$`));
  await expect(page.getByText('1.5.0-beta.2, firefox')).toBeVisible();
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

// survey/send-feedback.test.ts tests which failures are retried, with the same id.
test('keeps everything when the service fails, and sends it later', async ({page, site}) => {
  site.expectProblem(/status of 503/);
  const posts = watchPosts(page);
  await page.route(service, (route) => route.fulfill({status: 503}));
  await site.open(survey);
  await fill(page, '没有丢');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(texts.failed);
  expect(posts).toHaveLength(2);
  expect(posts[1]?.postData()).toBe(posts[0]?.postData());
  await expect(choice(page)).toBeChecked();
  await expect(field(page)).toHaveValue('没有丢');
  await page.getByRole('button', {name: texts.copy}).click();
  await expect.poll(() => readClipboard(page)).toBe('没有丢');
  await page.unroute(service);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(bodyOf(posts[2]).id).toBe(bodyOf(posts[0]).id);
});

test('a draft survives a reload, and a look at the help and back', async ({page, site}) => {
  await site.open(survey);
  await fill(page, '写到一半');
  await page.reload();
  await site.hydrated();
  await expect(field(page)).toHaveValue('写到一半');
  await expect(choice(page)).toBeChecked();
  await help(page).click();
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
  await page.getByRole('link', {name: texts.home}).click();
  // The URL changes before the page does.
  await expect(thanks(page)).toHaveCount(0);
  await page.goBack();
  await expect(field(page)).toHaveValue('');
  expect(posts).toHaveLength(1);
});

test('keeps what was typed before React arrived', async ({page, site}) => {
  const release = await holdRequests(page);
  await page.goto(survey, {waitUntil: 'commit'});
  await fill(page, 'typed early');
  release();
  await site.hydrated();
  await expect(field(page)).toHaveValue('typed early');
  await expect(choice(page)).toBeChecked();
  await expect(count(page, 11)).toBeVisible();
});

test('is accessible, not indexed and has no sideways scroll', async ({page, site}) => {
  await page.setViewportSize({width: 320, height: 640});
  await site.open(survey);
  await submit(page).click();
  await choice(page).check();
  expect(await findViolations(page)).toEqual([]);
  expect(await pageWidth(page)).toBe(320);
  for (const path of [survey, `${survey}thanks/`]) {
    await site.visit(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {language, prefix} of languages) {
    test(`a plain post ends on the thank-you page (${language})`, async ({page}) => {
      await page.goto(`${prefix}uninstall/`);
      await page.locator('#reason-bugs').check();
      await page.locator('form textarea').fill('没有脚本');
      await page.getByRole('button', {name: form[language].submit, exact: true}).click();
      await expect(page).toHaveURL(new RegExp(`/${prefix}uninstall/thanks/$`));
      await expect(page.getByRole('heading', {name: form[language].thanks})).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }

  test('a post without a reason says so, and going back finds the text', async ({page}) => {
    await page.goto(survey);
    const text = '</textarea>两行\n<b>第二行</b>';
    await field(page).fill(text);
    await submit(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(texts.missing);
    await page.goBack();
    await expect(field(page)).toHaveValue(text);
    await choice(page).check();
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
  });
});
