import {expect, languages, test} from '../site';

for (const {locale, prefix} of languages) {
  for (const ending of ['.html', '/index.html', '']) {
    test(`/docs/about${ending} is the page without the ending (${locale})`, async ({
      page,
      site,
    }) => {
      const response = await site.open(`${prefix}docs/about${ending}?q=1#top`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(new RegExp(`/${prefix}docs/about/\\?q=1#top$`));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`/${prefix}docs/about/$`),
      );
    });
  }

  test(`head of a page names both languages (${locale})`, async ({page, site}) => {
    await site.open(`${prefix}docs/about/`);
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
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test(`sitemap is weekly and leaves out search and survey (${locale})`, async ({request}) => {
    const xml = await (await request.get(`${prefix}sitemap.xml`)).text();
    expect(xml).toContain(`<loc>https://docs.scriptcat.org/${prefix}docs/about/</loc>`);
    expect(xml).not.toMatch(/<changefreq>(?!weekly)/);
    expect(xml).not.toMatch(/\/(search|uninstall)\//);
  });

  test(`a page offers its source for editing and says when it changed (${locale})`, async ({
    page,
    site,
  }) => {
    await site.open(`${prefix}docs/about/`);
    const folder = prefix ? 'site/i18n/en/docusaurus-plugin-content-docs/current' : 'site/docs';
    await expect(page.locator(`a[href$="/edit/main/${folder}/about.mdx"]`)).toBeVisible();
    await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
  });
}
