/** What a printed header is made of. */
export interface HeaderLine {
  /** Without the at sign. */
  name: string;
  value: string;
}

/** Writes a header with its values in one column. */
export function printHeader(
  lines: readonly HeaderLine[],
  kind: 'UserScript' | 'UserSubscribe' = 'UserScript',
): string {
  const width = Math.max(0, ...lines.map(({name}) => name.length));
  const body = lines.map(({name, value}) =>
    `// @${name.padEnd(width)} ${oneLine(value)}`.trimEnd(),
  );
  return [`// ==${kind}==`, ...body, `// ==/${kind}==`].join('\n');
}

function oneLine(value: string): string {
  return value
    .split(/[\r\n]+/)
    .map((part) => part.trim())
    .join(' ')
    .trim();
}
