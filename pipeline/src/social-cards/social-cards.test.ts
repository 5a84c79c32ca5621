import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {builtLanguage} from '../built-language';
import {writeSocialCards} from '.';
import {createCard} from './card';

const withImage = (image: string) => {
  const language = builtLanguage();
  const meta = (property: string, content: string) =>
    `<meta property="${property}" content="${content}">`;
  const tags =
    meta('og:image', `https://docs.example/en/${image}`) +
    meta('og:title', 'Sync | ScriptCat') +
    meta('og:description', 'About sync.');
  const pages = language.pages.map((page) => ({
    ...page,
    html: page.html.replace('<head>', `<head>${tags}`),
  }));
  return {...language, pages};
};

test('a page has its card where it says, 1200 by 630', async () => {
  const language = withImage('img/cards/use/sync.png');
  await writeSocialCards(language);
  const png = readFileSync(path.join(language.folder, 'img/cards/use/sync.png'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a picture that an author chose stays alone', async () => {
  const language = withImage('img/own.png');
  await writeSocialCards(language);
  expect(() => readFileSync(path.join(language.folder, 'img/own.png'))).toThrow('ENOENT');
});

test('a card names the section and the page, without the width of Chinese quotation marks', () => {
  const card = createCard({
    language: 'en',
    section: 'User guide',
    title: 'The browser’s page',
    description: 'About sync.',
  });
  expect(JSON.stringify(card)).toContain('User guide');
  expect(JSON.stringify(card)).toContain("The browser's page");
});
