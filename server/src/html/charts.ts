import {escapeHtml} from '@scriptcat/contract';

/** What charts and the tables beside them need of a style sheet. */
export const chartRules = `
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{padding:.35rem .75rem .35rem 0;text-align:start;border-block-end:1px solid var(--line);vertical-align:top}
th{font-weight:500}thead th{color:var(--muted);white-space:normal}tbody th{white-space:nowrap}
.number{text-align:end;font-variant-numeric:tabular-nums}td.number{white-space:nowrap}
.bar{width:40%;min-width:6rem}svg{display:block;width:100%;height:1.25rem}
.trend{height:9rem;margin-block:.5rem}rect,.a{fill:var(--accent)}.b{fill:var(--bad)}
.key{display:inline-block;inline-size:.75rem;block-size:.75rem;margin-inline:.75rem .35rem}
.key.a{background:var(--accent)}.key.b{background:var(--bad)}
`;

/** A share of a whole; the number stands beside it. */
export const bar = (share: number) =>
  `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${(share * 100).toFixed(2)}" height="10"/></svg>`;

interface Column {
  label: string;
  /** Stacked from below; the first part has the colour `a`, the second `b`. */
  values: readonly number[];
}

const GAP = 2;
const WIDTH = 10;
const HEIGHT = 100;
/** Fewer columns than this do not fill the width: one week is no wall. */
const MIN_COLUMNS = 12;

/** Counts over time as columns. */
export function columns(data: readonly Column[], description: string): string {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const max = Math.max(1, ...data.map(({values}) => sum(values)));
  const drawn = data.map(({label, values}, index) => {
    let below = 0;
    const parts = values.map((value, part) => {
      const height = (value / max) * HEIGHT;
      below += height;
      return `<rect class="${'ab'[part]}" x="${index * WIDTH + GAP / 2}" y="${(HEIGHT - below).toFixed(2)}" width="${WIDTH - GAP}" height="${height.toFixed(2)}"/>`;
    });
    return `<g><title>${escapeHtml(label)}: ${values.join(' + ')}</title>${parts.join('')}</g>`;
  });
  const width = Math.max(MIN_COLUMNS, data.length) * WIDTH;
  return `<svg class="trend" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${escapeHtml(description)}">${drawn.join('')}</svg>`;
}

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
export const number = (value: number | string) => `<td class="number">${value}</td>`;

/** A table that scrolls by itself; the first column names its rows, the others are numbers. */
export function table(names: readonly string[], rows: readonly string[]): string {
  const heads = names.map(
    (name, at) => `<th scope="col"${at > 0 ? ' class="number"' : ''}>${name}</th>`,
  );
  return `<div class="wide"><table><thead><tr>${heads.join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}
