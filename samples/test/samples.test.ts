import {readdirSync, readFileSync} from 'node:fs';
import {grantedNames} from '@scriptcat/simulator';
import {apis, checkHeader, grantNames, metadataKeys, userConfigTypes} from '@scriptcat/userscript';
import {describe, expect, test} from 'vitest';
import {readHeader} from './header';

const folder = new URL('..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder, {recursive: true})
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => /\.user(\.sub)?\.js$/.test(file) && !file.includes('node_modules'))
  .sort();
const samples = files.map((file) => ({file, source: read(file), header: readHeader(read(file))}));

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

test('every sample is run by a behaviour test', () => {
  const tests = readdirSync(new URL('test/', folder))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => read(`test/${file}`))
    .join('\n');
  const untested = files.filter(
    (file) => !file.endsWith('.sub.js') && !tests.includes(`'${file}'`),
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

describe.each(samples)('$file', ({source, header, file}) => {
  const code = source.slice(source.indexOf('// ==/User'));

  test('has a header ScriptCat accepts, in both languages', () => {
    for (const key of [
      'name',
      'name:zh-cn',
      'namespace',
      'version',
      'description',
      'description:zh-cn',
    ]) {
      expect(header[key]?.[0], key).toBeTruthy();
    }
    const known = new Set(metadataKeys.map((key) => key.name.toLowerCase()));
    expect(Object.keys(header).filter((key) => !known.has(key.split(':')[0] ?? ''))).toEqual([]);
    expect((header.grant ?? []).filter((grant) => !grantNames.includes(grant))).toEqual([]);
  });

  test('passes our own header checker', () => {
    const findings = checkHeader(source).findings.filter(({level}) => level !== 'info');
    expect(findings.map(({code}) => code)).toEqual([]);
  });

  test('says where or when it runs', () => {
    const kinds = [header.match, header.crontab, header.background, header.scripturl];
    expect(kinds.filter(Boolean)).toHaveLength(1);
  });

  test('uses every name it asks for, and asks for every name it uses', () => {
    const wanted = (header.grant ?? []).filter((grant) => grant !== 'none');
    const unused = wanted.filter((grant) => !code.includes(grant));
    expect(unused).toEqual([]);
    const used = code.match(/\b(?:GM_\w+|GM\.\w+|CAT_\w+|CAT\.agent\.\w+)/g) ?? [];
    const allowed = [...grantedNames(header, 'page').names, ...wanted, 'GM_info'];
    expect(used.filter((name) => !allowed.some((item) => item.startsWith(name)))).toEqual([]);
  });

  test('lists every host it talks to', () => {
    const hosts = [...code.matchAll(/url: [`']https:\/\/([\w.-]+)/g)].map(([, host]) => host ?? '');
    const connects = header.connect ?? [];
    const isListed = (host: string) =>
      connects.includes('*') || connects.some((item) => host === item || host.endsWith(`.${item}`));
    const usesNetwork = /GM_xmlhttpRequest|GM\.xmlHttpRequest|GM\.download/.test(code);
    expect(usesNetwork ? hosts.filter((host) => !isListed(host)) : []).toEqual([]);
  });

  test('is no longer than a page', () => {
    expect(source.split('\n').length, file).toBeLessThanOrEqual(70);
  });
});
