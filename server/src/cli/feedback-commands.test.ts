import {PassThrough, Readable} from 'node:stream';
import {expect, test} from 'vitest';
import {createStore, type FeedbackStore} from '../store';
import {awkwardTexts, collect, createEntry, createVote} from '../test/feedback';
import {parseSince, runFeedbackCommand} from './feedback-commands';

const now = Date.UTC(2026, 1, 1);

function setUp(store: FeedbackStore = createStore('file::memory:')) {
  const out: string[] = [];
  const said: string[] = [];
  return {
    store,
    said,
    run: (args: string, input: Readable = new PassThrough().end()) =>
      runFeedbackCommand(args.split(' ').filter(Boolean), {
        store,
        now: () => now,
        input,
        write: async (text) => {
          out.push(text);
        },
        say: (text) => said.push(text),
      }),
    output: () => out.join(''),
  };
}

test('moves everything from one database to another, byte for byte and only once', async () => {
  const from = setUp();
  for (const [index, feedback] of awkwardTexts.entries()) {
    await from.store.add(createEntry({feedback, receivedAt: now + index, browser: 'edge'}));
  }
  await from.run('export');
  const piped = `\n> scriptcat-site@0.0.0 feedback\n> tsx cli\n\n${from.output()}`;
  const to = setUp();
  expect(await to.run('import', Readable.from([piped]))).toBe(0);
  expect(await to.run('import', Readable.from([piped]))).toBe(0);
  expect(await collect(to.store.entries())).toEqual(await collect(from.store.entries()));
  expect(to.said.join('')).toContain(`already there ${awkwardTexts.length}`);
});

test('moves votes on pages and what is done along with the survey', async () => {
  const from = setUp();
  const [entry, vote] = [createEntry(), createVote({text: '少了一步'})];
  await from.store.add(entry);
  await from.store.votes.add(vote);
  await from.store.votes.setDone(vote.id, now);
  await from.run('export');
  const to = setUp();
  expect(await to.run('import', Readable.from([from.output()]))).toBe(0);
  expect(await collect(to.store.entries())).toEqual([entry]);
  expect(await collect(to.store.votes.entries())).toEqual([{...vote, doneAt: now}]);
  expect(await to.run(`delete ${vote.id}`)).toBe(0);
  expect(await collect(to.store.votes.entries())).toEqual([]);
});

test('reports pages by unhelpful votes, with the sentences', async () => {
  const {run, store, output} = setUp();
  await store.votes.add(createVote({page: '/docs/use/use/', helpful: 'yes'}));
  await store.votes.add(createVote({text: 'older\u001b[31m'}));
  await store.votes.add(createVote({receivedAt: now, text: '第二句'}));
  await run('report --texts');
  expect(output()).toContain('Page feedback: 3 votes, 1 helpful');
  expect(output()).toMatch(/\/docs\/use\/sync\/ +█+ +2 +0 +100.0 %/);
  expect(output().indexOf('/docs/use/sync/')).toBeLessThan(output().indexOf('/docs/use/use/'));
  expect(output().indexOf('第二句')).toBeLessThan(output().indexOf('older'));
  expect(output()).not.toContain('\u001b');
});

test.each(['json', 'csv', 'html'])('has the votes in %s as well', async (format) => {
  const {run, store, output} = setUp();
  await store.votes.add(createVote({text: '<b>=1+1'}));
  await run(`report --texts --format ${format}`);
  expect(output()).toContain('/docs/use/sync/');
  expect(output()).toContain(format === 'html' ? '&lt;b&gt;=1+1' : '<b>=1+1');
});

test('an import names the lines it could not take and ends with an error', async () => {
  const {run, store, said} = setUp();
  const known = createEntry({feedback: 'first'});
  await store.add(known);
  const lines = [
    JSON.stringify({...known, feedback: 'second', receivedAt: '2026-01-05T08:00:00.000Z'}),
    '{"half":',
    JSON.stringify({id: known.id, reason: 'bugs'}),
    'null',
  ];
  expect(await run('import', Readable.from([lines.join('\n')]))).toBe(1);
  expect(said).toEqual([
    'line 2 is not an answer\n',
    'line 3 is not an answer\n',
    'line 4 is not an answer\n',
    `${known.id} is there with other content, which is kept\n`,
    'imported 0, already there 0, different 1, unreadable 3\n',
  ]);
  expect(await collect(store.entries())).toEqual([known]);
});

test('deletes an answer, and says so when there is none', async () => {
  const {run, store} = setUp();
  const entry = createEntry();
  await store.add(entry);
  expect(await run(`delete ${entry.id.toUpperCase()}`)).toBe(0);
  expect(await run(`delete ${entry.id}`)).toBe(1);
  expect(await run('delete everything')).toBe(2);
});

test('reports since a moment, in the format asked for', async () => {
  const {run, store, output} = setUp();
  await store.add(createEntry({receivedAt: now - 40 * 86_400_000}));
  await store.add(createEntry({receivedAt: now - 86_400_000, feedback: 'new'}));
  expect(await run('report --since 30d --format json --texts --limit 1')).toBe(0);
  expect(JSON.parse(output())).toMatchObject({total: 1, texts: [{feedback: 'new'}]});
});

test('the public report has no texts even when they are asked for', async () => {
  const {run, store, output} = setUp();
  await store.add(createEntry({feedback: 'private'}));
  await run('report --public --texts --format json');
  expect(output()).toContain('2026-01');
  expect(output()).not.toContain('private');
});

test.each([
  ['report --format pdf', 'expected table'],
  ['report --since yesterday', 'expected 30d'],
  ['report --limit none', 'expected a number'],
  ['report --colour', 'colour'],
  ['destroy', 'npm run feedback'],
])('%s is refused with the remedy', async (args, remedy) => {
  const {run, said, output} = setUp();
  expect(await run(args)).toBe(2);
  expect(said.join('')).toContain(remedy);
  expect(output()).toBe('');
});

test.each([
  [undefined, 0],
  ['30d', now - 30 * 86_400_000],
  ['2w', now - 14 * 86_400_000],
  ['2026-01-31', Date.UTC(2026, 0, 31)],
  ['2026-13-31', undefined],
  ['', undefined],
])('--since %s', (text, expected) => {
  expect(parseSince(text, now)).toBe(expected);
});
