import type {CheckedFile, CheckedFinding} from '../check-file';
import type {Options} from '../options';

/** For people: findings of one kind on one line, with the lines they are on. */
export function toText(files: readonly CheckedFile[], {locale}: Options): string {
  const all = files.flatMap(({findings}) => findings);
  const count = (level: string): number => all.filter((found) => found.level === level).length;
  const total =
    locale === 'en'
      ? `${files.length} checked: ${count('error')} errors, ${count('warning')} warnings, ${count('info')} hints`
      : `检查了 ${files.length} 个文件：${count('error')} 个错误，${count('warning')} 个警告，${count('info')} 条提示`;
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
