import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {claims, type VersionResult} from '@scriptcat/claims';
import {root} from './paths';
import {scenes} from './scenes';
import type {Verification} from './verify';
import {isBefore} from './versions';

const folder = path.join(root, 'packages/claims/src/results');

/** What a version showed, in the form that pages read. */
export function toVersionResult({version, findings, omissions}: Verification): VersionResult {
  const sentences = [...claims, ...scenes];
  const outcomes = [...(findings.claims ?? []), ...(findings.scenes ?? [])];
  const about: Record<string, {passed: number; failed: number}> = {};
  for (const {id, passed} of outcomes) {
    for (const name of sentences.find((sentence) => sentence.id === id)?.about ?? []) {
      about[name] ??= {passed: 0, failed: 0};
      about[name][passed ? 'passed' : 'failed'] += 1;
    }
  }
  const tally = Object.fromEntries(
    Object.entries(findings).map(([part, list]) => [
      part,
      {
        passed: list.filter(({passed}) => passed).length,
        failed: list.filter(({passed}) => !passed).map(({id}) => id),
      },
    ]),
  );
  const samples = Object.fromEntries((findings.samples ?? []).map(({id, passed}) => [id, passed]));
  return {
    version,
    date: new Date().toISOString().slice(0, 10),
    tally,
    about: sorted(about),
    samples: sorted(samples),
    partly: omissions.map(({id}) => id).sort(),
  };
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** Keeps the result beside those of other versions, and the measured cells of matching. */
export function writeResult(verification: Verification) {
  const file = path.join(folder, 'results.json');
  const others = (JSON.parse(readFileSync(file, 'utf8')) as VersionResult[]).filter(
    ({version}) => version !== verification.version,
  );
  const all = [toVersionResult(verification), ...others];
  all.sort((a, b) => (isBefore(a.version, b.version) ? 1 : -1));
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  const cells = verification.matching.map(({rules, url, runs, listed, registered}) =>
    JSON.stringify([rules.join(' + '), url, {runs, listed, registered}]),
  );
  writeFileSync(
    path.join(folder, `matching-${verification.version}.json`),
    `[\n${cells.map((cell) => `  ${cell}`).join(',\n')}\n]\n`,
  );
}
