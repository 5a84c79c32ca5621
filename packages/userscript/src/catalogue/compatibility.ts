import type {Locale} from '@scriptcat/contract';
import {apiAnchor, apiPage, metadataAnchor} from './anchors';
import {apis} from './apis';
import {labels, managerNames, metadataStatusNames, verdictNames} from './labels';
import {metadataKeys} from './meta-keys';
import {metadataTexts} from './meta-texts';
import type {Compatibility, OtherManager, Support} from './types';

/** What a compatibility table says about one manager. */
export type CompatibilityCell = {
  readonly manager: 'scriptcat' | OtherManager;
  /** A version, or a word such as "differs". */
  readonly support: string;
  readonly note: string;
};

/** One name of the comparison with the place that documents it. */
export type CompatibilityRow = {
  readonly name: string;
  /** Page and anchor below the developer guide. */
  readonly target: string;
  readonly cells: readonly CompatibilityCell[];
};

/** A version as a reader sees it: `<=0.2.0` is the oldest version that can be looked at. */
export function versionLabel(version: string | undefined, locale: Locale): string {
  if (!version) return labels.sinceUnknown[locale];
  return version.startsWith('<=') ? `${version.slice(2)} ${labels.orEarlier[locale]}` : version;
}

function supportLabel(support: Support, locale: Locale): string {
  const verdict = verdictNames[support.verdict][locale];
  const known = support.since ? `${verdict}${labels.separator[locale]}${support.since}+` : verdict;
  return support.unverified && support.verdict !== 'unverified'
    ? `${known}${labels.open[locale]}${labels.unverified[locale]}${labels.close[locale]}`
    : known;
}

/** The three cells of one name, ScriptCat first. */
export function compatibilityCells(
  own: string,
  compat: Compatibility,
  locale: Locale,
): readonly CompatibilityCell[] {
  const others = (['tampermonkey', 'violentmonkey'] as const).map((manager) => ({
    manager,
    support: supportLabel(compat[manager], locale),
    note: compat[manager].note?.[locale] ?? '',
  }));
  return [{manager: 'scriptcat', support: own, note: ''}, ...others];
}

function ownSupport(since: string, removed: string | undefined, locale: Locale): string {
  const from = versionLabel(since, locale);
  return removed ? `${from} – ${labels.removedIn[locale]} ${removed}` : from;
}

/** Every API compared with the other managers. */
export function apiCompatibility(locale: Locale): readonly CompatibilityRow[] {
  return apis.map((api) => ({
    name: api.name,
    target: `${apiPage(api)}#${apiAnchor(api.name)}`,
    cells: compatibilityCells(ownSupport(api.since, api.removed, locale), api.compat, locale),
  }));
}

/** Every metadata key compared with the other managers. */
export function metadataCompatibility(locale: Locale): readonly CompatibilityRow[] {
  return metadataKeys.map((key) => ({
    name: key.kind === 'marker' ? `==${key.name}==` : `@${key.name}`,
    target: `meta#${metadataAnchor(key.name)}`,
    cells: compatibilityCells(
      key.status === 'supported'
        ? versionLabel(key.since, locale)
        : metadataStatusNames[key.status][locale],
      metadataTexts[key.name].compat,
      locale,
    ),
  }));
}

/** A Markdown table of the three managers. */
export function compatibilityTable(cells: readonly CompatibilityCell[], locale: Locale): string {
  const head = `| ${labels.manager[locale]} | ${labels.support[locale]} | ${labels.note[locale]} |`;
  const rows = cells.map(
    (cell) => `| ${managerNames[cell.manager]} | ${cell.support} | ${cell.note} |`,
  );
  return [head, '| --- | --- | --- |', ...rows].join('\n');
}
