import {expect, languages, test} from '../site';

for (const ending of ['.html', '/index.html', '']) {
  test(`/docs/about${ending} is the page without the ending`, async ({page, site}) => {
    const response = await site.open(`en/docs/about${ending}?q=1#top`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(/\/en\/docs\/about\/\?q=1#top$/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/en\/docs\/about\/$/,
    );
  });
}

for (const {language, prefix} of languages) {
  test(`the head of a page names both languages (${language})`, async ({page, site}) => {
    await site.visit(`${prefix}docs/about/`);
    for (const [hreflang, path] of [
      ['zh-Hans', '/docs/about/'],
      ['en', '/en/docs/about/'],
      ['x-default', '/docs/about/'],
    ]) {
      await expect(page.locator(`link[rel=alternate][hreflang="${hreflang}"]`)).toHaveAttribute(
        'href',
        `https://docs.scriptcat.org${path}`,
      );
    }
    await expect(page.locator('meta[property="og:locale"]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(1);
    await expect(page).toHaveTitle(prefix ? 'About ScriptCat | ScriptCat' : '关于脚本猫 | 脚本猫');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test(`a page links its source and says when it changed (${language})`, async ({page, site}) => {
    await site.visit(`${prefix}docs/about/`);
    const folder = prefix ? 'site/i18n/en/docusaurus-plugin-content-docs/current' : 'site/docs';
    await expect(page.locator(`a[href$="/edit/main/${folder}/about.mdx"]`)).toBeVisible();
    await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
  });
}
