import {expect, test} from 'vitest';
import {checkExternalLinks, externalLinks} from './external-links';
import {oldFigures, printRound, unhelpfulPages} from './weekly';

const now = Date.parse('2026-11-15');

test('figures older than two months are named with their age', () => {
  const stats = {users: {date: '2026-07-14'}, stars: {date: '2026-11-01'}};
  expect(oldFigures(stats, now)).toEqual(['"users" is 124 days old: npm run stats:refresh']);
});

test('a page is named when more readers say no than yes, and not for a single vote', () => {
  const pages = [
    {page: '/docs/use/sync/', yes: 1, no: 4, texts: [{text: 'no picture'}, {text: null}]},
    {page: '/docs/use/use/', yes: 9, no: 4},
    {page: '/docs/about/', yes: 0, no: 1},
  ];
  expect(unhelpfulPages(pages)).toEqual(['/docs/use/sync/: 4 no, 1 yes\n    “no picture”']);
});

test('the round is one list with what to do first and a count at the end', () => {
  const round = printRound([
    {name: 'Links', todo: ['a', 'b']},
    {name: 'Drift', todo: [], skipped: 'add --extension <folder>'},
    {name: 'Figures', todo: []},
  ]);
  expect(round).toBe(
    'Links\n  - a\n  - b\n\nDrift: not looked at, add --extension <folder>\n\nThese are fine: Figures\n\n2 things to do',
  );
});

test('finds the addresses of other sites, each once, without those that stand for any site', () => {
  const links = externalLinks([
    {
      file: 'a.mdx',
      source:
        '[x](https://scriptcat.org/search) `https://*.example.com/*` http://localhost:8642 https://a.example.com/b https://192.168.0.1/',
    },
    {file: 'b.mdx', source: '见 https://scriptcat.org/search#top。'},
  ]);
  expect(links).toEqual([{url: 'https://scriptcat.org/search', files: ['a.mdx', 'b.mdx']}]);
});

const links = ['https://a.org/1', 'https://a.org/2', 'https://b.org/'].map((url) => ({
  url,
  files: ['a.mdx'],
}));

/** Checks the links against a network that answers with these statuses. */
async function check(statusOf: (call: string) => number, maxLinks = 10) {
  const calls: string[] = [];
  const {broken, left} = await checkExternalLinks(links, {
    ask: async (url, method) => {
      calls.push(`${method} ${url}`);
      return {status: statusOf(`${method} ${url}`)};
    },
    pause: async () => void calls.push('pause'),
    maxLinks,
  });
  return {calls, left, broken: broken.map(({url, problem}) => `${url} ${problem}`)};
}

test('asks again with GET before it calls a link broken, and pauses for the same host', async () => {
  const {calls, broken} = await check((call) => {
    if (call.endsWith('/2')) return 404;
    return call === 'HEAD https://a.org/1' ? 405 : 200;
  });
  expect(calls).toEqual([
    'HEAD https://a.org/1',
    'GET https://a.org/1',
    'pause',
    'HEAD https://a.org/2',
    'GET https://a.org/2',
    'HEAD https://b.org/',
  ]);
  expect(broken).toEqual(['https://a.org/2 answers 404']);
});

test('a site that refuses programs is not broken, one that does not answer is', async () => {
  const {broken, left} = await check((call) => {
    if (call.includes('b.org')) throw new Error('no route');
    return 403;
  });
  expect({broken, left}).toEqual({broken: ['https://b.org/ does not answer (no route)'], left: 0});
});

test('asks for no more links than it may', async () => {
  const {calls, left} = await check(() => 200, 2);
  expect([calls.length, left]).toEqual([3, 1]);
});
