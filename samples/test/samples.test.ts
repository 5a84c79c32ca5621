import {readdirSync, readFileSync} from 'node:fs';
import looks from '@scriptcat/content/tools/playground/looks';
import {languageTags} from '@scriptcat/contract';
import {apis, checkHeader, userConfigTypes} from '@scriptcat/userscript';
import {describe, expect, test} from 'vitest';

const folder = new URL('..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder, {recursive: true})
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => /\.user(\.sub)?\.js$/.test(file) && !file.includes('node_modules'))
  .sort();
const samples = files.map((file) => ({file, source: read(file)}));

const chinese: Record<string, Record<string, string>> = Object.assign(
  {},
  ...readdirSync(new URL('zh-Hans/', folder)).map((file) => JSON.parse(read(`zh-Hans/${file}`))),
);

test('every Chinese text has its place in a sample', () => {
  const lost = Object.entries(chinese).flatMap(([file, texts]) => {
    const code = files.includes(file) ? read(file).split('// ==/User')[1] : '';
    return Object.keys(texts).filter((text) => !code?.includes(text));
  });
  expect(lost).toEqual([]);
});

test('every remark in a sample is there in Chinese', () => {
  const missing = samples.flatMap(({file, source}) => {
    const code = source.split('// ==/User')[1]?.split('\n').slice(1) ?? [];
    const remarks = code.map((line) => /^\s*\/\/ (.*)$/.exec(line)?.[1] ?? '').filter(Boolean);
    const known = Object.keys(chinese[file] ?? {}).join('\n');
    return remarks
      .filter((remark) => !known.includes(remark))
      .map((remark) => `${file}: ${remark}`);
  });
  expect(missing).toEqual([]);
});

test('every hint of the playground is about a sample', () => {
  const hints = languageTags.flatMap((tag) => Object.keys(looks[tag]));
  expect(hints.filter((file) => !files.includes(file))).toEqual([]);
});

test('every sample is run by a behaviour test', () => {
  const tests = ['test/behaviour.test.ts', 'test/guide.test.ts'].map(read).join('\n');
  const checks = readdirSync(new URL('checks/', folder)).map((file) => read(`checks/${file}`));
  const untested = files.filter(
    (file) =>
      !file.endsWith('.sub.js') &&
      !tests.includes(`'${file}'`) &&
      !`\n${checks.join('\n')}`.includes(`\n${file.replace('.user.js', '')}:\n`),
  );
  expect(untested).toEqual([]);
});

test('the config sample shows every control', () => {
  const source = read('config/all-controls.user.js');
  const missing = userConfigTypes
    .map(({name}) => name)
    // The panel has no control for a time; it shows a text input.
    .filter((name) => name !== 'time' && !source.includes(`type: ${name}\n`));
  expect(missing).toEqual([]);
});

test('every API that still exists is used by a sample', () => {
  const allCode =
    samples.map(({source}) => source).join('\n') + read('agent/unit-converter/scripts/convert.js');
  const called = (signature: string) => /^(?:new )?[\w.]+/.exec(signature)?.[0].replace('new ', '');
  const unused = apis
    .filter((api) => api.status !== 'removed')
    .filter((api) => {
      const names = [...api.signatures, ...(api.promise ?? [])].map(called);
      return !names.some(
        (name) => name && new RegExp(`${name.replaceAll('.', '\\.')}\\b`).test(allCode),
      );
    })
    .map((api) => api.name);
  expect(unused).toEqual([]);
});

describe.each(samples)('$file', ({source}) => {
  const {entries, findings} = checkHeader(source);

  test('has its name and description in both languages', () => {
    const filled = entries.filter(({value}) => value !== '').map(({name}) => name);
    const wanted = [
      'name',
      'name:zh-CN',
      'namespace',
      'version',
      'description',
      'description:zh-CN',
    ];
    expect(filled).toEqual(expect.arrayContaining(wanted));
  });

  // That covers keys, grants and hosts: each has to exist, to be used and to be asked for.
  test('passes our own checker, hints included', () => {
    const codes = findings.map(({code}) => code);
    // The link checker has to reach every host. Nobody waits a minute for the check's schedule.
    const onPurpose = ['connect-everything', 'crontab-seconds'];
    expect(codes.filter((code) => !onPurpose.includes(code))).toEqual([]);
  });

  test('has no casts and no local address', () => {
    expect(source).not.toMatch(/\/\*\*|@(match|connect) .*(127\.0\.0\.1|localhost)/);
  });

  test('is no longer than a page', () => {
    expect(source.split('\n').length).toBeLessThanOrEqual(70);
  });
});
