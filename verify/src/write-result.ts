import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {claims, type VersionResult} from '@scriptcat/claims';
import {isBefore} from '@scriptcat/userscript';
import {root} from './paths';
import type {Finding, Omission} from './results';
import type {Verification} from './verify';

const folder = path.join(root, 'packages/claims/src/results');

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** How many claims hold about each name of the reference. */
function countByName(findings: readonly Finding[]) {
  const counts: Record<string, {passed: number; failed: number}> = {};
  for (const {id, passed} of findings) {
    for (const name of claims.find((claim) => claim.id === id)?.about ?? []) {
      counts[name] ??= {passed: 0, failed: 0};
      counts[name][passed ? 'passed' : 'failed'] += 1;
    }
  }
  return sorted(counts);
}

const tally = (findings: readonly Finding[]) => ({
  passed: findings.filter(({passed}) => passed).length,
  failed: findings.filter(({passed}) => !passed).map(({id}) => id),
});

function namesByReason(omissions: readonly Omission[]) {
  const names: Record<string, string[]> = {};
  for (const {id, reason} of omissions) {
    if (reason === 'installed and started only') continue;
    names[reason] = [...(names[reason] ?? []), id];
  }
  return names;
}

/** The results of a version as pages read them. Parts that were not run keep their results. */
export function toVersionResult(
  {version, firefox, findings, omissions}: Verification,
  before?: VersionResult,
  date = new Date().toISOString().slice(0, 10),
): VersionResult {
  const {claims: ofClaims, scenes: ofScenes, samples} = findings;
  const parts = Object.entries(findings);
  return {
    version,
    ...(firefox && {firefox}),
    date,
    tally: {
      ...before?.tally,
      ...Object.fromEntries(parts.map(([part, list]) => [part, tally(list)])),
    },
    about: {
      ...before?.about,
      ...(ofClaims && {claims: countByName(ofClaims)}),
      ...(ofScenes && {scenes: countByName(ofScenes)}),
    },
    samples: samples
      ? sorted(Object.fromEntries(samples.map(({id, passed}) => [id, passed])))
      : (before?.samples ?? {}),
    partly: samples
      ? omissions.flatMap(({id}) => (samples.some((sample) => sample.id === id) ? id : [])).sort()
      : (before?.partly ?? []),
    ...(firefox && {leftOut: namesByReason(omissions)}),
  };
}

/** Keeps the result beside those of other versions, and the measured cells of matching. */
export function writeResult(verification: Verification) {
  const {version, firefox, matching} = verification;
  const file = path.join(folder, 'results.json');
  const known = JSON.parse(readFileSync(file, 'utf8')) as VersionResult[];
  const before = known.find((result) => result.version === version && result.firefox === firefox);
  const all = [
    toVersionResult(verification, before),
    ...known.filter((result) => result !== before),
  ];
  // Chromium comes first, then Firefox.
  all.sort((a, b) => {
    if (a.version === b.version) return (a.firefox ?? 0) - (b.firefox ?? 0);
    return isBefore(a.version, b.version) ? 1 : -1;
  });
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  if (matching.length === 0) return;
  const cells = matching.map(({rules, url, runs, listed, registered}) =>
    JSON.stringify([rules.join(' + '), url, {runs, listed, registered}]),
  );
  writeFileSync(
    path.join(folder, `matching-${version}.json`),
    `[\n${cells.map((cell) => `  ${cell}`).join(',\n')}\n]\n`,
  );
}
