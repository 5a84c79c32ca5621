import {escapeHtml} from '@scriptcat/contract';

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
