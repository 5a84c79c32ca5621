import type {SearchRecord} from '@scriptcat/contract';

/** Records above this size are refused by the smaller plans of the hosted service. */
const MAX_BYTES = 9_500;
const BATCH_SIZE = 500;

/** How the hosted service has to treat the records to rank like our own engine. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(names)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type', 'hierarchy.lvl0'],
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

/** The record with as much of its text as the service takes. */
export function fitRecord(record: SearchRecord): SearchRecord {
  const over = bytesOf(record) - MAX_BYTES;
  if (over <= 0 || record.content === null) return record;
  // A character is at most three bytes of JSON here, so this never has to be repeated often.
  const kept = Math.max(0, record.content.length - Math.max(Math.ceil(over / 3), 100));
  return fitRecord({...record, content: kept > 0 ? record.content.slice(0, kept) : null});
}

/** Splits records into calls of a size the service takes. */
export function batches(records: readonly SearchRecord[]): SearchRecord[][] {
  const count = Math.ceil(records.length / BATCH_SIZE);
  return Array.from({length: count}, (_, order) =>
    records.slice(order * BATCH_SIZE, (order + 1) * BATCH_SIZE),
  );
}
