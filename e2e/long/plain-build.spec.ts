import {type OwnServer, startOwnServer} from '@scriptcat/testing/own-server';
import {test as base, expect} from '../site';

// `npm test` builds the site with APP_LOADING=eager and OFFLINE=off and says where.
const build = process.env.PLAIN_BUILD ?? '';

const test = base.extend<object, {server: OwnServer}>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const server = await startOwnServer({SITE_FOLDER: build});
      await use(server);
      await server.stop();
    },
    {scope: 'worker'},
  ],
  baseURL: ({server}, use) => use(`${server.origin}/`),
  serviceWorkers: 'allow',
});

test.skip(!build, 'only npm test builds it');

for (const path of ['', 'docs/use/use/', 'docs/dev/api/', 'docs/change/', 'uninstall/']) {
  test(`the React app starts by itself on /${path}`, async ({page, site}) => {
    await site.visit(`en/${path}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('nothing is kept for reading offline', async ({page, site}) => {
  await site.visit('en/docs/use/offline/');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);
  await expect(page.getByRole('main').getByRole('button', {name: /Save/})).toHaveCount(0);
});
