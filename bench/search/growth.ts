import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {languageTags, type SearchRecord} from '@scriptcat/contract';
import {createSearchIndex, search, showFound} from '@scriptcat/search';

/** A seeded random generator, so that two runs measure the same records. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Makes this many records by shuffling sentences of the real ones. */
export function grow(records: readonly SearchRecord[], size: number): SearchRecord[] {
  const random = createRandom(size);
  const pick = <Value>(list: readonly Value[]): Value =>
    list[Math.floor(random() * list.length)] as Value;
  const sentencesIn = (language: string) =>
    records
      .filter((record) => record.language === language)
      .flatMap(({content}) => content?.split(/(?<=[。.!?！？])\s*/) ?? [])
      .filter(Boolean);
  const sentences = new Map(
    languageTags.map((language): [string, string[]] => [language, sentencesIn(language)]),
  );
  return Array.from({length: size}, (_, order) => {
    const source = records[order % records.length] as SearchRecord;
    if (order < records.length) return source;
    const own = sentences.get(source.language) ?? [];
    const count = 2 + Math.floor(random() * 8);
    const name = `example_${order.toString(36)}`;
    return {
      ...source,
      objectID: `${source.objectID}-${order}`,
      url: `${source.url_without_anchor}${order}/`,
      url_without_anchor: `${source.url_without_anchor}${order}/`,
      content: `${name} ${Array.from({length: count}, () => pick(own)).join(' ')}`,
      names: [name],
    };
  });
}

export interface Growth {
  records: number;
  buildMs: number;
  megabytes: number;
  p50: number;
  p99: number;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function used(): number {
  collectGarbage();
  const {heapUsed, arrayBuffers} = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

/** Builds an index of the records and asks it every query as the dialog does. */
export function measureGrowth(
  records: readonly SearchRecord[],
  queries: readonly {query: string; language: string}[],
): Growth {
  const before = used();
  const started = performance.now();
  const index = createSearchIndex(records);
  const buildMs = performance.now() - started;
  const megabytes = used() - before;
  const times: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (const {query, language} of queries) {
      const start = performance.now();
      showFound(search(index, {query, language}));
      // The first round warms the compiler up, as the first visitors of a server do.
      if (round > 0) times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  return {
    records: records.length,
    buildMs,
    megabytes,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}
