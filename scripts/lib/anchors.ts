import type {Milestone} from '@scriptcat/content/kinds/releases';
import {channelOf} from '@scriptcat/content/version';
import {inLanguage, languageTags} from '@scriptcat/contract';
import {anchorsOf, changelogPaths} from '../../site/src/changelog/releases/addresses';
import {tagsOf} from '../../site/src/changelog/releases/since';
import {readPage} from './links';

/** Versions whose changelog anchor the extension opens and the built pages lack. */
export function missingAnchors(
  milestones: readonly Milestone[],
  read: (page: string) => string | undefined,
): string[] {
  const problems: string[] = [];
  for (const tag of languageTags) {
    for (const channel of ['stable', 'beta'] as const) {
      const page = inLanguage(`/${changelogPaths[channel]}`, tag);
      const html = read(page);
      if (html === undefined) {
        problems.push(`${page}: there is no such page`);
        continue;
      }
      const {ids} = readPage(page, html);
      const missing = milestones
        .flatMap((row) => [...new Set([row.version, ...tagsOf(row)])])
        .filter((version) => channelOf(version) === channel)
        .flatMap(anchorsOf)
        .filter((anchor) => !ids.has(anchor));
      problems.push(...missing.map((anchor) => `${page}: no anchor "${anchor}"`));
    }
  }
  return problems;
}
