import {aboutOf, type Entry, textOf} from './entries';
import type {Part, Section} from './parts';

const BAR_WIDTH = 32;
const drawBar = (share: number) => '█'.repeat(Math.round(share * BAR_WIDTH)).padEnd(BAR_WIDTH);

function sectionLines({title, heads, rows}: Section): string[] {
  const cells = [heads, ...rows.map(({name, numbers}) => [name, ...numbers.map(String)])];
  const widths = heads.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const hasBars = rows[0]?.bar !== undefined;
  const lines = cells.map(([name = '', ...numbers], at) => {
    const bar = hasBars ? [drawBar(rows[at - 1]?.bar ?? 0)] : [];
    const right = numbers.map((number, column) => number.padStart(widths[column + 1] ?? 0));
    return `  ${[name.padEnd(widths[0] ?? 0), ...bar, ...right].join('  ')}`;
  });
  return ['', title, ...lines];
}

// Visitors' texts could carry commands to the terminal, or turn its writing direction around.
const safe = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (found) => (found === '\n' ? found : '�'))
    .replaceAll('\n', '\n    ');

function textLines(entry: Entry): string[] {
  const time = new Date(entry.receivedAt).toISOString().slice(0, 16).replace('T', ' ');
  const about = [time, ...aboutOf(entry, 'en'), entry.id].join('  ');
  return ['', `  ${about}`, `    ${safe(textOf(entry))}`];
}

export const renderTable = (parts: readonly Part[]) =>
  parts
    .map(({title, summary, sections, texts}) => [
      `${title}: ${summary}`,
      ...sections.flatMap(sectionLines),
      ...texts.flatMap(textLines),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
