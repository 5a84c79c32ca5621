import {parseCron} from '../cron/parse';
import {applyFix, checkHeader} from './check';
import {parseHeader} from './parse';
import {type HeaderLine, printHeader} from './print';
import type {Finding} from './rules/script';

/** What the form of the generator asks for. */
export interface HeaderForm {
  kind: 'page' | 'background' | 'crontab';
  name: string;
  namespace: string;
  version: string;
  description: string;
  author: string;
  matches: readonly string[];
  runAt: string;
  crontab: string;
  grants: readonly string[];
  connects: readonly string[];
  isTopFrameOnly: boolean;
}

/** A finished header and what had to be corrected on the way. */
export interface GeneratedHeader {
  header: string;
  corrections: readonly Finding[];
}

/** A form with sensible beginnings. */
export const newHeaderForm: HeaderForm = {
  kind: 'page',
  name: '',
  namespace: '',
  version: '1.0.0',
  description: '',
  author: '',
  matches: [],
  runAt: 'document-idle',
  crontab: '0 * * * *',
  grants: [],
  connects: [],
  isTopFrameOnly: true,
};

const mostLines = 60;

/** Writes a header that passes the checker, correcting what would not. */
export function generateHeader(form: HeaderForm): GeneratedHeader {
  const corrections: Finding[] = [];
  let header = printHeader(toLines(form));
  for (let round = 0; round < 4 * mostLines; round++) {
    const found = checkHeader(header).findings.find(({level}) => level !== 'info');
    if (!found) break;
    corrections.push(found);
    header = found.fix ? applyFix(header, found.fix) : removeAt(header, found.line);
  }
  const parsed = parseHeader(header);
  if (parsed.ok) header = printHeader(parsed.header.entries);
  return {header, corrections};
}

function toLines(form: HeaderForm): HeaderLine[] {
  const lines: HeaderLine[] = [{name: 'name', value: oneLine(form.name) || 'New script'}];
  const add = (name: string, value: string): void => {
    if (oneLine(value) !== '') lines.push({name, value: oneLine(value)});
  };
  add('namespace', form.namespace);
  add('version', form.version.trim() || '1.0.0');
  add('description', form.description);
  add('author', form.author);
  if (form.kind === 'page') addPageLines(form, lines, add);
  else if (form.kind === 'background') lines.push({name: 'background', value: ''});
  else add('crontab', isCalmCron(form.crontab) ? form.crontab : newHeaderForm.crontab);
  for (const value of unique(form.grants)) add('grant', value);
  for (const value of unique(form.connects)) add('connect', value);
  return lines;
}

/** True for an expression that works and does not run more than once a minute. */
function isCalmCron(expression: string): boolean {
  const parsed = parseCron(oneLine(expression));
  return parsed.ok && parsed.schedule.fields.second.values.length === 1;
}

function addPageLines(
  {matches, runAt, isTopFrameOnly}: HeaderForm,
  lines: HeaderLine[],
  add: (name: string, value: string) => void,
): void {
  const wanted = unique(matches);
  for (const value of wanted.length > 0 ? wanted : ['https://example.com/*']) add('match', value);
  if (runAt !== 'document-idle') add('run-at', runAt);
  if (isTopFrameOnly) lines.push({name: 'noframes', value: ''});
}

function unique(values: readonly string[]): string[] {
  const cleaned = values.slice(0, mostLines).map(oneLine).filter(Boolean);
  return [...new Set(cleaned)];
}

function oneLine(value: string): string {
  return value.replace(/[\r\n\t]/g, ' ').trim();
}

/** A line without a fix goes; a page script keeps at least one pattern. */
function removeAt(header: string, line: number): string {
  const lines = header.split('\n');
  const isBlockLine = line <= 1 || line >= lines.length;
  if (!isBlockLine) return lines.toSpliced(line - 1, 1).join('\n');
  return lines.toSpliced(-1, 0, '// @match https://example.com/*').join('\n');
}
