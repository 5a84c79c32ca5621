import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const source = path.join(import.meta.dirname, '../../src');

const toAttribute = (key: string) =>
  `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
/** A stylesheet or view of a component counts as the component. */
const toName = (file: string) => file.replace(/(\/styles|\/index)?(\.module)?\.\w+$/, '');

const inDataset = /(delete )?\b(?:root|documentElement)\.dataset\.(\w+)( (?:\?\?)?= )?/g;
const inCall = /\b(?:root|documentElement)\.(set|toggle|get|has)Attribute\('(data-[\w-]+)'/g;
/** Selectors of <html>: by name, global in a module, or Docusaurus' theme on its own. */
const rootSelector = /(?:\bhtml|:root|:global\((?=\[|:not\(\[))[^\s{},]*|^\s*\[data-theme=/gm;

function usesIn(file: string): string[] {
  const text = readFileSync(path.join(source, file), 'utf8');
  const selectors = file.endsWith('.css') ? [...text.matchAll(rootSelector)] : [];
  const found = [
    ...selectors
      .flatMap(([selector]) => [...selector.matchAll(/\[(data-[\w-]+)/g)])
      .map(([, name]) => ({name, isSet: false})),
    ...[...text.matchAll(inDataset)].map(([, removes, key = '', sets]) => ({
      name: toAttribute(key),
      isSet: Boolean(removes || sets),
    })),
    ...[...text.matchAll(inCall)].map(([, call = '', name]) => ({
      name,
      isSet: call === 'set' || call === 'toggle',
    })),
  ];
  return found.map(({name, isSet}) => `${name} ${isSet ? 'set' : 'read'} by ${toName(file)}`);
}

/** The same from the table of the README; what is not set as code is not a file of this folder. */
function documentedUses(): string[] {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const rows = readme.slice(readme.indexOf('| attribute of `<html>`')).matchAll(/^\| `data-.*$/gm);
  const codes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
  return [...rows].flatMap(([row]) => {
    const [, attribute, , setBy, readBy] = row.split('|');
    const [name] = codes(attribute);
    return [
      ...codes(setBy).map((file) => `${name} set by ${file}`),
      ...codes(readBy).map((file) => `${name} read by ${file}`),
    ].filter((use) => !use.endsWith('.user.js'));
  });
}

test('the README lists every attribute of <html> with who sets and who reads it', () => {
  const files = readdirSync(source, {recursive: true, encoding: 'utf8'});
  const code = files.filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file));
  const used = [...new Set(code.flatMap(usesIn))].sort();
  expect(documentedUses().sort()).toEqual(used);
});
