import {expect, languages, test} from '../site';

for (const {language, prefix} of languages) {
  test(`a page names its languages, source and date (${language})`, async ({page, site}) => {
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
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://docs.scriptcat.org/${prefix}docs/about/`,
    );
    const folder = prefix ? 'site/i18n/en/docusaurus-plugin-content-docs/current' : 'site/docs';
    await expect(page.locator(`a[href$="/edit/main/${folder}/about.mdx"]`)).toBeVisible();
    await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
  });
}
