import type {LanguageTag} from '@scriptcat/contract';

/** Keeps the first two digits, so that a figure is never overstated: 2,251,969 becomes 2,200,000. */
export function roundDown(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.floor(value / step) * step;
}

/** A rounded figure as people read it: `2.2M+`, `4,800+`. */
export function atLeast(value: number, language: LanguageTag): string {
  const rounded = roundDown(value);
  // Below a hundred thousand the digits themselves are as short and more exact.
  const notation = rounded < 100_000 ? 'standard' : 'compact';
  const format = new Intl.NumberFormat(language, {notation, maximumFractionDigits: 1});
  return `${format.format(rounded)}+`;
}
