import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {placedMessages} from './placed-messages';

test('a translation is placed only where every use of it can be', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const translations = Object.fromEntries(
    ['plain', 'twice', 'elsewhere', 'unused'].map((id) => [id, {message: `${id}!`}]),
  );
  write('code.json', JSON.stringify(translations));
  write('a.tsx', `<Translate id="plain">甲</Translate>; translate({id: 'twice', message: '乙'})`);
  write(
    'b.ts',
    `translate({id: 'elsewhere', message: '丙'}); translate({id: 'twice', message: '乙'})`,
  );
  write('c.ts', `const ids = ['elsewhere']; ids.map((id) => translate({id}))`);
  expect(placedMessages(path.join(folder, 'code.json'), folder)).toEqual({
    plain: 'plain!',
    twice: 'twice!',
  });
});

test('the language that texts are written in has nothing to place', () => {
  expect(placedMessages('/nowhere/code.json', import.meta.dirname)).toEqual({});
});

test('nearly all of our own translations are placed', () => {
  const site = path.resolve(import.meta.dirname, '../..');
  const placed = placedMessages(path.join(site, 'i18n/en/code.json'), path.join(site, 'src'));
  expect(Object.keys(placed).length).toBeGreaterThan(110);
});
