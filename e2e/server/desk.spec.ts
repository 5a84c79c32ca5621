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

const words = {
  '/desk': {
    token: '访问令牌',
    logIn: '登录',
    wrong: '令牌不对。',
    overview: '概览',
    byVersion: '按版本',
    texts: '问卷文字',
    markDone: '标为已处理',
    remove: '删除',
    removeForGood: '确认，永久删除',
    state: '状态',
    done: '已处理',
    apply: '应用',
    search: '搜索文字',
    logOut: '退出',
  },
  '/desk/en': {
    token: 'Access token',
    logIn: 'Log in',
    wrong: 'This is not the token.',
    overview: 'Overview',
    byVersion: 'By version',
    texts: 'Survey texts',
    markDone: 'Mark as done',
    remove: 'Delete',
    removeForGood: 'Yes, delete for good',
    state: 'State',
    done: 'Done',
    apply: 'Apply',
    search: 'Search the texts',
    logOut: 'Log out',
  },
} as const;

async function logIn(page: Page, base: keyof typeof words, given = token) {
  const text = words[base];
  await page.goto(`${server.origin}${base}/`);
  await page.getByLabel(text.token).fill(given);
  await page.getByRole('button', {name: text.logIn}).click();
}

for (const base of ['/desk', '/desk/en'] as const) {
  const text = words[base];

  test.describe(base, () => {
    test('a wrong token is refused, the right one opens the desk', async ({page, context}) => {
      await logIn(page, base, 'x'.repeat(40));
      await expect(page.getByRole('alert')).toHaveText(text.wrong);
      expect(await context.cookies()).toEqual([]);
      await logIn(page, base);
      await expect(page.getByRole('heading', {name: text.overview, level: 1})).toBeVisible();
      expect(await context.cookies()).toMatchObject([
        {name: 'desk', path: '/desk', httpOnly: true, sameSite: 'Strict'},
      ]);
      await page.getByRole('button', {name: text.logOut}).click();
      await expect(page.getByLabel(text.token)).toBeVisible();
    });

    test('shows what came in, as charts and tables', async ({page}) => {
      await answer(`chart ${base}`);
      await vote(`page ${base}`);
      await logIn(page, base);
      await expect(page.getByRole('heading', {name: text.byVersion})).toBeVisible();
      await expect(page.getByRole('rowheader', {name: '1.5.1'})).toBeVisible();
      await expect(page.getByRole('link', {name: '/docs/use/sync/'})).toBeVisible();
      await expect(page.getByRole('img')).toHaveCount(2);
    });

    test('texts are found, marked as done and deleted', async ({page}) => {
      const said = `text ${base} ${randomUUID()}`;
      await answer(`${said} <script>`);
      await logIn(page, base);
      await page.getByRole('link', {name: text.texts}).click();
      const search = async (state?: string) => {
        await page.getByLabel(text.search).fill(said);
        if (state) await page.getByLabel(text.state).selectOption({label: state});
        await page.getByRole('button', {name: text.apply}).click();
      };
      const entry = page.getByRole('article').filter({hasText: said});
      await search();
      await expect(entry).toHaveCount(1);
      await entry.getByRole('button', {name: text.markDone}).click();
      await expect(entry).toHaveCount(0);
      await search(text.done);
      await expect(entry).toHaveCount(1);
      await entry.getByText(text.remove, {exact: true}).click();
      await entry.getByRole('button', {name: text.removeForGood}).click();
      await expect(page.getByRole('status')).toContainText('0');
      await expect(entry).toHaveCount(0);
    });

    test('is exported', async ({page}) => {
      await vote(`exported ${base}`);
      await logIn(page, base);
      await page.goto(`${server.origin}${base}/votes/`);
      const download = page.waitForEvent('download');
      await page.getByRole('link', {name: 'CSV'}).click();
      expect((await download).suggestedFilename()).toBe('scriptcat-votes.csv');
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({colorScheme, javaScriptEnabled: true});

    test('everybody can read the desk and the public report', async ({page}) => {
      await answer('readable');
      await vote('readable');
      await logIn(page, '/desk/en');
      for (const path of ['/desk/en/', '/desk/survey/', '/desk/en/votes/', '/report/']) {
        await page.goto(server.origin + path);
        // The policy of these pages lets no script in, so the checker comes by another way.
        const session = await page.context().newCDPSession(page);
        await session.send('Page.setBypassCSP', {enabled: true});
        await page.reload();
        expect(await findViolations(page)).toEqual([]);
      }
    });
  });
}

test('too many attempts have to wait, whatever the token', async ({page}) => {
  const own = await startOwnServer({DESK_TOKEN: token});
  try {
    const attempt = (given: string) =>
      page.request.post(`${own.origin}/desk/en/login`, {form: {token: given}, maxRedirects: 0});
    for (let count = 0; count < 10; count += 1) expect((await attempt('no')).status()).toBe(403);
    const limited = await attempt(token);
    expect(limited.status()).toBe(429);
    expect(Number(limited.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await limited.text()).toContain('Too many attempts');
  } finally {
    await own.stop();
  }
});

test('nothing that is published names the desk', async ({request}) => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sw.js', '/llms.txt', '/']) {
    const text = await (await request.get(path)).text();
    expect(text).not.toContain('/desk');
  }
});
