/** Rows that need more than rules and an address: how the script starts, or what the user set. */
export interface StartRow {
  id: string;
  lines: readonly string[];
  /** Addresses on which the body of the script runs. */
  runs: readonly string[];
}

/** Lines from the script's settings, which replace the script's own. */
export interface UserRow extends StartRow {
  match?: string[];
  exclude?: string[];
  /** Where it ran before a version changed that. */
  until?: {version: string; runs: readonly string[]};
}

/** Pages on which nothing runs, by lines of the blacklist. */
export interface BlacklistRow {
  line: string;
  /** Addresses on which scripts still run. */
  runs: readonly string[];
}

export const startAddresses = [
  'https://shop.example/',
  'https://other.test/',
  'https://a.example/',
  'https://shop.example/a/edit',
] as const;

const early = ['@run-at document-start', '@early-start'];
const shop = ['https://shop.example/', 'https://shop.example/a/edit'];
const everywhere = [...startAddresses];

/** How rules meet `@early-start`, `@unwrap` and `@exclude`. */
export const startRows: readonly StartRow[] = [
  {id: 'match', lines: ['@match https://shop.example/*'], runs: shop},
  {id: 'glob', lines: ['@include *shop*'], runs: shop},
  {
    id: 'match and glob',
    lines: ['@match https://a.example/*', '@include *shop*'],
    runs: ['https://shop.example/', 'https://a.example/', 'https://shop.example/a/edit'],
  },
  {id: 'early, match', lines: ['@match https://shop.example/*', ...early], runs: shop},
  // The browser lets every page through, and an early script does not wait for the extension.
  {id: 'early, glob', lines: ['@include *shop*', ...early], runs: everywhere},
  {
    id: 'early, match and glob',
    lines: ['@match https://a.example/*', '@include *shop*', ...early],
    runs: everywhere,
  },
  {
    id: 'early, match in a path',
    lines: ['@match https://shop.example/*/edit', ...early],
    runs: ['https://shop.example/a/edit'],
  },
  {id: 'early, expression', lines: ['@include /shop/', ...early], runs: shop},
  {
    id: 'early, exclude glob',
    lines: ['@match *://*/*', '@exclude *shop*', ...early],
    runs: ['https://other.test/', 'https://a.example/'],
  },
  {id: 'unwrap, glob', lines: ['@include *shop*', '@unwrap'], runs: shop},
  {id: 'unwrap, expression', lines: ['@include /shop/', '@unwrap'], runs: shop},
  {id: 'unwrap, match', lines: ['@match https://shop.example/*', '@unwrap'], runs: shop},
  {
    id: 'exclude',
    lines: ['@match *://*/*', '@exclude https://shop.example/*'],
    runs: ['https://other.test/', 'https://a.example/'],
  },
  {
    id: 'exclude expression',
    lines: ['@match *://*/*', '@exclude /edit$/'],
    runs: ['https://shop.example/', 'https://other.test/', 'https://a.example/'],
  },
  {
    id: 'exclude-match is not read',
    lines: ['@match https://shop.example/*', '@exclude-match https://shop.example/*'],
    runs: shop,
  },
];

/** How rules of the user meet those of the script. */
export const userRows: readonly UserRow[] = [
  {
    id: 'a match replaces that of the script',
    lines: ['@match https://shop.example/*'],
    match: ['https://other.test/*'],
    runs: ['https://other.test/'],
  },
  {
    id: 'an include stays in force beside it',
    lines: ['@include *shop*'],
    match: ['https://other.test/*'],
    runs: ['https://shop.example/', 'https://other.test/', 'https://shop.example/a/edit'],
  },
  {
    id: 'an empty list runs nowhere',
    lines: ['@match https://shop.example/*'],
    match: [],
    runs: [],
    // It used to leave the script with its own lines.
    until: {version: '1.5.0-beta.1', runs: shop},
  },
  {
    id: 'an exclude replaces that of the script',
    lines: ['@match *://*/*', '@exclude https://shop.example/*'],
    exclude: ['https://other.test/*'],
    runs: ['https://shop.example/', 'https://a.example/', 'https://shop.example/a/edit'],
  },
];

/** Effects of blacklist lines on a script that runs everywhere. */
export const blacklistRows: readonly BlacklistRow[] = [
  {line: 'https://shop.example/*', runs: ['https://other.test/', 'https://a.example/']},
  {line: '*shop*', runs: ['https://other.test/', 'https://a.example/']},
  {
    line: '/edit$/',
    runs: ['https://shop.example/', 'https://other.test/', 'https://a.example/'],
  },
  // The example that the settings show: a glob without a path.
  {line: 'https://*.example', runs: everywhere},
];
