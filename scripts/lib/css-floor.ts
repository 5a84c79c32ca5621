/** The oldest version of each browser that the site promises to support. */
export type Floor = Record<'chrome' | 'firefox' | 'safari', number>;

/**
 * Syntax younger than five years that pages must not depend on, with the first version of each
 * browser that has it. Not listed are features that only refine a page, such as `:has()`, container
 * queries, `text-wrap` and anchor positioning.
 */
const features: readonly [name: string, pattern: RegExp, since: Floor][] = [
  ['a range in a media query', /@media[^{]*[<>]/, {chrome: 104, firefox: 63, safari: 16.4}],
  ['nested rules', /[{;}]\s*&/, {chrome: 120, firefox: 117, safari: 17.2}],
  ['color-mix()', /color-mix\(/, {chrome: 111, firefox: 113, safari: 16.2}],
  ['light-dark()', /light-dark\(/, {chrome: 123, firefox: 120, safari: 17.5}],
  [
    'a colour from another',
    /\b(rgb|hsl|hwb|lab|lch|color)a?\(from\s/,
    {chrome: 119, firefox: 128, safari: 18},
  ],
  ['lab and lch', /\bok(lab|lch)\(/, {chrome: 111, firefox: 113, safari: 15.4}],
  ['@scope', /@scope\b/, {chrome: 118, firefox: 128, safari: 17.4}],
  ['subgrid', /:\s*subgrid\b/, {chrome: 117, firefox: 71, safari: 16}],
  ['line units', /\d(lh|rlh)\b/, {chrome: 109, firefox: 120, safari: 16.4}],
  ['popovers', /:popover-open/, {chrome: 114, firefox: 125, safari: 17}],
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
    .filter(([, pattern]) => pattern.test(css))
    .flatMap(([name, , since]) =>
      (Object.keys(floor) as (keyof Floor)[])
        .filter((browser) => since[browser] > floor[browser])
        .map((browser) => `${name} needs ${browser} ${since[browser]}, not ${floor[browser]}`),
    );
}
