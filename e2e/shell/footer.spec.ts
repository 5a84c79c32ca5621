import {expect, test} from '../site';

const columns = {
  '': {full: ['产品', '资源', '社区'], compact: ['文档', '社区', '更多'], badge: '招募中'},
  'en/': {
    full: ['Product', 'Resources', 'Community'],
    compact: ['Documentation', 'Community', 'More'],
    badge: 'Recruiting',
  },
};

for (const [prefix, text] of Object.entries(columns)) {
  test(`home carries the full footer (/${prefix})`, async ({page, site}) => {
    await site.open(prefix || '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', {level: 2})).toHaveText(text.full);
    for (const path of [
      'docs/use/use/',
      'docs/change/',
      'docs/dev/',
      'docs/dev/api/',
      'docs/use/qa/',
      'docs/use/policy/privacy/',
      'docs/use/policy/disclaimer/',
    ]) {
      await expect(footer.locator(`a[href="/${prefix}${path}"]`)).toBeVisible();
    }
    const outside = footer.locator('a[target=_blank]');
    expect(await outside.count()).toBeGreaterThanOrEqual(8);
    for (const link of await outside.all()) await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(footer.getByText(text.badge)).toBeVisible();
    await expect(footer.getByText('©')).toBeVisible();
  });

  test(`documentation carries the compact footer (/${prefix})`, async ({page, site}) => {
    await site.open(`${prefix}docs/about/`);
    const footer = page.locator('footer[data-variant=compact]');
    await expect(footer.getByRole('heading', {level: 2})).toHaveText(text.compact);
  });

  test(`the public FAQ address ends on the page (/${prefix})`, async ({page, site}) => {
    await site.open(`${prefix}docs/about/`);
    await page.locator(`footer a[href="/${prefix}docs/use/qa/"]`).click();
    await expect(page.locator('article h1')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`/${prefix}docs/use/QA/$`));
  });
}
