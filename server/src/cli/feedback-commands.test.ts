import {PassThrough, Readable} from 'node:stream';
import {expect, test} from 'vitest';
import {createStore} from '../store';
import {addAll, awkwardTexts, collect, createEntry, createVote} from '../test/feedback';
import {runFeedbackCommand} from './feedback-commands';

const now = Date.UTC(2026, 1, 1);

function setUp() {
  const store = createStore('file::memory:');
  const out: string[] = [];
  const said: string[] = [];
  const run = (args: string, input: Readable = new PassThrough().end()) =>
    runFeedbackCommand(args.split(' '), {
      store,
      now: () => now,
      input,
      write: async (text) => void out.push(text),
      say: (text) => said.push(text),
    });
  return {store, said, run, output: () => out.join('')};
}

test('moves everything from one database to another, byte for byte and only once', async () => {
  const from = setUp();
  await addAll(
    from.store,
    awkwardTexts.map((feedback, at) => createEntry({feedback, receivedAt: now + at})),
  );
  const vote = createVote({text: '少了一步', doneAt: now});
  await from.store.votes.add(vote);
  await from.run('export');
  const piped = `\n> scriptcat-site@0.0.0 feedback\n> tsx cli\n\n${from.output()}`;
  const to = setUp();
  expect(await to.run('import', Readable.from([piped]))).toBe(0);
  expect(await to.run('import', Readable.from([piped]))).toBe(0);
  expect(await collect(to.store.entries())).toEqual(await collect(from.store.entries()));
  expect(await collect(to.store.votes.entries())).toEqual([vote]);
  expect(to.said.join('')).toContain(`unchanged ${awkwardTexts.length + 1}`);
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
    'line 2 isn’t an answer\n',
    'line 3 isn’t an answer\n',
    'line 4 isn’t an answer\n',
    `${known.id} already exists with other content, which was kept\n`,
    'imported 0, unchanged 0, different 1, unreadable 3\n',
  ]);
  expect(await collect(store.entries())).toEqual([known]);
});

test('deletes an answer or a vote, and says so when there is none', async () => {
  const {run, store} = setUp();
  const [entry, vote] = [createEntry(), createVote()];
  await store.add(entry);
  await store.votes.add(vote);
  expect(await run(`delete ${entry.id.toUpperCase()}`)).toBe(0);
  expect(await run(`delete ${vote.id}`)).toBe(0);
  expect(await run(`delete ${entry.id}`)).toBe(1);
  expect(await collect(store.votes.entries())).toEqual([]);
});

test.each([
  ['table', '30d'],
  ['json', '4w'],
  ['json', '2026-01-01'],
])('reports as %s since %s', async (format, since) => {
  const {run, store, output} = setUp();
  await store.add(createEntry({receivedAt: now - 40 * 86_400_000, feedback: 'old'}));
  await store.add(createEntry({receivedAt: now - 86_400_000, feedback: 'new'}));
  await store.votes.add(createVote({text: 'unclear'}));
  expect(await run(`report --since ${since} --texts --limit 1 --format ${format}`)).toBe(0);
  for (const part of ['new', '/docs/use/sync/', 'unclear']) expect(output()).toContain(part);
  expect(output()).not.toContain('old');
  if (format === 'json') expect(JSON.parse(output())).toMatchObject({total: 1, pages: {total: 1}});
});

test.each([
  ['report --format pdf', 'expected table'],
  ['report --since yesterday', 'expected 30d'],
  ['report --since 2026-13-31', 'expected 30d'],
  ['report --limit none', 'expected a number'],
  ['report --colour', 'colour'],
  ['delete everything', 'expected a feedback id'],
  ['destroy', 'npm run feedback'],
])('%s is refused with the remedy', async (args, remedy) => {
  const {run, said, output} = setUp();
  expect(await run(args)).toBe(2);
  expect(said.join('')).toContain(remedy);
  expect(output()).toBe('');
});
