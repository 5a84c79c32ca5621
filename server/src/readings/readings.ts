import type {LanguageTag} from '@scriptcat/contract';
import {type ListOptions, listBody, overviewBody} from '../desk/views';
import {CSV_START, csvLine} from '../report/csv';
import {aboutOf, type Entry, entriesOf, type Kind, textOf} from '../report/entries';
import {createPublicReport, createReport, keepLatest} from '../report/report';
import type {FeedbackStore} from '../store';
import {surveyTable, voteTable} from '../store/tables';

/** Work that reads many rows of the database; pages of the desk are rendered with it. */
export type Reading =
  | {name: 'overview'; weeks: number; since: number; language: LanguageTag}
  | {name: 'publicReport'}
  | ({name: 'texts'} & ListOptions)
  | {name: 'export'; kind: Kind; format: 'csv' | 'json'};

const MAX_FOUND = 100;
const CHUNK_CHARACTERS = 65_536;

/** Yields the parts of a reading: markup, a report as JSON, or chunks of a file. */
export async function* runReading(
  reading: Reading,
  store: FeedbackStore,
): AsyncGenerator<string | Uint8Array> {
  if (reading.name === 'overview') {
    const {since, weeks, language} = reading;
    yield String(overviewBody(await createReport(store, {since}), weeks, language));
  } else if (reading.name === 'publicReport') {
    yield JSON.stringify(await createPublicReport(store));
  } else if (reading.name === 'texts') {
    const {latest, count} = await findTexts(store, reading);
    yield String(listBody(latest, count, reading));
  } else {
    yield* inChunks(exportLines(store, reading.kind, reading.format));
  }
}

async function findTexts(store: FeedbackStore, {kind, filter, language}: ListOptions) {
  const {state, query} = filter;
  const wanted = query.toLowerCase();
  const latest: Entry[] = [];
  let count = 0;
  for await (const entry of entriesOf(store, kind).entries()) {
    const text = textOf(entry);
    if (!text || (state !== 'all' && (state === 'done') !== (entry.doneAt !== undefined))) continue;
    const whole = [text, ...aboutOf(entry, language)].join('\n').toLowerCase();
    if (!whole.includes(wanted)) continue;
    count += 1;
    keepLatest(latest, entry, MAX_FOUND);
  }
  return {latest, count};
}

async function* exportLines(store: FeedbackStore, kind: Kind, format: 'csv' | 'json') {
  const {columns, toRow} = kind === 'votes' ? voteTable : surveyTable;
  yield format === 'csv' ? CSV_START + csvLine(columns) : '[';
  let mark = '\n';
  for await (const entry of entriesOf(store, kind).entries()) {
    const row = toRow(entry as never);
    for (const [name, value] of Object.entries(row)) {
      if (name.endsWith('_at') && value !== null) row[name] = new Date(value).toISOString();
    }
    yield format === 'csv' ? csvLine(Object.values(row)) : mark + JSON.stringify(row);
    mark = ',\n';
  }
  if (format === 'json') yield '\n]\n';
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  for await (const line of lines) {
    text += line;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield encoder.encode(text);
    text = '';
  }
  if (text) yield encoder.encode(text);
}
