import words from '@scriptcat/content/tools/command-line';
import {fill} from '@scriptcat/contract';
import type {CheckedFile, CheckedFinding} from '../check-file';
import type {Options} from '../options';

/** For people: findings of one kind on one line, with the lines they are on. */
export function toText(files: readonly CheckedFile[], {language}: Options): string {
  const all = files.flatMap(({findings}) => findings);
  const count = (level: string): number => all.filter((found) => found.level === level).length;
  const total = fill(words[language].total, {
    files: files.length,
    errors: count('error'),
    warnings: count('warning'),
    hints: count('info'),
  });
  return [...files.flatMap(fileLines), total].join('\n');
}

function fileLines({file, findings, summary}: CheckedFile): string[] {
  if (findings.length === 0 && !summary) return [];
  const groups = new Map<string, CheckedFinding[]>();
  for (const finding of findings) {
    groups.set(finding.code, [...(groups.get(finding.code) ?? []), finding]);
  }
  const abilities = summary?.abilities ?? [];
  return [
    file,
    ...Array.from(groups.values(), groupLine),
    ...(summary ? [`  [${summary.risk}]`] : []),
    ...abilities.map(({risk, text, details}) =>
      `    ${risk}: ${text} ${details.join(', ')}`.trimEnd(),
    ),
    '',
  ];
}

const maxLines = 5;

function groupLine(group: readonly CheckedFinding[]): string {
  const [first] = group;
  if (!first) return '';
  const lines = group.slice(0, maxLines).map(({line}) => line);
  const more = group.length > maxLines ? ` +${group.length - maxLines}` : '';
  return `  ${lines.join(',')}${more}  ${first.level}  ${first.message}  (${first.code})`;
}
