import {randomUUID} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {createStore} from '../store';
import {collect} from '../test/feedback';
import {createClient, createDeps, now} from '../test/submissions';
import {createVoteRoute} from './page-vote';

const path = '/api/page-feedback';
const docPage = `<h1>Sync</h1><form data-part=vote action=${path} method=post><input type=hidden name=page value=/docs/ /><p hidden data-problem=""><input type=text maxlength=500 name=text /></form>`;

function setUp() {
  const {votes} = createStore('file::memory:');
  const isPage = (page: string) => /^(\/en)?\/docs\/(use\/sync\/)?$/.test(page);
  const readPage = async (page: string) => (isPage(page) ? docPage : undefined);
  const {deps} = createDeps({store: votes, readPage});
  const app = createVoteRoute({...deps, isPage});
  return {...createClient(app, path), stored: () => collect(votes.entries())};
}

const vote = (extra: object = {}) => ({
  id: randomUUID() as string,
  page: '/docs/use/sync/',
  locale: 'en',
  helpful: 'no',
  ...extra,
});

describe('a JSON post', () => {
  test('is stored once, however often it is sent', async () => {
    const {post, stored} = setUp();
    const body = vote({text: 'Which button?'});
    expect((await post(body)).status).toBe(201);
    expect((await post(body)).status).toBe(200);
    expect((await post({...body, helpful: 'yes'})).status).toBe(409);
    expect(await stored()).toEqual([{...body, receivedAt: now}]);
  });

  test('about a page that does not exist is refused', async () => {
    const {post, stored} = setUp();
    const response = await post(vote({page: '/docs/nope/'}));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({errors: [{pointer: '/page'}]});
    expect(await stored()).toEqual([]);
  });
});

describe('a form post', () => {
  test('leads back to the page, to the words of thanks', async () => {
    const {form, stored} = setUp();
    const response = await form({page: '/docs/use/sync/', locale: 'en', helpful: 'yes', text: ''});
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/en/docs/use/sync/#page-vote-thanks');
    expect(await stored()).toMatchObject([{page: '/docs/use/sync/', locale: 'en', helpful: 'yes'}]);
  });

  test.each([
    ['zh-Hans', '请选择「有帮助」或「没帮助」。'],
    ['en', 'Please choose “Yes” or “No”.'],
  ])('without a choice shows its page in %s with what was typed', async (locale, problem) => {
    const {form, stored} = setUp();
    const response = await form({page: '/docs/', locale, text: '<b>&"'});
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(problem);
    expect(html).toContain('<input value="&lt;b&gt;&amp;&quot;" type=text');
    expect(html).toContain('<h1>Sync</h1>');
    expect(await stored()).toEqual([]);
  });

  test.each(['/sw.js', '/docs/../sw.js', '//evil.example/'])(
    'about %s shows no such file',
    async (page) => {
      const response = await setUp().form({page, locale: 'en', helpful: 'no'});
      expect(response.status).toBe(422);
      expect(await response.text()).toContain('<h1>Sync</h1>');
    },
  );
});
