import {Readable} from 'node:stream';
import {csvCell} from '../report/csv';
import {surveyTable, voteTable} from '../store/tables';
import type {Entry, Kind} from './entries';

const columnsOf = {survey: surveyTable.columns, votes: voteTable.columns} as const;

const toTime = (time: number) => new Date(time).toISOString();

/** An entry by the names of its columns, times as people read them. */
function toRow(kind: Kind, entry: Entry): Record<string, string | number | null> {
  const table = kind === 'votes' ? voteTable : surveyTable;
  const row = table.toRow(entry as never);
  for (const name of ['received_at', 'done_at']) {
    const time = row[name];
    if (typeof time === 'number') row[name] = toTime(time);
  }
  return row;
}

async function* csvLines(kind: Kind, entries: AsyncIterable<Entry>) {
  // Without the byte order mark Excel reads Chinese as Latin-1.
  yield `\ufeff${columnsOf[kind].join(',')}\r\n`;
  for await (const entry of entries) {
    const row = toRow(kind, entry);
    yield `${columnsOf[kind].map((name) => csvCell(row[name])).join(',')}\r\n`;
  }
}

async function* jsonLines(kind: Kind, entries: AsyncIterable<Entry>) {
  let mark = '[';
  for await (const entry of entries) {
    yield `${mark}\n${JSON.stringify(toRow(kind, entry))}`;
    mark = ',';
  }
  yield mark === '[' ? '[]\n' : '\n]\n';
}

/** Everything of one kind as a file, sent as it is read. */
export function exportEntries(
  kind: Kind,
  format: 'csv' | 'json',
  entries: AsyncIterable<Entry>,
): Response {
  const lines = format === 'csv' ? csvLines(kind, entries) : jsonLines(kind, entries);
  const body = Readable.toWeb(Readable.from(lines).map((line: string) => Buffer.from(line)));
  return new Response(body as unknown as ReadableStream, {
    headers: {
      'content-type':
        format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="scriptcat-${kind}.${format}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
