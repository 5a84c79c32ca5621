import type {SearchRecord} from '@scriptcat/contract';

/** Smaller plans of the hosted service reject larger records. */
const MAX_BYTES = 9_500;
const BATCH_SIZE = 500;

/** Index settings that make the hosted service rank like our engine. */
export const indexSettings = {
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'unordered(words)',
    'unordered(names)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type', 'hierarchy.lvl0'],
  unretrievableAttributes: ['words'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  indexLanguages: ['zh', 'en'],
  queryLanguages: ['zh', 'en'],
  ignorePlurals: ['en'],
  separatorsToIndex: '_@',
  distinct: false,
};

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The record with its text cut to the size limit. */
export function fitRecord(record: SearchRecord): SearchRecord {
  const over = bytesOf(record) - MAX_BYTES;
  if (over <= 0 || record.content === null) return record;
  // A character takes at most three bytes of JSON here, so this loop ends soon.
  const kept = Math.max(0, record.content.length - Math.max(Math.ceil(over / 3), 100));
  return fitRecord({...record, content: kept > 0 ? record.content.slice(0, kept) : null});
}

/** Splits records into batches of the size that the service accepts. */
export function batches(records: readonly SearchRecord[]): SearchRecord[][] {
  const count = Math.ceil(records.length / BATCH_SIZE);
  return Array.from({length: count}, (_, order) =>
    records.slice(order * BATCH_SIZE, (order + 1) * BATCH_SIZE),
  );
}
