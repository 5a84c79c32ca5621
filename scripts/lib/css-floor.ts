/** The oldest version of each browser that the site promises to support. */
export type Floor = Record<'chrome' | 'firefox' | 'safari', number>;

interface Feature {
  name: string;
  pattern: RegExp;
  /** The first version of each browser that has it. */
  since: Floor;
}

/**
 * Syntax younger than five years that pages must not depend on. Not listed are features that only
 * refine a page, such as `:has()`, container queries, `text-wrap` and anchor positioning.
 */
const features: readonly Feature[] = [
  {
    name: 'a range in a media query',
    pattern: /@media[^{]*[<>]/,
    since: {chrome: 104, firefox: 63, safari: 16.4},
  },
  {
    name: 'nested rules',
    pattern: /[{;}]\s*&/,
    since: {chrome: 120, firefox: 117, safari: 17.2},
  },
  {name: 'color-mix()', pattern: /color-mix\(/, since: {chrome: 111, firefox: 113, safari: 16.2}},
  {name: 'light-dark()', pattern: /light-dark\(/, since: {chrome: 123, firefox: 120, safari: 17.5}},
  {
    name: 'a colour from another',
    pattern: /\b(rgb|hsl|hwb|lab|lch|color)a?\(from\s/,
    since: {chrome: 119, firefox: 128, safari: 18},
  },
  {
    name: 'lab and lch',
    pattern: /\bok(lab|lch)\(/,
    since: {chrome: 111, firefox: 113, safari: 15.4},
  },
  {name: '@scope', pattern: /@scope\b/, since: {chrome: 118, firefox: 128, safari: 17.4}},
  {name: 'subgrid', pattern: /:\s*subgrid\b/, since: {chrome: 117, firefox: 71, safari: 16}},
  {name: 'line units', pattern: /\d(lh|rlh)\b/, since: {chrome: 109, firefox: 120, safari: 16.4}},
  {name: 'popovers', pattern: /:popover-open/, since: {chrome: 114, firefox: 125, safari: 17}},
];

/** The oldest version of each browser in a list of `browser >= version` queries. */
export function readFloor(queries: readonly string[]): Floor {
  const oldest = (browser: string) => {
    const query = queries.find((text) => text.startsWith(`${browser} >=`));
    if (!query)
      throw new Error(`The browserslist has no version of ${browser}. Add "${browser} >= …".`);
    return Number(query.split('>=')[1]);
  };
  return {chrome: oldest('chrome'), firefox: oldest('firefox'), safari: oldest('safari')};
}

/** Features of a stylesheet that the oldest browsers lack. */
export function findAboveFloor(css: string, floor: Floor): string[] {
  return features
    .filter(({pattern}) => pattern.test(css))
    .flatMap(({name, since}) =>
      (Object.keys(floor) as (keyof Floor)[])
        .filter((browser) => since[browser] > floor[browser])
        .map((browser) => `${name} needs ${browser} ${since[browser]}, not ${floor[browser]}`),
    );
}
