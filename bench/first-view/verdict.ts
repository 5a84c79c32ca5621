import {median, ratio} from '../lib/figures';
import type {View} from './phone';

/** A chosen tolerance: on a busy machine, medians of few runs differ by more than this. */
const NOISE_MS = 30;
const NOISE_SHARE = 0.05;

/** Whether a time is later than another by more than noise: 5 %, and 30 ms at least. */
export const isLater = (ours: number, theirs: number): boolean =>
  ours - theirs > Math.max(NOISE_MS, theirs * NOISE_SHARE);

const fields = [
  'bytes',
  'scriptBytes',
  'requests',
  'firstPaint',
  'largestPaint',
  'blocking',
  'longestTask',
] as const satisfies readonly (keyof View)[];

export function medianView(views: readonly View[]): View {
  const middle = (field: keyof View) => median(views.map((view) => view[field]));
  return Object.fromEntries(fields.map((field) => [field, middle(field)])) as unknown as View;
}

export const viewTitles = [
  '',
  'wire',
  'script',
  'requests',
  'first paint',
  'largest paint',
  'blocking',
  'longest task',
];

const isBytes = (field: keyof View) => field === 'bytes' || field === 'scriptBytes';

function show(field: keyof View, value: number): string {
  if (isBytes(field)) return `${(value / 1000).toFixed(1)} KB`;
  return field === 'requests' ? String(value) : `${Math.round(value)} ms`;
}

/** A row of the table; `ours` adds how many times larger each figure is. */
export const viewRow = (name: string, view: View, ours?: View): string[] => [
  name,
  ...fields.map((field) => {
    const figure = show(field, view[field]);
    return ours && ours !== view ? `${figure} (${ratio(view[field], ours[field])})` : figure;
  }),
];
