export type ColorChoice = 'light' | 'dark' | 'system';

/** Where the browser cannot tell what the system prefers, it answers the query with "not all". */
export const canTellPreference = () => matchMedia('(prefers-color-scheme)').media !== 'not all';

/** The order in which the toggle offers colours. */
export function nextColor(choice: ColorChoice, hasSystemChoice: boolean): ColorChoice {
  if (choice === 'light') return 'dark';
  return choice === 'dark' && hasSystemChoice ? 'system' : 'light';
}
