export type ColorChoice = 'light' | 'dark' | 'system';

/** Browsers without prefers-color-scheme evaluate the query as "not all". */
export const canTellPreference = () => matchMedia('(prefers-color-scheme)').media !== 'not all';

/** The order in which the toggle offers colours. */
export function nextColor(choice: ColorChoice, hasSystemChoice: boolean): ColorChoice {
  if (choice === 'light') return 'dark';
  return choice === 'dark' && hasSystemChoice ? 'system' : 'light';
}
