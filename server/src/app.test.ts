import {rmSync} from 'node:fs';
import {Hono} from 'hono';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createIsSecure, securityHeaders} from './middleware/security-headers';
import {health} from './routes/health';
import {icons, loadIconSets} from './routes/icons';
import {staticFiles} from './routes/static';
import {loadSite, type Site} from './site/load-site';
import {createFixtureSite} from './test/site-fixture';

let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await createFixtureSite();
  const loaded = loadSite(folder);
  if (!loaded.ok) throw new Error(loaded.problem);
  site = loaded.site;
});

afterAll(() => rmSync(folder, {recursive: true}));

test('a page that was not modified keeps the policy of pages', async () => {
  const app = new Hono().use(securityHeaders(site.security, createIsSecure(0)));
  app.all('*', staticFiles(site));
  const first = await app.request('/docs/');
  const etag = first.headers.get('etag') ?? '';
  const second = await app.request('/docs/', {headers: {'if-none-match': etag}});
  expect(second.status).toBe(304);
  expect(second.headers.get('content-security-policy')).toBe(
    first.headers.get('content-security-policy'),
  );
});

describe('health', () => {
  const ask = (run: () => Promise<void>) =>
    new Hono().get('/', health([{name: 'database', run}])).request('/');

  test('is good when every check passes', async () => {
    expect((await ask(async () => {})).status).toBe(200);
  });

  test('says why when one does not', async () => {
    const response = await ask(async () => {
      throw new Error('the disk is full');
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'unusable',
      checks: {database: 'the disk is full'},
    });
  });
});

describe('icons', () => {
  const ask = (query: string) =>
    new Hono()
      .get('/icons/:file', icons(loadIconSets(folder, ['demo'])))
      .request(`/icons/${query}`);

  test('answers in the format of the Iconify API', async () => {
    const response = await ask('demo.json?icons=kitten,nothing');
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(await response.json()).toMatchObject({
      prefix: 'demo',
      icons: {cat: {body: '<path d="M0 0h1"/>'}},
      aliases: {kitten: {parent: 'cat', hFlip: true}},
      not_found: ['nothing'],
      width: 24,
    });
  });

  test.each([
    ['nope.json?icons=cat', 404],
    ['demo.json', 400],
    ['demo.json?icons=%3Cb%3E', 400],
  ])('%s → %i', async (query, status) => {
    expect((await ask(query)).status).toBe(status);
  });
});

describe('createIsSecure', () => {
  const header = (value: string) => (name: string) =>
    name === 'x-forwarded-proto' ? value : undefined;

  test('believes the header only of trusted proxies', () => {
    expect(createIsSecure(0)(header('https'), false)).toBe(false);
    expect(createIsSecure(1)(header('https'), false)).toBe(true);
    expect(createIsSecure(1)(header('https, http'), false)).toBe(false);
    expect(createIsSecure(2)(header('https, http'), false)).toBe(true);
  });
});
