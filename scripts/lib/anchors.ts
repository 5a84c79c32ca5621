import type {Milestone} from '@scriptcat/content/kinds/releases';
import {channelOf} from '@scriptcat/content/version';
import {inLanguage, languageTags} from '@scriptcat/contract';
import {anchorsOf, changelogPaths} from '../../site/src/changelog/releases/addresses';
import {tagsOf} from '../../site/src/changelog/releases/since';
import type {BuiltPage} from './links';

/** Versions whose changelog anchor the extension opens and the built pages lack. */
export function missingAnchors(
  milestones: readonly Milestone[],
  pages: ReadonlyMap<string, Pick<BuiltPage, 'ids'>>,
): string[] {
  const versions = milestones.flatMap((row) => [...new Set([row.version, ...tagsOf(row)])]);
  return languageTags.flatMap((tag) =>
    (['stable', 'beta'] as const).flatMap((channel) => {
      const page = inLanguage(`/${changelogPaths[channel]}`, tag);
      return versions
        .filter((version) => channelOf(version) === channel)
        .flatMap(anchorsOf)
        .filter((anchor) => !pages.get(page)?.ids.has(anchor))
        .map((anchor) => `${page}: no anchor "${anchor}"`);
    }),
  );
}
