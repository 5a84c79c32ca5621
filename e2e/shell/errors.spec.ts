import errorPage from '@scriptcat/content/shell/error-page';
import notFound from '@scriptcat/content/shell/not-found';
import {expect, languages, test} from '../site';

test('a crashed page says so and can be tried again', async ({page, site}) => {
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
  const setBroken = (isBroken: boolean) =>
    page.evaluate((value) => Object.assign(window, {isBroken: value}), isBroken);
  await site.open('en/docs/about/');
  await setBroken(true);
  await page.locator('.pagination-nav__link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page).toHaveTitle(errorPage.en.title);
  await expect(page.getByText('boom')).toBeVisible();
  await expect(page.getByText('the fuse')).toBeVisible();
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(page.locator('footer').last()).toBeVisible();
  await setBroken(false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('boom')).toHaveCount(0);
  await expect(page.locator('article')).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

for (const {language, prefix} of languages) {
  test(`a URL without a page is not found (${language})`, async ({page, site}) => {
    site.expectProblem(/404/);
    for (const path of ['nope/', 'docs/use/nope/']) {
      const response = await site.open(prefix + path);
      expect(response?.status()).toBe(404);
      const {title} = notFound[language];
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
    }
  });
}
