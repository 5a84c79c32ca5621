import {checkHeader} from './check';
import {safeFixes} from './rules/levels';
import type {Finding, Fix} from './rules/script';

/** A line before and after a fix; one of the two is missing where a line goes or comes. */
export interface ChangedLine {
  line: number;
  before: string | undefined;
  after: string | undefined;
}

/** Upper limit of rounds; a fix may reveal the next finding. */
const maxRounds = 200;

/** Applies a fix to the text it was made for. */
export function applyFix(source: string, {edits}: Pick<Fix, 'edits'>): string {
  const ordered = [...edits].sort((a, b) => b.from - a.from);
  return ordered.reduce(
    (text, {from, to, insert}) => text.slice(0, from) + insert + text.slice(to),
    source,
  );
}

/** True for a fix that cannot change working behaviour. */
export function isSafeFix({code, fix}: Finding): boolean {
  return fix !== undefined && safeFixes.has(code);
}

/** Applies every safe fix. No line is lost, and the script still runs on the same pages. */
export function applySafeFixes(source: string): string {
  let text = source;
  for (let round = 0; round < maxRounds; round++) {
    const next = checkHeader(text).findings.find(isSafeFix);
    if (!next?.fix) break;
    text = applyFix(text, next.fix);
  }
  return text;
}

/** The lines a fix changes, so that they can be shown before it is applied. */
export function previewFix(source: string, fix: Pick<Fix, 'edits'>): ChangedLine[] {
  const before = source.split('\n');
  const after = applyFix(source, fix).split('\n');
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  const kept = new Set(removed.filter((text) => added.includes(text)));
  const lines: ChangedLine[] = [];
  for (const [index, text] of removed.entries()) {
    if (!kept.has(text)) lines.push({line: start + index + 1, before: text, after: undefined});
  }
  for (const [index, text] of added.entries()) {
    if (!kept.has(text)) lines.push({line: start + index + 1, before: undefined, after: text});
  }
  return lines;
}
