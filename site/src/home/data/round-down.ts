import type {LanguageTag} from '@scriptcat/contract';

/** Keeps the first two digits, so that a figure is never overstated: 2,251,969 becomes 2,200,000. */
export function roundDown(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.floor(value / step) * step;
}

const formats: Record<LanguageTag, Intl.NumberFormatOptions & {tag: string}> = {
  'zh-Hans': {tag: 'zh-CN', notation: 'compact', maximumFractionDigits: 1},
  en: {tag: 'en-US', notation: 'compact', maximumFractionDigits: 1},
};

/** A rounded figure as people read it: `220万+`, `2.2M+`, `4,800+`. */
export function atLeast(value: number, locale: LanguageTag): string {
  const rounded = roundDown(value);
  const {tag, ...compact} = formats[locale];
  // Below a hundred thousand the digits themselves are as short and more exact.
  const options = rounded < 100_000 ? {} : compact;
  return `${new Intl.NumberFormat(tag, options).format(rounded)}+`;
}
