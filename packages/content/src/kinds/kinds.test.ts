import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {openContent} from '../content';
import {kinds} from '.';

const real = path.resolve(import.meta.dirname, '../../../../content');
const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, {recursive: true});
});

/** Reads one kind after a change to a file of it. */
function readWith(folder: string, {file, from, to}: {file: string; from: string; to: string}) {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  made.push(copy);
  for (const part of ['languages.yaml', 'guide/browser-words', file.replace(/\/[^/]*$/, '')])
    cpSync(path.join(real, part), path.join(copy, part), {recursive: true});
  const text = readFileSync(path.join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(copy, file), text.replace(from, to));
  const kind = kinds.find((each) => each.folder === folder);
  return () => kind?.modules(openContent(copy));
}

const tree = 'help/troubleshooter/tree.yaml';
const questions = 'help/troubleshooter/zh-Hans.yaml';
const terms = 'guide/glossary/facts.yaml';

test.each([
  [
    'an answer that leads nowhere',
    {file: tree, from: '[warning, ', to: '[warnin, '},
    'content/help/troubleshooter/tree.yaml:5 questions.start[0]: "warnin" is neither a question nor an ending.',
  ],
  [
    'a card that no answer leads to',
    {file: tree, from: ', reload-extension]', to: ']'},
    'endings.reload-extension: no answer leads here.',
  ],
  [
    'a card with two parents',
    {file: tree, from: ', reload-extension]', to: ', kind]'},
    'another answer leads to "kind" already, or it is the start.',
  ],
  [
    'a question with one answer',
    {file: tree, from: '[developer-mode, firefox-permission]', to: '[developer-mode]'},
    'questions.which-browser: a question has two answers or more.',
  ],
  [
    'a link to a page that is not there',
    {file: tree, from: '/docs/use/rescue/', to: '/docs/use/rescu/'},
    'endings.all-scripts-gone[0]: "/docs/use/rescu/" does not fit: no page of site/docs has this address',
  ],
  [
    'a question without words',
    {file: questions, from: '  which-browser:\n    title', to: '  which:\n    title'},
    'content/help/troubleshooter/zh-Hans.yaml:6 questions.which-browser: is missing.',
  ],
  [
    'a label for a link too few',
    {file: tree, from: ', /docs/use/sync/#backup', to: ''},
    'endings.all-scripts-gone.links: tree.yaml has 2 links here.',
  ],
  [
    'a word that no browser has',
    {file: questions, from: '{extensionsPage}', to: '{extensionPage}'},
    'no browser has the word {extensionPage}. Use one of: extensionsPage, ',
  ],
])('the troubleshooter names %s', (_, change, message) => {
  expect(readWith('help/troubleshooter', change)).toThrow(message);
});

test.each([
  [
    'guide/glossary',
    {file: terms, from: '- id: background-script', to: '- id: userscript'},
    'content/guide/glossary/facts.yaml:10 [2]: the id "userscript" stands above already.',
  ],
  [
    'guide/glossary',
    {file: terms, from: '- id: engine', to: '- id: motor'},
    'content/guide/glossary/zh-Hans.yaml:2 items.motor: is missing.',
  ],
  [
    'guide/glossary',
    {file: terms, from: 'en: [the cat gets', to: 'eng: [the cat gets'},
    '"eng" is not allowed. Use one of: zh-Hans, en.',
  ],
  [
    'guide/browser-words',
    {file: 'guide/browser-words/en.yaml', from: '    chrome: Details', to: '    crome: Details'},
    'content/guide/browser-words/en.yaml:12 labels.details.crome: is not in zh-Hans.yaml.',
  ],
  [
    'home/comparison',
    {file: 'home/comparison/facts.yaml', from: 'verdict: yes', to: 'verdict: maybe'},
    '[0].ScriptCat.verdict: "maybe" is not allowed. Use one of: yes, partly, no.',
  ],
  [
    'site/identity',
    {file: 'site/identity.yaml', from: 'name: {zh-Hans: 脚本猫, ', to: 'name: {'},
    'content/site/identity.yaml:2 name.zh-Hans: is missing.',
  ],
  [
    'claims',
    {file: 'claims/values.yaml', from: "GM_setValue('n', null);", to: "GM_setValue('n', null;"},
    'claims.null: the script is not valid JavaScript.',
  ],
  [
    'claims',
    {file: 'claims/values.yaml', from: 'says: A stored null', to: 'say: A stored null'},
    'claims.null.say: there is no such key here.',
  ],
])('%s: a mistake is named with its line', (folder, change, message) => {
  expect(readWith(folder, change)).toThrow(message);
});
