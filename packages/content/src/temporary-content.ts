import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {openContent} from './content';

/** The languages of the site, for a folder of a test. */
export const twoLanguages = `- {tag: zh-Hans, label: Chinese, direction: ltr}
- {tag: en, label: English, direction: ltr}
`;

/** An empty folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

/** A content folder with these files. */
export function contentOf(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries({'languages.yaml': twoLanguages, ...files})) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return openContent(folder);
}
