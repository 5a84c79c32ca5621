import words from '@scriptcat/content/shell/footer';
import {expect, languages, test} from '../site';

for (const {language, prefix} of languages) {
  const {columns, recruiting} = words[language];

  test(`home has the full footer, pages the compact one (${language})`, async ({page, site}) => {
    await site.visit(prefix || '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', {level: 2})).toHaveText([
      columns.product,
      columns.resources,
      columns.community,
    ]);
    for (const path of ['docs/use/use/', 'docs/dev/api/', 'docs/use/policy/privacy/'])
      await expect(footer.locator(`a[href="/${prefix}${path}"]`)).toBeVisible();
    for (const link of await footer.locator('a[target=_blank]').all())
      await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(footer.getByText(recruiting)).toBeVisible();
    await expect(footer.getByText('©')).toBeVisible();

    await site.visit(`${prefix}docs/about/`);
    const compact = page.locator('footer[data-variant=compact]');
    await expect(compact.getByRole('heading', {level: 2})).toHaveText([
      columns.documentation,
      columns.community,
      columns.more,
    ]);
  });
}

test('the public URL of the FAQ leads to its page', async ({page, site}) => {
  await site.open('en/docs/about/');
  await page.locator('footer a[href="/en/docs/use/qa/"]').click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/en\/docs\/use\/QA\/$/);
});
