/** Rows that need more than rules and an address: how the script starts, or what the user set. */
export interface StartRow {
  id: string;
  lines: readonly string[];
  /** Addresses on which the body of the script runs. */
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
