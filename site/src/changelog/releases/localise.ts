import type {LanguageTag} from '@scriptcat/contract';
import type {Channel, LocalRelease, Release} from './types';

/** The releases of one channel in one language. */
export function localise(
  releases: readonly Release[],
  channel: Channel,
  locale: LanguageTag,
): readonly LocalRelease[] {
  return releases
    .filter((release) => release.channel === channel)
    .map((release) => ({
      ...release,
      changes: release.changes.map((change) => ({...change, text: change.text[locale]})),
    }));
}
