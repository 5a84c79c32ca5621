import {isHan, runsOf} from './runs';
import {STOP_WORDS} from './stop-words';
import {tokenise} from './tokenise';

const MAX_LENGTH = 512;
/** Limit of words and name parts: ranking takes about 15 ms for 16 of the most common ones. */
const MAX_PARTS = 16;
/** Number of Han characters that count as one word. */
const HAN_PART = 8;

/** Prefixes and locations that consoles add to a message. */
const CONSOLE_START = /^\s*uncaught\b(?:\s*\(in promise\))?[\s:]*/i;
const ADDRESSES = /["'(]?\bhttps?:\/\/[^\s"')]*["')]?:?/gi;
const MIN_MESSAGE_PARTS = 3;
/** A typed match pattern, such as *://*.example.com/* or "google.*", asks about matching. */
const MATCH_PATTERN = /\S*(?:\*:\/\/|[a-z\d]\.\*)\S*/gi;

/** The ends of the words and parts of names in a run. */
const partEnds = (run: string) =>
  tokenise(run)
    .filter(({kind}) => kind === 'word' || kind === 'version')
    .map(({end}) => end);

const sizeOf = (run: string) =>
  isHan(run) ? Math.ceil(run.length / HAN_PART) : partEnds(run).length;
const sizeOfAll = (runs: readonly {text: string}[]) =>
  runs.reduce((sum, {text}) => sum + sizeOf(text), 0);

/** A pasted error message without boilerplate and URLs. */
function withoutConsoleWords(query: string): string {
  const message = query.replace(CONSOLE_START, '');
  const words = message.replace(ADDRESSES, ' ').trim();
  return runsOf(words).length >= MIN_MESSAGE_PARTS ? words : message || query;
}

const cutRun = (run: string, parts: number) =>
  run.slice(0, isHan(run) ? parts * HAN_PART : partEnds(run)[parts - 1]);

/** Shortens a query: first filler words, then its end. */
export function shortenQuery(query: string): string {
  const message = withoutConsoleWords(query.slice(0, MAX_LENGTH));
  const text = message.replace(MATCH_PATTERN, ' @match ');
  const runs = runsOf(text);
  if (sizeOfAll(runs) <= MAX_PARTS) return text;
  const kept: string[] = [];
  let room = MAX_PARTS;
  for (const run of runs) {
    if (STOP_WORDS.has(run.text.toLowerCase())) continue;
    kept.push(cutRun(run.text, room));
    room -= sizeOf(run.text);
    if (room <= 0) break;
  }
  return kept.join(' ');
}
