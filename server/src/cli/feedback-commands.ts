import {existsSync} from 'node:fs';
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';
import {feedbackPatterns, parseSubmission, parseVote} from '@scriptcat/contract';
import {renderCsv, renderPublicCsv} from '../report/csv';
import {renderHtml, renderPublicHtml} from '../report/html';
import {createPageReport, type PageReport} from '../report/page-report';
import {createPublicReport, type PublicReport} from '../report/public-report';
import {createReport, type Report} from '../report/report';
import {renderPublicTable, renderTable} from '../report/table';
import type {FeedbackStore, StoredFeedback, StoredVote} from '../store';

export interface CommandDeps {
  store: FeedbackStore;
  now: () => number;
  input: NodeJS.ReadableStream;
  /** Resolves when more can be written: an export does not pile up in memory. */
  write(text: string): Promise<void>;
  /** For what is not the result itself. */
  say(text: string): void;
}

export const usage = `npm run feedback -- <command>

  report [--format table|json|csv|html] [--since 30d|12w|2026-01-31] [--texts] [--limit 20]
                                 survey, and pages by unhelpful votes
  report --public [--format …]   monthly shares without texts, small numbers left out
  delete <id>                    removes one answer for good
  backup <file>                  a consistent copy of the embedded database, also while it is used
  export                         every answer, one JSON object a line
  import                         reads such lines from standard input

The database is DATABASE_URL. To move to PostgreSQL:
  npm run -s feedback -- export | DATABASE_URL=postgres://… npm run -s feedback -- import
`;

const formats = {
  table: [renderTable, renderPublicTable],
  json: [(report, pages) => toJson({...report, pages}), toJson],
  csv: [renderCsv, renderPublicCsv],
  html: [renderHtml, renderPublicHtml],
} as const satisfies Record<
  string,
  [(report: Report, pages: PageReport) => string, (report: PublicReport) => string]
>;

function toJson(report: object): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Runs one command; answers the exit code. */
export async function runFeedbackCommand(args: readonly string[], deps: CommandDeps) {
  const [command, ...rest] = args;
  if (command === 'report') return report(rest, deps);
  if (command === 'delete') return remove(rest, deps);
  if (command === 'backup') return backUp(rest, deps);
  if (command === 'export') return exportAll(deps);
  if (command === 'import') return importAll(deps);
  deps.say(usage);
  return command === undefined || command === 'help' || command === '--help' ? 0 : 2;
}

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        format: {type: 'string', default: 'table'},
        since: {type: 'string'},
        texts: {type: 'boolean', default: false},
        limit: {type: 'string', default: '20'},
        public: {type: 'boolean', default: false},
      },
    }).values;
  } catch (cause) {
    return (cause as Error).message;
  }
}

async function report(args: string[], {store, now, write, say}: CommandDeps): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') return fail(say, options);
  if (!Object.hasOwn(formats, options.format)) {
    return fail(say, `--format ${options.format}: expected table, json, csv or html`);
  }
  const since = parseSince(options.since, now());
  if (since === undefined) {
    return fail(say, `--since ${options.since}: expected 30d, 12w or a date like 2026-01-31`);
  }
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1)
    return fail(say, `--limit ${options.limit}: expected a number`);
  const [render, renderPublic] = formats[options.format as keyof typeof formats];
  const entries = store.entries(since);
  const texts = options.texts ? limit : 0;
  await write(
    options.public
      ? renderPublic(await createPublicReport(entries))
      : render(
          await createReport(entries, {texts}),
          await createPageReport(store.votes.entries(since), {texts}),
        ),
  );
  return 0;
}

function fail(say: CommandDeps['say'], message: string): number {
  say(`${message}\n`);
  return 2;
}

/** The moment a `--since` means: everything without one, undefined when it means nothing. */
export function parseSince(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return 0;
  const span = /^(\d{1,4})([dw])$/.exec(text);
  if (span) return Math.max(0, now - Number(span[1]) * (span[2] === 'w' ? 7 : 1) * 86_400_000);
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(date) ? undefined : date;
}

async function remove([id = '']: string[], {store, say}: CommandDeps): Promise<number> {
  if (!feedbackPatterns.id.test(id))
    return fail(say, `delete: expected a feedback id, got "${id}"`);
  const key = id.toLowerCase();
  const isDeleted = (await store.delete(key)) || (await store.votes.delete(key));
  say(isDeleted ? `deleted ${id}\n` : `there is no answer ${id}\n`);
  return isDeleted ? 0 : 1;
}

async function backUp([file = '']: string[], {store, say}: CommandDeps): Promise<number> {
  if (file === '') return fail(say, 'backup: missing file name');
  if (!store.backup) return fail(say, 'backup: use pg_dump for PostgreSQL');
  if (existsSync(file)) return fail(say, `backup: ${file} exists already`);
  await store.backup(file);
  say(`saved ${file}\n`);
  return 0;
}

async function exportAll({store, write, say}: CommandDeps): Promise<number> {
  let count = 0;
  for (const entries of [store.entries(), store.votes.entries()]) {
    for await (const entry of entries) {
      await write(toLine(entry));
      count += 1;
    }
  }
  say(`exported ${count}\n`);
  return 0;
}

const toTime = (time: number) => new Date(time).toISOString();

function toLine({receivedAt, doneAt, ...entry}: StoredFeedback | StoredVote): string {
  const done = doneAt === undefined ? {} : {doneAt: toTime(doneAt)};
  return `${JSON.stringify({...entry, receivedAt: toTime(receivedAt), ...done})}\n`;
}

async function importAll({store, input, say}: CommandDeps): Promise<number> {
  const counts = {stored: 0, same: 0, other: 0, unreadable: 0};
  const add = async (entry: StoredFeedback | StoredVote) => {
    const {outcome} = await ('page' in entry ? store.votes.add(entry) : store.add(entry));
    counts[outcome] += 1;
    if (outcome === 'other') say(`${entry.id} is there with other content, which is kept\n`);
  };
  // Several under way at once, so that a database far away is not waited for line by line.
  let batch: (StoredFeedback | StoredVote)[] = [];
  let number = 0;
  for await (const line of createInterface({input, crlfDelay: Number.POSITIVE_INFINITY})) {
    number += 1;
    // What `npm run` prints before the export when it is not told to be silent.
    if (line.trim() === '' || line.startsWith('> ')) continue;
    const entry = parseLine(line);
    if (entry) batch.push(entry);
    else {
      counts.unreadable += 1;
      say(`line ${number} is not an answer\n`);
    }
    if (batch.length < 200) continue;
    await Promise.all(batch.map(add));
    batch = [];
  }
  await Promise.all(batch.map(add));
  const {stored, same, other, unreadable} = counts;
  say(`imported ${stored}, already there ${same}, different ${other}, unreadable ${unreadable}\n`);
  return other + unreadable > 0 ? 1 : 0;
}

function parseLine(line: string): StoredFeedback | StoredVote | undefined {
  try {
    const {receivedAt, doneAt, ...rest} = JSON.parse(line);
    const time = Date.parse(receivedAt);
    const done = doneAt === undefined ? {} : {doneAt: Date.parse(doneAt)};
    if (Number.isNaN(time) || Number.isNaN(done.doneAt)) return undefined;
    if ('page' in rest) {
      const parsed = parseVote(rest);
      return parsed.ok ? {...parsed.value.vote, receivedAt: time, ...done} : undefined;
    }
    const parsed = parseSubmission(rest);
    return parsed.ok ? {...parsed.value.feedback, receivedAt: time, ...done} : undefined;
  } catch {
    return undefined;
  }
}
