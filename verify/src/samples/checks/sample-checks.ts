import type {SampleSet} from '../set';

/** By name of the sample: whether it was seen to do what its page says. */
export type SampleChecks = Readonly<Record<string, (set: SampleSet) => Promise<boolean>>>;

export const readClipboard = (set: SampleSet) =>
  set.page.evaluate(() => navigator.clipboard.readText());

export const seagreen = 'rgb(46, 139, 87)';
export const gold = 'rgb(255, 215, 0)';
