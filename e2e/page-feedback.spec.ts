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

const question = (page: Page, language: keyof typeof words = 'en') =>
  page.getByRole('group', {name: words[language].question});
const answer = (page: Page, name: 'yes' | 'no') =>
  question(page).getByRole('button', {name: words.en[name]});

test('a vote is sent without leaving the page', async ({page, site}) => {
  const votes = watchVotes(page);
  await site.open('en/docs/use/sync/');
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  const text = question(page).getByRole('textbox');
  await text.fill('half a sen');
  await text.press('Enter');
  await text.fill('少了一步 <b>');
  expect(votes).toEqual([]);
  const answered = page.waitForResponse('**/api/page-feedback');
  await answer(page, 'no').click();
  expect((await answered).status()).toBe(201);
  await expect(page.getByText(words.en.thanks)).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(votes).toMatchObject([
    {page: '/docs/use/sync/', locale: 'en', helpful: 'no', text: '少了一步 <b>'},
  ]);
});

for (const {language, prefix} of languages) {
  test(`the issue form is filled with page and section (${language})`, async ({page, site}) => {
    await site.open(`${prefix}docs/use/sync/`);
    const link = page.getByRole('link', {name: words[language].report});
    const filled = async () => {
      const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
      return Object.fromEntries(searchParams);
    };
    const url = `https://docs.scriptcat.org/${prefix}docs/use/sync/`;
    const template = `${language === 'en' ? '15_documentation_en' : '05_documentation'}.yaml`;
    expect(await filled()).toMatchObject({template, 'doc-url': url});
    // The selection tells which section the report is about. The click opens nothing here.
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
}

test('a vote before the React app runs is a plain form that leads back', async ({page, site}) => {
  await site.blockApp();
  await site.visit('en/docs/use/sync/');
  await question(page).getByRole('textbox').fill('ok');
  await answer(page, 'yes').click();
  await expect(page).toHaveURL(/\/docs\/use\/sync\/#page-vote-thanks$/);
  await expect(page.getByText(words.en.thanks)).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('a failed vote can be retried, and the next page asks again', async ({page, site}) => {
  site.expectProblem(/503|ERR_FAILED/);
  const votes = watchVotes(page);
  await site.open('en/docs/use/use/');
  await page.route('**/api/page-feedback', (route) => route.fulfill({status: 503, json: {}}));
  await answer(page, 'yes').click();
  await expect(page.getByText(words.en.failed)).toBeVisible();
  await page.unroute('**/api/page-feedback');
  await answer(page, 'yes').click();
  await expect(page.getByText(words.en.thanks)).toBeVisible();
  expect(votes).toHaveLength(2);
  expect(votes[0]?.id).toBe(votes[1]?.id);
  // The next page asks again.
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/use\/use\/$/);
  await expect(question(page)).toBeVisible();
});
