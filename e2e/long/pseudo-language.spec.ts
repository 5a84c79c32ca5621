import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type OwnServer, startOwnServer} from '@scriptcat/testing/own-server';
import {
  buildPseudoLanguage,
  iconMirrors,
  pseudo,
  pseudoTag,
  typeProblems,
} from '@scriptcat/testing/pseudo-language';
import {test as base, expect} from '../site';

/*
 * A further language is a row in content/languages.yaml and some files. These tests make one up, build
 * the whole site with it in a copy of the workspace, and open it from its own server. The build has
 * analytics and icon mirrors too, which are settings of the build.
 */
const copy = path.resolve('.cache/pseudo-language');
const analytics = 'https://www.googletagmanager.com';
/** Named by the run, so that the next one builds again. */
const built = path.join(copy, `.cache/built-${process.env.E2E_PORT}`);

const test = base.extend<object, {server: OwnServer}>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      // A failed test starts another worker, which needs no other build.
      if (!existsSync(built)) buildPseudoLanguage(copy, ['use/use', 'use/trash']);
      writeFileSync(built, '');
      const server = await startOwnServer({}, {cwd: copy});
      await use(server);
      await server.stop();
    },
    {scope: 'worker', timeout: 900_000},
  ],
  baseURL: ({server}, use) => use(`${server.origin}/`),
  // Analytics stay in the build, because a test sees which pages they leave out.
  site: async ({page, site}, use) => {
    site.expectProblem(new RegExp(`foreign request: ${analytics}`));
    await page.route(`${analytics}/**`, (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    await use(site);
  },
});

test.describe.configure({mode: 'default'});

test('home is translated, right to left, under its prefix', async ({page, site}) => {
  await site.visit(`${pseudoTag}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoTag);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('main')).toContainText(/[áéíóú]/);
  // People's names are the same in every language.
  const translated = page.locator('main > :not(#contributors)');
  await expect(translated.filter({hasText: /\p{Script=Han}/u})).toHaveCount(0);
});

test('a page is translated, another one is the fallback with a notice', async ({page, site}) => {
  await site.visit(`${pseudoTag}/docs/use/trash/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pseudo('Trash'));
  await site.visit(`${pseudoTag}/docs/use/sync/`);
  await expect(page.getByRole('heading', {level: 1})).not.toContainText(/\p{Script=Han}/u);
  await expect(page.getByRole('note').first()).toBeVisible();
});

test('the playground runs in its frame', async ({page, site}) => {
  await site.open(`${pseudoTag}/docs/dev/tools/playground/`);
  const frame = await page.request.get(`${pseudoTag}/playground/`);
  expect(frame.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('hashed files are immutable, Markdown copies are served', async ({page, site, request}) => {
  await site.visit(`${pseudoTag}/docs/use/trash/`);
  const style = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  const answer = await request.get(style ?? '');
  expect(answer.headers()['cache-control']).toContain('immutable');
  const copyOfPage = await request.get(`${pseudoTag}/docs/use/trash/`, {
    headers: {accept: 'text/markdown'},
  });
  expect(copyOfPage.headers()['content-type']).toContain('text/markdown');
});

test('search answers in its language', async ({page, site}) => {
  await site.visit(`${pseudoTag}/search/?q=GM_setValue`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /GM_setValue/})
      .first(),
  ).toHaveAttribute('href', new RegExp(`^/${pseudoTag}/`));
});

test('the survey takes an answer', async ({page, site}) => {
  await site.open(`${pseudoTag}/uninstall/`);
  await page.getByRole('radio').first().check();
  await page
    .getByRole('button', {name: /[áéíóú]/})
    .first()
    .click();
  await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible();
});

test('an unknown URL gets a 404 page in its language', async ({request}) => {
  const answer = await request.get(`${pseudoTag}/docs/no-such-page/`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toMatch(new RegExp(`<html[^>]* lang="?${pseudoTag}`));
});

test('visits are counted, but not on the survey', async ({page, site}) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(analytics)) counted.push(page.url());
  });
  await site.visit(`${pseudoTag}/uninstall/`);
  await site.visit(`${pseudoTag}/docs/use/trash/`);
  await expect
    .poll(() => counted.map((url) => new URL(url).pathname))
    .toEqual([`/${pseudoTag}/docs/use/trash/`]);
});

test('an icon comes from the next mirror when others fail', async ({page, site}) => {
  site.expectProblem(/Failed to load resource|foreign request/);
  const requested = new Set<string>();
  await page.route(/\/(icons\/lucide|lucide)\.json\?/, (route) => {
    requested.add(new URL(route.request().url()).hostname);
    return route.fulfill({status: 503, body: ''});
  });
  await site.open(`${pseudoTag}/docs/use/install_comple/`);
  for (const mirror of iconMirrors)
    await expect.poll(() => [...requested]).toContain(new URL(mirror).hostname);
});

test('everything compiles with one more language', () => {
  const programs = ['packages', 'packages/content', 'site', 'pipeline', 'server', 'scripts'];
  expect(typeProblems(copy, programs)).toEqual([]);
});
