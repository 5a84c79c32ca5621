import {expect, test} from '../site';

const texts = {
  '': {crash: '页面已崩溃。', title: '页面出错', again: '重试', lost: '找不到页面', name: '脚本猫'},
  'en/': {
    crash: 'This page crashed.',
    title: 'Page Error',
    again: 'Try again',
    lost: 'Page not found',
    name: 'ScriptCat',
  },
};

for (const [prefix, text] of Object.entries(texts)) {
  test(`a crashed page says so and can be tried again (/${prefix})`, async ({page, site}) => {
    site.expectProblem(/boom|React|error/i);
    // The text of a page is a component of its own chunk: it is made to throw while a flag is set.
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(function \w+\(\w+=\{\}\)\{)/,
        '$1if(window.isBroken)throw new Error("boom",{cause:new Error("the fuse")});',
      );
      await route.fulfill({
        response,
        body,
        headers: {...response.headers(), 'content-encoding': ''},
      });
    });
    await site.open(`${prefix}docs/about/`);
    await page.evaluate(() => Object.assign(window, {isBroken: true}));
    await page.locator('.pagination-nav__link').first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(text.crash);
    await expect(page).toHaveTitle(text.title);
    await expect(page.getByText('boom')).toBeVisible();
    await expect(page.getByText('the fuse')).toBeVisible();
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page.locator('footer').last()).toBeVisible();
    await page.evaluate(() => Object.assign(window, {isBroken: false}));
    await page.getByRole('button', {name: text.again}).click();
    await expect(page.getByText('boom')).toHaveCount(0);
    await expect(page.locator('article')).toBeVisible();
  });

  for (const path of ['nope/', 'docs/nope/', 'docs/use/nope/']) {
    test(`/${prefix}${path} is not found, in the reader's language`, async ({page, site}) => {
      site.expectProblem(/404/);
      const response = await site.open(`${prefix}${path}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.lost);
      await expect(page).toHaveTitle(`${text.lost} | ${text.name}`);
      await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'en' : 'zh-Hans');
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
    });
  }
}
