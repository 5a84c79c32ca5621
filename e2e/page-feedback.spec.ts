import type {Page} from '@playwright/test';
import words from '@scriptcat/content/shell/page-feedback';
import {expect, languages, test} from './site';

/** Every vote that is sent, as the service gets it. */
function watchVotes(page: Page): Record<string, unknown>[] {
  const votes: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-feedback')) votes.push(request.postDataJSON());
  });
  return votes;
}

const question = (page: Page, locale: keyof typeof words) =>
  page.getByRole('group', {name: words[locale].question});

for (const {locale, prefix} of languages) {
  const form = locale === 'en' ? '15_documentation_en' : '05_documentation';
  const reportName = locale === 'en' ? 'Report a problem with this page' : '报告这一页的问题';

  test.describe(locale, () => {
    test('a vote is sent without leaving the page', async ({page, site}) => {
      const votes = watchVotes(page);
      await site.open(`${prefix}docs/use/sync/`);
      await page.evaluate(() => Object.assign(window, {isSamePage: true}));
      const group = question(page, locale);
      await group.getByRole('textbox').fill('少了一步 <b>');
      const answered = page.waitForResponse('**/api/page-feedback');
      await group.getByRole('button', {name: words[locale].no}).click();
      expect((await answered).status()).toBe(201);
      await expect(page.getByText(words[locale].thanks)).toBeVisible();
      await expect(group).toBeHidden();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      expect(votes).toMatchObject([
        {page: '/docs/use/sync/', locale, helpful: 'no', text: '少了一步 <b>'},
      ]);
    });

    test('the issue form is filled with page and section', async ({page, site}) => {
      await site.open(`${prefix}docs/use/sync/`);
      const link = page.getByRole('link', {name: reportName});
      const filled = async () => {
        const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
        return Object.fromEntries(searchParams);
      };
      const url = `https://docs.scriptcat.org/${prefix}docs/use/sync/`;
      expect(await filled()).toMatchObject({template: `${form}.yaml`, 'doc-url': url});
      // What the reader has marked says which section it is about; the link opens nothing here.
      const id = await page.evaluate(() => {
        const heading = document.querySelectorAll('article h2[id]')[1];
        const next = heading?.nextElementSibling;
        if (next) getSelection()?.selectAllChildren(next);
        document.addEventListener('click', (event) => event.preventDefault());
        return heading?.id;
      });
      await link.dispatchEvent('click');
      expect((await filled())['doc-url']).toBe(`${url}#${id}`);
    });

    test('a vote before the React app runs is a plain form', async ({page, site}) => {
      await page.route('**/assets/js/**', (route) => route.abort());
      site.expectProblem(/ERR_FAILED/);
      await site.visit(`${prefix}docs/use/sync/`);
      await question(page, locale).getByRole('button', {name: words[locale].no}).click();
      await expect(page).toHaveURL(/\/docs\/use\/sync\/#page-vote-thanks$/);
      await expect(page.getByText(words[locale].thanks)).toBeVisible();
    });

    test.describe('without scripts', () => {
      test.use({javaScriptEnabled: false});

      test('a vote leads back to the page, which says thank you', async ({page}) => {
        await page.goto(`${prefix}docs/use/sync/`);
        const group = question(page, locale);
        await group.getByRole('textbox').fill('ok');
        await group.getByRole('button', {name: words[locale].yes}).click();
        await expect(page).toHaveURL(/\/docs\/use\/sync\/#page-vote-thanks$/);
        await expect(page.getByText(words[locale].thanks)).toBeVisible();
        await expect(group).toBeHidden();
      });
    });
  });
}

test('a failed vote can be retried and is stored once', async ({page, site}) => {
  site.expectProblem(/503|ERR_FAILED/);
  const votes = watchVotes(page);
  await site.open('en/docs/use/use/');
  const group = question(page, 'en');
  const yes = group.getByRole('button', {name: 'Yes'});
  await page.route('**/api/page-feedback', (route) => route.fulfill({status: 503, json: {}}));
  await yes.click();
  await expect(page.getByText(words.en.failed)).toBeVisible();
  await page.unroute('**/api/page-feedback');
  await yes.click();
  await expect(page.getByText(words.en.thanks)).toBeVisible();
  expect(votes).toHaveLength(2);
  expect(votes[0]?.id).toBe(votes[1]?.id);
});

test('the question is reset on the next page', async ({page, site}) => {
  await site.open('en/docs/use/use/');
  await question(page, 'en').getByRole('button', {name: 'Yes'}).click();
  await expect(question(page, 'en')).toBeHidden();
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/use\/use\/$/);
  await expect(question(page, 'en')).toBeVisible();
});

test('Enter in the text field does not send a vote', async ({page, site}) => {
  const votes = watchVotes(page);
  await site.open('en/docs/use/use/');
  const text = question(page, 'en').getByRole('textbox');
  await text.fill('half a sen');
  await text.press('Enter');
  await text.fill('half a sentence');
  await expect(question(page, 'en')).toBeVisible();
  expect(votes).toEqual([]);
});
