import {readFileSync} from 'node:fs';
import path from 'node:path';
import checked from '@scriptcat/content/checked/labels';
import {languageTags} from '@scriptcat/contract';
import {filesBelow} from '../../../scripts/lib/files';
import {docsFolder} from '../../../site/plugins/translations/folders';
import {root} from '../paths';
import type {Finding} from '../results';
import {browserLabels} from './browser-labels';
import {hasLabel, readInterfaceTexts} from './interface-texts';

const folders = languageTags.map((tag) => path.join(root, 'site', docsFolder(tag)));

/** A way through the interface in bold: `**Settings > Runtime**`, or `**A** → **B**`. */
export function labelsOf(page: string): {label: string; isPath: boolean}[] {
  const text = page.replace(/```[\s\S]*?```/g, '');
  const found: {label: string; isPath: boolean}[] = [];
  for (const match of text.matchAll(/\*\*([^*\n]+)\*\*/g)) {
    const parts = (match[1] ?? '').split(/\s+>\s+/);
    const end = (match.index ?? 0) + match[0].length;
    const before = text.slice(Math.max(0, (match.index ?? 0) - 4), match.index);
    const isPath =
      parts.length > 1 || /(?:→|\s>)\s*$/.test(before) || /^\s*(?:→|>\s)/.test(text.slice(end));
    for (const label of parts) found.push({label: label.trim(), isPath});
  }
  return found;
}

/** English labels have a capital; words that only happen to be a label elsewhere are listed. */
const looksLikeLabel = (text: string) =>
  /^[A-Z\p{Script=Han}]/u.test(text) && !checked.emphasised.includes(text);

// Release notes name labels that no longer exist.
const pagesBelow = (folder: string) =>
  filesBelow(folder, /\.mdx$/).filter((file) => !file.startsWith('change'));

/** Every step of a way through the interface that the guides print, with its page. */
export const readPrintedLabels = (): {label: string; page: string}[] =>
  folders.flatMap((folder) =>
    pagesBelow(folder).flatMap((file) => {
      const page = path.join(folder, file);
      return labelsOf(readFileSync(page, 'utf8'))
        .filter(({isPath}) => isPath)
        .map(({label}) => ({label, page: path.relative(root, page)}));
    }),
  );

/**
 * Every step of a way through the interface is one of its labels. A bold word that stands alone
 * may be emphasis; where it is a label in one language, its counterpart is one in the other.
 */
export function checkLabels(extensions: readonly string[]): Finding[] {
  const versions = extensions.map(readInterfaceTexts);
  const isKnown = (label: string) =>
    browserLabels.has(label) || versions.some((texts) => hasLabel(texts, label));
  const findings: Finding[] = [];
  for (const page of pagesBelow(folders[0] ?? '')) {
    const [zh, en] = folders.map((folder) =>
      labelsOf(readFileSync(path.join(folder, page), 'utf8')),
    );
    for (const list of [zh ?? [], en ?? []]) {
      for (const {label, isPath} of list) {
        if (isKnown(label)) findings.push({id: `${page}: ${label}`, passed: true});
        else if (isPath)
          findings.push({id: `${page}: ${label}`, passed: false, seen: 'no such label'});
      }
    }
    if (zh?.length !== en?.length) continue;
    zh?.forEach(({label}, index) => {
      const other = en?.[index]?.label ?? '';
      if (isKnown(label) === isKnown(other)) return;
      const wrong = isKnown(label) ? other : label;
      if (!looksLikeLabel(wrong)) return;
      findings.push({id: `${page}: ${wrong}`, passed: false, seen: 'a label in one language only'});
    });
  }
  return [...new Map(findings.map((finding) => [finding.id, finding])).values()];
}
