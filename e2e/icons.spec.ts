import {expect, languages, test} from './site';

for (const {locale, prefix} of languages) {
  test(`an icon named in prose is drawn in the page itself (${locale})`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/icons/')) asked.push(request.url());
    });
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('redirected', 'true'));
    await page.goto(`${prefix}docs/use/install_comple/`);
    await expect(page.locator('article p svg[aria-hidden=true] path').first()).toBeVisible();
    expect(asked).toEqual([]);
  });
}
