import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {openContent} from '../content';
import {temporaryFolder} from '../temporary-content';
import {kinds} from '.';

const real = path.resolve(import.meta.dirname, '../../../../content');

/** Reads the kind of a file after a change to it. */
function readWith(file: string, from: string, to: string) {
  const kind = kinds.find(({folder}) => file.startsWith(folder));
  const copy = temporaryFolder();
  for (const part of ['languages.yaml', 'guide/browser-words', path.dirname(file)])
    cpSync(path.join(real, part), path.join(copy, part), {recursive: true});
  const text = readFileSync(path.join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(copy, file), text.replace(from, to));
  return kind?.modules(openContent(copy));
}

/** By file: a change, and what is said about it. A message with `:5` begins with the file. */
const mistakes: Readonly<Record<string, readonly [from: string, to: string, message: string][]>> = {
  'help/troubleshooter/tree.yaml': [
    ['[warning, ', '[warnin, ', ':6 questions.start[0]: "warnin" is neither a question nor an'],
    [', reload-extension]', ']', 'endings.reload-extension: no answer leads here.'],
    [
      ', reload-extension]',
      ', kind]',
      'another answer already leads to "kind", or it’s the start.',
    ],
    [
      ', developer-mode, firefox-permission]',
      ']',
      'which-browser: a question needs at least two answers.',
    ],
    [
      'gone: [/docs/use/rescue/',
      'gone: [/docs/use/rescu/',
      'all-scripts-gone[0]: "/docs/use/rescu/" does not fit: no page',
    ],
    ['trash/, /docs/use/rescue/', 'trash/', 'script-missing.links: tree.yaml has 1 links here.'],
  ],
  'help/troubleshooter/zh-Hans.yaml': [
    [
      '  which-browser:\n    title',
      '  which:\n    title',
      ':11 questions.which-browser: is missing.',
    ],
    [
      '{extensionsPage}',
      '{extensionPage}',
      'no browser has the word {extensionPage}. Use one of: ext',
    ],
  ],
  'guide/glossary/facts.yaml': [
    [
      'id: background-script',
      'id: userscript',
      ':10 [2]: the id "userscript" stands above already.',
    ],
    ['- id: engine', '- id: motor', 'guide/glossary/zh-Hans.yaml:2 items.motor: is missing.'],
    ['en: [the cat gets', 'eng: [the cat gets', '"eng" is not allowed. Use one of: zh-Hans, en.'],
  ],
  'guide/moved-anchors.yaml': [
    ['/docs/use/popup/:', '/docs/use/pop/:', '"/docs/use/pop/" does not fit: no page of site/docs'],
  ],
  'search/words/en.yaml': [
    ['/docs/use/QA/#not-running:', 'docs/use/QA/:', 'write the URL of a section: "/docs/…/#an'],
    ['[private browsing, private window', "['', private window", 'write what a reader types.'],
  ],
  'guide/browser-words/en.yaml': [
    ['  chrome: Details', '  crome: Details', ':12 labels.details.crome: is not in zh-Hans.yaml.'],
  ],
  'home/comparison/facts.yaml': [
    [
      'verdict: yes',
      'verdict: maybe',
      '[0].ScriptCat.verdict: "maybe" is not allowed. Use one of: y',
    ],
  ],
  'site/identity.yaml': [['name: {zh-Hans: 脚本猫, ', 'name: {', ':2 name.zh-Hans: is missing.']],
  'claims/values.yaml': [
    ["GM_setValue('n', null);", "GM_setValue('n', null;", 'claims.null: the script is not valid'],
    ['says: A stored null', 'say: A stored null', 'claims.null.say: there is no such key here.'],
  ],
};

describe.each(Object.entries(mistakes))('%s', (file, changes) => {
  test.each(changes)('%j changed to %j: %s', (from, to, message) => {
    const place = message.startsWith(':') ? `content/${file}` : '';
    expect(() => readWith(file, from, to)).toThrow(place + message);
  });
});
