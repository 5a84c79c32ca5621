import {existsSync} from 'node:fs';
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';
import {feedbackPatterns, parseSubmission, parseVote} from '@scriptcat/contract';
import type {Entry} from '../report/entries';
import {pagePart, surveyPart} from '../report/parts';
import {createReport} from '../report/report';
import {renderTable} from '../report/table';
import type {FeedbackStore} from '../store';

export interface CommandDeps {
  store: FeedbackStore;
  now: () => number;
  input: NodeJS.ReadableStream;
  /** Resolves when more can be written: an export does not pile up in memory. */
  write(text: string): Promise<void>;
  /** For what is not the result itself. */
  say(text: string): void;
}

const usage = `npm run feedback -- <command>

  report [--format table|json] [--since 30d|12w|2026-01-31] [--texts] [--limit 20]
                                 survey, and pages by unhelpful votes
  delete <id>                    removes one answer for good
  backup <file>                  a consistent copy of the embedded database, also while it is used
  export                         every answer, one JSON object a line
  import                         reads such lines from standard input

The database is DATABASE_URL. To move to PostgreSQL:
  npm run -s feedback -- export | DATABASE_URL=postgres://… npm run -s feedback -- import
`;

/** Something is wrong with the command line; the message says what to write instead. */
class UsageError extends Error {}

const commands = {report, delete: remove, backup: backUp, export: exportAll, import: importAll};

export async function runFeedbackCommand(args: readonly string[], deps: CommandDeps) {
  const [name = 'help', ...rest] = args;
  if (!Object.hasOwn(commands, name)) {
    deps.say(usage);
    return /^(?:--)?help$/.test(name) ? 0 : 2;
  }
  try {
    return await commands[name as keyof typeof commands](deps, rest);
  } catch (cause) {
    const {message, code} = cause as NodeJS.ErrnoException;
    if (!(cause instanceof UsageError) && !code?.startsWith('ERR_PARSE_ARGS')) throw cause;
    deps.say(`${message}\n`);
    return 2;
  }
}

const reportOptions = {
  format: {type: 'string', default: 'table'},
  since: {type: 'string'},
  texts: {type: 'boolean', default: false},
  limit: {type: 'string', default: '20'},
} as const;

async function report({store, now, write}: CommandDeps, args: string[]): Promise<number> {
  const {format, texts, ...options} = parseArgs({args, options: reportOptions}).values;
  if (!['table', 'json'].includes(format)) {
    throw new UsageError(`--format ${format}: expected table or json`);
  }
  const since = parseSince(options.since, now());
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new UsageError(`--limit ${options.limit}: expected a number`);
  }
  const counted = await createReport(store, {since, texts: texts ? limit : 0});
  if (format === 'json') await write(`${JSON.stringify(counted, null, 2)}\n`);
  // With the short names that the database has.
  else await write(renderTable([surveyPart(counted, 'en', String), pagePart(counted, 'en')]));
  return 0;
}

function parseSince(text: string | undefined, now: number): number {
  if (text === undefined) return 0;
  const [, count, unit] = /^(\d{1,4})([dw])$/.exec(text) ?? [];
  if (count) return Math.max(0, now - Number(count) * (unit === 'w' ? 7 : 1) * 86_400_000);
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(date)) return date;
  throw new UsageError(`--since ${text}: expected 30d, 12w or a date like 2026-01-31`);
}

async function remove({store, say}: CommandDeps, [id = '']: string[]): Promise<number> {
  if (!feedbackPatterns.id.test(id)) {
    throw new UsageError(`delete: expected a feedback id, got "${id}"`);
  }
  const key = id.toLowerCase();
  const isDeleted = (await store.delete(key)) || (await store.votes.delete(key));
  say(isDeleted ? `deleted ${id}\n` : `There’s no answer ${id}.\n`);
  return isDeleted ? 0 : 1;
}

async function backUp({store, say}: CommandDeps, [file = '']: string[]): Promise<number> {
  if (file === '') throw new UsageError('backup: name a file');
  if (!store.backup) throw new UsageError('backup: for PostgreSQL, use pg_dump');
  if (existsSync(file)) throw new UsageError(`backup: ${file} already exists. Choose another name`);
  await store.backup(file);
  say(`saved ${file}\n`);
  return 0;
}

async function exportAll({store, write, say}: CommandDeps): Promise<number> {
  let count = 0;
  for (const entries of [store.entries(), store.votes.entries()]) {
    for await (const {receivedAt, doneAt, ...entry} of entries as AsyncIterable<Entry>) {
      const toTime = (time: number) => new Date(time).toISOString();
      const done = doneAt === undefined ? {} : {doneAt: toTime(doneAt)};
      await write(`${JSON.stringify({...entry, receivedAt: toTime(receivedAt), ...done})}\n`);
      count += 1;
    }
  }
  say(`exported ${count}\n`);
  return 0;
}

async function importAll({store, input, say}: CommandDeps): Promise<number> {
  const counts = {stored: 0, same: 0, other: 0, unreadable: 0};
  const add = async (entry: Entry) => {
    const {outcome} = await ('page' in entry ? store.votes.add(entry) : store.add(entry));
    counts[outcome] += 1;
    if (outcome === 'other') say(`${entry.id} already exists with other content, which was kept\n`);
  };
  // Several under way at once, so that a database far away is not waited for line by line.
  const batch: Entry[] = [];
  let number = 0;
  for await (const line of createInterface({input, crlfDelay: Number.POSITIVE_INFINITY})) {
    number += 1;
    // What `npm run` prints before the export when it is not told to be silent.
    if (line.trim() === '' || line.startsWith('> ')) continue;
    const entry = parseLine(line);
    if (entry) batch.push(entry);
    else {
      counts.unreadable += 1;
      say(`line ${number} isn’t an answer\n`);
    }
    if (batch.length === 200) await Promise.all(batch.splice(0).map(add));
  }
  await Promise.all(batch.map(add));
  const {stored, same, other, unreadable} = counts;
  say(`imported ${stored}, unchanged ${same}, different ${other}, unreadable ${unreadable}\n`);
  return other + unreadable > 0 ? 1 : 0;
}

function parseLine(line: string): Entry | undefined {
  try {
    const {receivedAt, doneAt, ...rest} = JSON.parse(line);
    const times = {
      receivedAt: Date.parse(receivedAt),
      ...(doneAt !== undefined && {doneAt: Date.parse(doneAt)}),
    };
    const parsed = 'page' in rest ? parseVote(rest) : parseSubmission(rest);
    const isValid = parsed.ok && !Object.values(times).some(Number.isNaN);
    return isValid ? {...parsed.entry, ...times} : undefined;
  } catch {
    return undefined;
  }
}
