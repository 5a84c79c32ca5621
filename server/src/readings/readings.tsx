import type {LanguageTag} from '@scriptcat/contract';
import {aboutOf, type Entry, type Kind, textOf} from '../desk/entries';
import {createDesk} from '../desk/page';
import {EntryList, type ListOptions, OverviewView, type Weeks} from '../desk/views';
import {csvCell} from '../report/csv';
import {createPageReport} from '../report/page-report';
import {createPublicReport, type PublicReport} from '../report/public-report';
import {createReport} from '../report/report';
import type {EntryStore, FeedbackStore} from '../store';
import {surveyTable, voteTable} from '../store/tables';

/** Work that reads many rows of the database; pages of the desk are rendered with it. */
export type Reading =
  | {name: 'overview'; weeks: Weeks; since: number; locale: LanguageTag}
  | {name: 'publicReport'}
  | ({name: 'texts'; locale: LanguageTag} & ListOptions)
  | {name: 'export'; kind: Kind; format: 'csv' | 'json'};

const MAX_FOUND = 100;
const CHUNK_ROWS = 500;
const CHUNK_CHARACTERS = 65_536;

/** Which store holds a kind of entry. */
export const entriesOf = (store: FeedbackStore, kind: Kind) =>
  (kind === 'votes' ? store.votes : store) as EntryStore<Entry>;

/** Yields the parts of a reading: one, but for exports. */
export async function* runReading(
  reading: Reading,
  store: FeedbackStore,
): AsyncGenerator<string | PublicReport | Uint8Array> {
  switch (reading.name) {
    case 'overview': {
      const {since, weeks, locale} = reading;
      const survey = await createReport(store.entries(since));
      const pages = await createPageReport(store.votes.entries(since));
      yield String(<OverviewView {...{desk: createDesk(locale), weeks, survey, pages}} />);
      break;
    }
    case 'publicReport':
      yield await createPublicReport(store.entries());
      break;
    case 'texts': {
      const found = await findTexts(entriesOf(store, reading.kind).entries(), reading);
      yield String(<EntryList desk={createDesk(reading.locale)} {...reading} {...found} />);
      break;
    }
    case 'export':
      yield* inChunks(exportLines(reading, entriesOf(store, reading.kind).entries()));
  }
}

async function findTexts(
  entries: AsyncIterable<Entry>,
  {filter: {state, query}, locale}: Pick<ListOptions, 'filter'> & {locale: LanguageTag},
) {
  const wanted = query.toLowerCase();
  const latest: Entry[] = [];
  let count = 0;
  for await (const entry of entries) {
    const text = textOf(entry);
    if (!text || (state !== 'all' && (state === 'done') !== (entry.doneAt !== undefined))) continue;
    const whole = [text, ...aboutOf(entry, locale)].join('\n').toLowerCase();
    if (!whole.includes(wanted)) continue;
    count += 1;
    latest.push(entry);
    if (latest.length > MAX_FOUND) latest.shift();
  }
  return {entries: latest.reverse(), count};
}

async function* exportLines(
  {kind, format}: {kind: Kind; format: 'csv' | 'json'},
  entries: AsyncIterable<Entry>,
): AsyncGenerator<string> {
  const {columns, toRow} = kind === 'votes' ? voteTable : surveyTable;
  const isTime = (name: string) => name.endsWith('_at');
  // Without the byte order mark Excel reads Chinese as Latin-1.
  yield format === 'csv' ? `\ufeff${columns.join(',')}\r\n` : '[';
  let mark = '\n';
  for await (const entry of entries) {
    const row = Object.entries(toRow(entry as never)).map(
      ([name, value]) =>
        [name, isTime(name) && value !== null ? new Date(value).toISOString() : value] as const,
    );
    if (format === 'csv') yield `${row.map(([, value]) => csvCell(value)).join(',')}\r\n`;
    else yield `${mark}${JSON.stringify(Object.fromEntries(row))}`;
    mark = ',\n';
  }
  if (format === 'json') yield '\n]\n';
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  let rows = 0;
  for await (const line of lines) {
    text += line;
    rows += 1;
    if (rows < CHUNK_ROWS && text.length < CHUNK_CHARACTERS) continue;
    yield encoder.encode(text);
    text = '';
    rows = 0;
  }
  if (text) yield encoder.encode(text);
}
