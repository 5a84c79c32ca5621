import {expect, languages, test} from './site';

for (const {locale, prefix} of languages) {
  test(`an icon named in prose comes from our own server, once (${locale})`, async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const {pathname, search} = new URL(request.url());
      if (pathname.startsWith('/icons/')) asked.push(pathname + search);
    });
    await site.open(`${prefix}docs/use/install_comple/`);
    const icon = page.locator('article svg[aria-hidden=true] path').first();
    await expect(page.locator('article p svg.iconify').first()).toBeVisible();
    await expect(icon).toBeAttached();
    expect(asked).toEqual(['/icons/lucide.json?icons=puzzle']);

    await page.reload();
    await site.hydrated();
    await expect(page.locator('article p svg.iconify').first()).toBeVisible();
    expect(asked).toHaveLength(1);
  });
}
