import {randomUUID} from 'node:crypto';
import {expect, test} from 'vitest';
import {createStore} from '../store';
import {collect} from '../test/feedback';
import {createClient, createDeps, now} from '../test/submissions';
import {createVoteRoute} from './page-vote';

// What both forms have in common is tested with the survey.
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

test('a JSON post is stored if there is such a page', async () => {
  const {post, stored} = setUp();
  const vote = {id: randomUUID(), page: '/docs/use/sync/', locale: 'en', helpful: 'no', text: '?'};
  expect((await post(vote)).status).toBe(201);
  expect(await stored()).toEqual([{...vote, receivedAt: now}]);
  const response = await post({...vote, page: '/docs/nope/'});
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({errors: [{pointer: '/page'}]});
});

test('a form post leads back to the page, to the words of thanks', async () => {
  const {form, stored} = setUp();
  const vote = {page: '/docs/use/sync/', locale: 'en', helpful: 'yes'};
  const response = await form({...vote, text: ''});
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/en/docs/use/sync/#page-vote-thanks');
  expect(await stored()).toMatchObject([vote]);
});

test.each([
  ['without a choice', {page: '/docs/'}, 'Please choose “Yes” or “No”.'],
  ['about a file', {page: '/sw.js', helpful: 'no'}, '<h1>Sync</h1>'],
  ['about a file above', {page: '/docs/../sw.js', helpful: 'no'}, '<h1>Sync</h1>'],
  ['about another site', {page: '//evil.example/', helpful: 'no'}, '<h1>Sync</h1>'],
])('a form post %s shows a page of ours with what was typed', async (_, fields, shown) => {
  const response = await setUp().form({locale: 'en', text: '<b>&"', ...fields});
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain(shown);
  expect(html).toContain('<input value="&lt;b&gt;&amp;&quot;" type=text');
});
