import {randomUUID} from 'node:crypto';
import {expect, type Page, test} from '@playwright/test';
import {type OwnServer, startOwnServer} from '@scriptcat/testing/own-server';
import {findViolations} from '../find-violations';

const token = randomUUID() + randomUUID();
let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer({
    DESK_TOKEN: token,
    DESK_LOGINS_PER_HOUR: '1000',
    PUBLIC_REPORT: 'on',
  });
});
test.afterAll(() => server.stop());

// Everything is to work for somebody who has switched scripts off; axe brings its own.
test.use({javaScriptEnabled: false, colorScheme: 'dark'});

async function post(path: string, body: object) {
  const response = await fetch(server.origin + path, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({id: randomUUID(), ...body}),
  });
  expect(response.status).toBe(201);
}

const answer = (feedback: string) =>
  post('/api/feedback', {
    reason: 'bugs',
    feedback,
    locale: 'en',
    version: '1.5.1',
    browser: 'edge',
  });
const vote = (text: string) =>
  post('/api/page-feedback', {page: '/docs/use/sync/', locale: 'en', helpful: 'no', text});

async function logIn(page: Page, given = token) {
  await page.goto(`${server.origin}/desk/en/`);
  await page.getByLabel('Access token').fill(given);
  await page.getByRole('button', {name: 'Log in'}).click();
}

// server/src/desk/desk.test.ts tests tokens, sessions, filters and files.
test('what came in is shown, found, marked as done and deleted', async ({page, context}) => {
  const said = `text ${randomUUID()}`;
  await answer(`${said} <script>`);
  await vote('page');
  await logIn(page, 'x'.repeat(40));
  await expect(page.getByRole('alert')).toHaveText('This token is wrong.');
  expect(await context.cookies()).toEqual([]);
  await logIn(page);
  await expect(page.getByRole('rowheader', {name: '1.5.1'})).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(2);
  await page.getByRole('link', {name: '/docs/use/sync/'}).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'CSV'}).click();
  expect((await download).suggestedFilename()).toBe('scriptcat-votes.csv');

  await page.getByRole('link', {name: 'Survey texts'}).click();
  const search = async (state: string) => {
    await page.getByLabel('Search the texts').fill(said);
    await page.getByLabel('State').selectOption({label: state});
    await page.getByRole('button', {name: 'Apply'}).click();
  };
  const entry = page.getByRole('article').filter({hasText: said});
  await search('Open');
  await expect(entry).toHaveCount(1);
  await entry.getByRole('button', {name: 'Mark as done'}).click();
  await expect(entry).toHaveCount(0);
  await search('Done');
  await entry.getByText('Delete', {exact: true}).click();
  await entry.getByRole('button', {name: 'Yes, delete permanently'}).click();
  await expect(page.getByRole('status')).toContainText('0');
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', {name: 'Log out'}).click();
  await expect(page.getByLabel('Access token')).toBeVisible();
});

test.describe('everybody can read', () => {
  // The policy of these pages lets no script in, and axe is one.
  test.use({javaScriptEnabled: true, bypassCSP: true});

  test('the desk and the public report, in both themes', async ({page}) => {
    await answer('readable');
    await vote('readable');
    await logIn(page);
    for (const path of ['/desk/en/', '/desk/survey/', '/desk/en/votes/', '/report/']) {
      await page.goto(server.origin + path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        expect(await findViolations(page)).toEqual([]);
      }
    }
  });
});

test('nothing that is published names the desk', async ({request}) => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sw.js', '/llms.txt', '/']) {
    const text = await (await request.get(path)).text();
    expect(text).not.toContain('/desk');
  }
});
