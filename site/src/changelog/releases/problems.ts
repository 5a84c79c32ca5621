import {languageTags} from '@scriptcat/contract';
import {areas, type Change, kinds, type Line, type Release, type Tag} from './types';
import {compareTags, parseVersion} from './version';

/** What is wrong with the data, one sentence a finding; empty when it may be published. */
export function findProblems(lines: readonly Line[], releases: readonly Release[]): string[] {
  return [
    ...lines.flatMap(findLineProblems),
    ...findDuplicates(lines),
    ...releases.flatMap(findReleaseProblems),
  ];
}

function findLineProblems({id, releases}: Line): string[] {
  return releases.flatMap((tag, index) => {
    const problems = findTagProblems(tag, id);
    const older = releases[index + 1]?.version;
    if (older && parseVersion(older) && parseVersion(tag.version)) {
      if (compareTags(tag.version, older) < 0)
        problems.push(`stands above ${older}, which is newer`);
    }
    return problems.map((problem) => `${tag.version}: ${problem}`);
  });
}

function findTagProblems({version, date, covers}: Tag, line: string): string[] {
  const problems: string[] = [];
  const belongs = (tag: string) => parseVersion(tag) && tag.startsWith(`${line}.`);
  if (version !== line && !belongs(version)) problems.push(`not a version of line ${line}`);
  if (!isDate(date)) problems.push(`"${date}" is not a date (YYYY-MM-DD)`);
  if (covers && !(isDate(covers.since) && covers.since <= date)) {
    problems.push(`"${covers.since}" is not a date up to ${date}`);
  }
  for (const tag of covers?.versions ?? []) {
    if (!belongs(tag)) problems.push(`covers "${tag}", which is not a version of line ${line}`);
  }
  return problems;
}

function findDuplicates(lines: readonly Line[]): string[] {
  const seen = new Set<string>();
  return lines
    .flatMap(({releases}) =>
      releases.flatMap(({version, covers}) => [version, ...(covers?.versions ?? [])]),
    )
    .filter((version) => seen.size === seen.add(version).size)
    .map((version) => `${version}: listed twice`);
}

function findReleaseProblems({version, changes}: Release): string[] {
  if (changes.length === 0) return [`${version}: no changes`];
  return changes.flatMap((change, index) =>
    findChangeProblems(change).map((problem) => `${version}, change ${index + 1}: ${problem}`),
  );
}

function findChangeProblems({kind, area, text, refs = []}: Change): string[] {
  const problems: string[] = [];
  if (!kinds.includes(kind)) problems.push(`unknown kind "${kind}"`);
  if (!areas.includes(area)) problems.push(`unknown area "${area}"`);
  for (const locale of languageTags) {
    if (!text[locale]?.trim()) problems.push(`no text in ${locale}`);
  }
  for (const ref of refs) {
    if (!Number.isInteger(ref) || ref < 1) problems.push(`"${ref}" is not an issue number`);
  }
  return problems;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // The calendar of Date rolls 31 February over to March, so the text must survive the round trip.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
