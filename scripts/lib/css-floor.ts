/** The oldest version of each browser that the site promises to support. */
export type Floor = Record<'chrome' | 'firefox' | 'safari', number>;

interface Feature {
  name: string;
  pattern: RegExp;
  /** The first version of each browser that has it. */
  since: Floor;
  /** What older browsers show instead, if the feature is only a refinement. */
  without?: string;
}

/** Syntax younger than five years, with the first version of each browser that supports it. */
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
  {
    name: '@starting-style',
    pattern: /@starting-style\b/,
    since: {chrome: 117, firefox: 129, safari: 17.5},
    without: 'something appears without moving',
  },
  {name: 'subgrid', pattern: /:\s*subgrid\b/, since: {chrome: 117, firefox: 71, safari: 16}},
  {name: 'line units', pattern: /\d(lh|rlh)\b/, since: {chrome: 109, firefox: 120, safari: 16.4}},
  {name: 'popovers', pattern: /:popover-open/, since: {chrome: 114, firefox: 125, safari: 17}},
  {
    name: 'anchor positioning',
    pattern: /position-anchor:|anchor\(/,
    since: {chrome: 125, firefox: 147, safari: 26},
    without: 'a name in code has no tip, and its link still explains it',
  },
  {
    name: 'a container query',
    pattern: /@container\b/,
    since: {chrome: 105, firefox: 110, safari: 16},
    without: 'a tool has one column',
  },
  {
    name: ':has()',
    pattern: /:has\(/,
    since: {chrome: 105, firefox: 121, safari: 15.4},
    without: 'marks and tints are missing; nothing is hidden',
  },
  {
    name: 'dynamic viewport units',
    pattern: /\d(dvh|dvw|svh|lvh)\b/,
    since: {chrome: 108, firefox: 101, safari: 15.4},
    without: 'the search dialog is as high as its content',
  },
  {
    name: '@media (scripting)',
    pattern: /@media[^{]*\(scripting:/,
    since: {chrome: 120, firefox: 113, safari: 17},
    without: 'controls that need scripts show although scripts are off',
  },
  {
    name: 'content-visibility',
    pattern: /content-visibility:/,
    since: {chrome: 85, firefox: 125, safari: 18},
    without: 'long pages are laid out at once',
  },
  {
    name: 'text-wrap',
    pattern: /text-wrap:/,
    since: {chrome: 114, firefox: 121, safari: 17.5},
    without: 'headings break where they break',
  },
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

/** Features of a stylesheet that the oldest browsers lack and that have no fallback. */
export function findAboveFloor(css: string, floor: Floor): string[] {
  return features
    .filter(({pattern, without}) => !without && pattern.test(css))
    .flatMap(({name, since}) =>
      (Object.keys(floor) as (keyof Floor)[])
        .filter((browser) => since[browser] > floor[browser])
        .map((browser) => `${name} needs ${browser} ${since[browser]}, not ${floor[browser]}`),
    );
}
