import {randomUUID} from 'node:crypto';
import {expect, test} from 'vitest';
import {createTestApp, now} from '../test/app';
import {collect} from '../test/feedback';

// What both forms have in common is tested with the survey.
const path = '/api/page-feedback';

test('a JSON post is stored if there is such a page', async () => {
  const {post, store} = createTestApp();
  const vote = {id: randomUUID(), page: '/docs/use/sync/', locale: 'en', helpful: 'no', text: '?'};
  expect((await post(path, vote)).status).toBe(201);
  expect(await collect(store.votes.entries())).toEqual([{...vote, receivedAt: now}]);
  const response = await post(path, {...vote, page: '/docs/nope/'});
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({errors: [{pointer: '/page'}]});
});

test('a form post leads back to the page, to the words of thanks', async () => {
  const {form, store} = createTestApp();
  const vote = {page: '/docs/use/sync/', locale: 'en', helpful: 'yes'};
  const response = await form(path, {...vote, text: ''});
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/en/docs/use/sync/#page-vote-thanks');
  expect(await collect(store.votes.entries())).toMatchObject([vote]);
});

test.each([
  ['without a choice', {page: '/docs/use/sync/'}, 'Please choose “Yes” or “No”.'],
  ['about a file', {page: '/sw.js', helpful: 'no'}, 'go back'],
  ['about a file above', {page: '/docs/../sw.js', helpful: 'no'}, 'go back'],
  ['about another site', {page: '//evil.example/', helpful: 'no'}, 'go back'],
])('a form post %s is refused and leads nowhere', async (_, fields, shown) => {
  const response = await createTestApp().form(path, {locale: 'en', text: '<b>&"', ...fields});
  expect(response.status).toBe(422);
  expect(response.headers.has('location')).toBe(false);
  expect((await response.text()).toLowerCase()).toContain(shown.toLowerCase());
});
