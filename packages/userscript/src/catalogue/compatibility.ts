import type {LanguageTag} from '@scriptcat/contract';
import {targetOfApi, targetOfKey} from './anchors';
import {
  apis,
  type Compatibility,
  labels,
  managerNames,
  metadataKeys,
  metadataTexts,
  type OtherManager,
  type Support,
  type Verdict,
} from './data';
import {isIn} from './versions';

/** What a compatibility table says about one manager. */
export type CompatibilityCell = {
  readonly manager: 'scriptcat' | OtherManager;
  /** A version, or a word such as "differs". */
  readonly support: string;
  readonly note: string;
  /** Absent for ScriptCat itself. */
  readonly verdict?: Verdict;
};

/** ScriptCat first. */
type CompatibilityCells = readonly [CompatibilityCell, ...CompatibilityCell[]];

/** One name of the comparison with the place that documents it. */
export type CompatibilityRow = {
  readonly name: string;
  /** Its page below `/docs/dev/`. */
  readonly target: string;
  /** Whether the line for browsers that cannot run later versions has it. */
  readonly isInOldLine: boolean;
  readonly cells: CompatibilityCells;
};

/** The last release for engines older than Chromium 120. */
export const oldLine = '0.16.15';

const isInOldLine = isIn(oldLine);

/** A version as a reader sees it: `<=0.2.0` is the oldest version that can be looked at. */
export function versionLabel(version: string | undefined, language: LanguageTag): string {
  if (!version) return labels[language].sinceUnknown;
  return version.startsWith('<=') ? `${version.slice(2)} ${labels[language].orEarlier}` : version;
}

function supportLabel(support: Support, language: LanguageTag): string {
  const verdict = labels[language].verdicts[support.verdict];
  const known = support.since
    ? `${verdict}${labels[language].separator}${support.since}+`
    : verdict;
  return support.unverified && support.verdict !== 'unverified'
    ? `${known}${labels[language].open}${labels[language].unverified}${labels[language].close}`
    : known;
}

function compatibilityCells(
  own: string,
  compat: Compatibility,
  language: LanguageTag,
): CompatibilityCells {
  const others = (['tampermonkey', 'violentmonkey'] as const).map((manager) => ({
    manager,
    support: supportLabel(compat[manager], language),
    note: compat[manager].note?.[language] ?? '',
    verdict: compat[manager].verdict,
  }));
  return [{manager: 'scriptcat', support: own, note: ''}, ...others];
}

function ownSupport(since: string, removed: string | undefined, language: LanguageTag): string {
  const from = versionLabel(since, language);
  return removed ? `${from} – ${labels[language].removedIn} ${removed}` : from;
}

/** Every API compared with the other managers. */
export function apiCompatibility(language: LanguageTag): readonly CompatibilityRow[] {
  return apis.map((api) => ({
    name: api.name,
    target: targetOfApi(api),
    isInOldLine: isInOldLine(api),
    cells: compatibilityCells(ownSupport(api.since, api.removed, language), api.compat, language),
  }));
}

/** Every metadata key compared with the other managers. */
export function metadataCompatibility(language: LanguageTag): readonly CompatibilityRow[] {
  return metadataKeys.map((key) => ({
    name: key.kind === 'marker' ? `==${key.name}==` : `@${key.name}`,
    target: targetOfKey(key.name),
    isInOldLine: key.status === 'supported' && isInOldLine(key),
    cells: compatibilityCells(
      key.status === 'supported'
        ? versionLabel(key.since, language)
        : labels[language].keyStatus[key.status],
      metadataTexts[key.name].compat,
      language,
    ),
  }));
}

/** Signs for a comparison, for where words take too much room. */
export const verdictMarks: Readonly<Record<Verdict, string>> = {
  same: '✓',
  differs: '≠',
  absent: '✕',
  unverified: '?',
};

const others = ['tampermonkey', 'violentmonkey'] as const;

/** How each of the other managers treats a name. */
export function compatibilityNotes(
  compat: Compatibility,
  language: LanguageTag,
): readonly string[] {
  return others.map((manager) => {
    const {note, verdict} = compat[manager];
    const said = `${verdictMarks[verdict]} **${managerNames[manager]}**${labels[language].colon}${supportLabel(compat[manager], language)}`;
    return note ? `${said}${labels[language].stop}${note[language]}` : said;
  });
}
