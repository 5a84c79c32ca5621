import {anchorsOf, changelogPaths} from '../../site/src/changelog/releases/addresses';
import {channelOf} from '../../site/src/changelog/releases/channel';
import {tagsOf} from '../../site/src/changelog/releases/since';
import type {Milestone} from '../../site/src/changelog/releases/types';
import {readPage} from './links';

/** The versions that the extension could open and would not find on the built pages. */
export function missingAnchors(
  milestones: readonly Milestone[],
  read: (page: string) => string | undefined,
): string[] {
  const problems: string[] = [];
  for (const prefix of ['', 'en/']) {
    for (const channel of ['stable', 'beta'] as const) {
      const page = `${prefix}${changelogPaths[channel]}`;
      const html = read(page);
      if (html === undefined) {
        problems.push(`/${page}: there is no such page`);
        continue;
      }
      const {ids} = readPage(`/${page}`, html);
      const missing = milestones
        .flatMap((row) => [...new Set([row.version, ...tagsOf(row)])])
        .filter((version) => channelOf(version) === channel)
        .flatMap(anchorsOf)
        .filter((anchor) => !ids.has(anchor));
      problems.push(...missing.map((anchor) => `/${page}: no anchor "${anchor}"`));
    }
  }
  return problems;
}
