import {expect, languages, test} from '../site';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

test.describe('where it says nothing new', () => {
  for (const path of ['uninstall/', 'uninstall/thanks/', 'docs/use/open-dev/']) {
    test(`it is not shown on /${path}`, async ({page, site}) => {
      await site.open(`en/${path}`);
      await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
    });
  }

  test.describe('in Firefox, which has no such switch', () => {
    test.use({userAgent: firefox});
    test('it is not shown', async ({page, site}) => {
      await site.open('en/docs/about/');
      await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
    });
  });
});

for (const {locale, prefix} of languages) {
  test(`the announcement leads to the permission guide (${locale})`, async ({page, site}) => {
    await site.open(`${prefix}docs/about/`);
    const bar = page.getByRole('region', {name: prefix ? 'Announcement' : '公告'});
    await bar.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${prefix}docs/use/open-dev/$`));
  });
}

test('stays dismissed until its id changes', async ({page, site}) => {
  const bar = page.getByRole('region', {name: 'Announcement'});
  await site.open('en/docs/about/');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await site.open('en/');
  await expect(bar).toBeHidden();

  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await site.open('en/');
  await expect(bar).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe(
    'false',
  );
});
