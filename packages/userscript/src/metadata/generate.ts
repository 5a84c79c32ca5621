import {parseCron} from '../cron/parse';
import {checkHeader} from './check';
import {applyFix} from './fix';
import {parseHeader} from './parse';
import {type HeaderLine, printHeader} from './print';
import type {Finding, Fix} from './rules/script';

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

/** A form with default values. */
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

const maxLines = 60;
const maxValueLength = 1000;
const maxRounds = 20;

/** Writes a header that passes the checker, correcting invalid values. */
export function generateHeader(form: HeaderForm): GeneratedHeader {
  const corrections: Finding[] = [];
  let header = printHeader(toLines(form));
  for (let round = 0; round < maxRounds; round++) {
    const found = onePerLine(checkHeader(header).findings);
    if (found.length === 0) break;
    corrections.push(...found);
    header = correct(header, found);
  }
  const parsed = parseHeader(header);
  if (parsed.ok) header = printHeader(parsed.header.entries);
  return {header, corrections};
}

/** Corrections of different lines do not touch each other, so they can be made together. */
function onePerLine(findings: readonly Finding[]): Finding[] {
  const lines = new Set<number>();
  return findings.filter(({level, line}) => {
    if (level === 'info' || lines.has(line)) return false;
    lines.add(line);
    return true;
  });
}

function correct(header: string, found: readonly Finding[]): string {
  const edits = found.flatMap(({fix, line}) => (fix ?? removal(header, line)).edits);
  return applyFix(header, {edits});
}

function toLines(form: HeaderForm): HeaderLine[] {
  const lines: HeaderLine[] = [{name: 'name', value: oneLine(form.name) || 'New script'}];
  const add = (name: string, value: string): void => {
    if (oneLine(value) !== '') lines.push({name, value: oneLine(value)});
  };
  add('namespace', form.namespace);
  add('version', oneLine(form.version) || '1.0.0');
  add('description', form.description);
  add('author', form.author);
  if (form.kind === 'page') addPageLines(form, lines, add);
  else if (form.kind === 'background') lines.push({name: 'background', value: ''});
  else add('crontab', isCalmCron(form.crontab) ? form.crontab : newHeaderForm.crontab);
  for (const value of unique(form.grants)) add('grant', value);
  for (const value of unique(form.connects)) add('connect', value);
  return lines;
}

/** True for a valid expression that runs at most once a minute. */
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
  const cleaned = values.slice(0, maxLines).map(oneLine).filter(Boolean);
  return [...new Set(cleaned)];
}

function oneLine(value: string): string {
  return (
    value
      .slice(0, maxValueLength)
      .replace(/[\r\n\t]/g, ' ')
      // A value must not open a block of another kind.
      .replace(/==\/?UserConfig==/g, '')
      .trim()
  );
}

/** A line without a fix goes; a page script keeps at least one pattern. */
function removal(header: string, line: number): Pick<Fix, 'edits'> {
  const lines = header.split('\n');
  const isBlockLine = line <= 1 || line >= lines.length;
  const kept = isBlockLine ? lines.slice(0, -1) : lines.slice(0, line - 1);
  const from = kept.reduce((length, text) => length + text.length + 1, 0);
  if (isBlockLine) {
    return {edits: [{from, to: from, insert: '// @match https://example.com/*\n'}]};
  }
  return {edits: [{from, to: from + (lines[line - 1]?.length ?? 0) + 1, insert: ''}]};
}
