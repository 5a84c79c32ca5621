import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folders = readdirSync(root, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);
const manuals = readdirSync(root).filter((name) => name.endsWith('.md'));
const made = /^(\.cache|site\/build|server\/dist|data|node_modules|bench\/node_modules)(\/|$)/;

/** Paths of the repository that a manual names in backticks, without placeholders. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => code.includes('/') && folders.includes(code.split('/')[0] ?? ''))
    .filter((code) => !/[<*]/.test(code) && !made.test(code));

const commandsIn = (text: string) =>
  [...text.matchAll(/npm run (?:-s )?(\w[\w:-]*)/g)].map(([, name = '']) => name);

const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

test.each(manuals)('%s names files and commands that exist', (manual) => {
  const text = readFileSync(path.join(root, manual), 'utf8');
  expect(pathsIn(text).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(commandsIn(text).filter((name) => !(name in scripts))).toEqual([]);
});
