import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {docsFolder} from '../../site/plugins/translations/folders';

test.each(['zh-Hans', 'en'] as const)('the list of the guide names pages by title (%s)', (tag) => {
  const folder = path.join('site', docsFolder(tag), 'use');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const links = [...read('index.mdx').matchAll(/^- \[(.+)\]\((.+)\)$/gm)];
  expect(links.length).toBeGreaterThan(30);
  for (const [, name, file = ''] of links) {
    const [, title] = /^title: ['"]?(.+?)['"]?$/m.exec(read(file)) ?? [];
    expect([file, name]).toEqual([file, title]);
  }
});
