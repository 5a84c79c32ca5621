import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parseUserConfig} from './config/parse';
// Repository, path, code of an error (`none`: the script works), and whether it is true in 1.5.
import judgedErrors from './fixtures/judged-errors.json';
import {parseCode} from './javascript/parse';
import {analyseMatches} from './match/analyse';
import {readRules} from './match/lines';
import {suggestRules} from './match/suggest';
import {checkHeader} from './metadata/check';
import {applySafeFixes} from './metadata/fix';
import {checkMigration} from './migration/check';
import {guardLoops} from './playground/guard';

interface RealScript {
  repository: string;
  path: string;
  source: string;
}

/** Scripts of other people, kept beside the repository and not in it. */
const folder = new URL('../../../../shared/corpus/', import.meta.url);

function readCorpus(): RealScript[] {
  const list = new URL('list.json', folder);
  if (!existsSync(list)) return [];
  const rows = JSON.parse(readFileSync(list, 'utf8')) as (RealScript & {file: string})[];
  return rows.map(({repository, path, file}) => ({
    repository,
    path,
    source: readFileSync(new URL(file, folder), 'utf8'),
  }));
}

const scripts = readCorpus();

// A file without any test would fail.
if (scripts.length === 0) test.skip('no real scripts in ../shared/corpus');

const AsyncFunction = (async () => undefined).constructor as new (code: string) => unknown;

function isAccepted(source: string): boolean {
  try {
    new AsyncFunction(source.replace(/^\ufeff/, '').replace(/^#!/, '//'));
    return true;
  } catch {
    return false;
  }
}

/** What ScriptCat itself asks of a script before it installs it. */
function isInstallable(source: string): boolean {
  const block = /\/\/[ \t]*==User(Script|Subscribe)==([\s\S]+?)\/\/[ \t]*==\/User\1==/.exec(source);
  const keys = new Map<string, string>();
  for (const [, key = '', value = ''] of block?.[2]?.matchAll(/\/\/[ \t]*@(\S+)[ \t]*(.*)$/gm) ??
    []) {
    if (!keys.has(key.toLowerCase())) keys.set(key.toLowerCase(), value.trim());
  }
  const crontab = keys.get('crontab');
  const isScheduled = crontab === undefined || [5, 6].includes(crontab.split(' ').length);
  return Boolean(keys.get('name')) && keys.size >= 3 && isScheduled && parseUserConfig(source).ok;
}

const refusals = new Set([
  'block-missing',
  'block-unclosed',
  'block-too-few-keys',
  'name-missing',
  'name-empty',
  'crontab-refused',
  'config-invalid',
]);

/** Addresses that the rules of a script may or may not cover. */
function addressesOf(source: string): string[] {
  const written = readRules(source).lines.flatMap(({value}) => {
    const plain = value.replace(/\\|[()^$]/g, '').replace(/^\/|\/[a-z]*$/g, '');
    const starts = plain.replace(/^(?:\*|http\*|https\?)(?=:)/, 'https');
    return ['', 'www', 'a/b', 'x?y=1'].map((text) => starts.replaceAll('*', text));
  });
  const valid = written.filter((url) => suggestRules(url).length > 0).slice(0, 200);
  return ['https://example.com/', 'http://localhost:3000/a?b#c', ...valid];
}

describe.each(scripts)('$repository $path', ({repository, path, source}) => {
  const report = checkHeader(source);
  const codes = report.findings.map(({code}) => code);

  test('is read whole by every tool', () => {
    const parsed = parseCode(source);
    expect(parsed.ok || parsed.problem.code).toBe(isAccepted(source) || 'syntax');
    expect(codes).not.toContain('code-too-deep');
    expect(checkMigration(source, 'violentmonkey').isScript).toBe(report.kind !== undefined);
    const guarded = guardLoops(source);
    expect(guarded.ok).toBe(parsed.ok);
    const code = guarded.ok ? guarded.code : source;
    expect(code.split('\n').length).toBe(source.split('\n').length);
  });

  test('is called uninstallable only if ScriptCat refuses it', () => {
    expect(codes.some((code) => refusals.has(code))).toBe(!isInstallable(source));
  });

  test('keeps its lines and its pages when everything is fixed at once', () => {
    const fixed = applySafeFixes(source);
    const left = new Set(fixed.split('\n'));
    const lost = source.split('\n').filter((line) => !left.has(line));
    expect(lost.filter((line) => !/@(?:connect|grant)\s/.test(line))).toEqual([]);
    expect(fixed.split('\n').length).toBeGreaterThanOrEqual(source.split('\n').length);
    const urls = addressesOf(source);
    const runs = (text: string): string[] => {
      const {lines, earlyStart} = readRules(text);
      return analyseMatches(lines, urls, {earlyStart}).verdicts.map((verdict) => verdict.runs);
    };
    expect(runs(fixed)).toEqual(runs(source));
  });

  test('gets only errors that were judged to be true', () => {
    const judged = judgedErrors.filter((row) => row[0] === repository && row[1] === path);
    if (judged.length === 0) return;
    const errors = report.findings.filter(({level}) => level === 'error').map(({code}) => code);
    const expected = judged.flatMap(([, , code]) => (code === 'none' ? [] : [code]));
    expect([...new Set(errors)].sort()).toEqual(expected.sort());
  });
});
