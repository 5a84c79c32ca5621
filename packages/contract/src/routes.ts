/** Prefixes that some links use for the first language, which has none. */
export const needlessPrefixes = ['/zh-Hans', '/zh-CN', '/zh'] as const;

const needless = new RegExp(`^(?:${needlessPrefixes.join('|')})(?=/|$)`, 'i');

/**
 * Normalises a path for comparison: lower case, no final slash, no `.html`, no `/index`, no prefix
 * of the first language.
 */
export function looseKey(path: string): string {
  const bare = path
    .replace(needless, '')
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return bare === '' ? '/' : bare;
}

/** The overview that lists the entry of the reference at a path. Other paths stay as they are. */
export const overviewOf = (path: string): string =>
  path.replace(/(\/docs\/dev\/(?:api|cat-api|meta|errors)\/)[^/]+\/?$/, '$1');

/** An old path and the page that replaced it. */
export interface LegacyRedirect {
  from: string;
  to: string;
}

/** Redirects, valid in every language. A page at `from` takes precedence. */
export const legacyRedirects = [
  {from: '/docs/dev/backgroud/', to: '/docs/dev/background/'},
  {from: '/docs/dev/agent/agent/', to: '/docs/dev/agent/'},
  {from: '/docs/sponsor/', to: '/docs/about/'},
  {from: '/llms-full.txt', to: '/llms.txt'},
  {from: '/samples/network/upload-form.user.js', to: '/samples/cookbook/upload-file.user.js'},
  {from: '/docs/use/conflicts/', to: '/docs/use/slow/'},
  {from: '/docs/use/more-questions/', to: '/docs/use/QA/'},
  {from: '/docs/dev/tools/migrate/', to: '/docs/dev/tools/header/'},
] as const satisfies readonly LegacyRedirect[];

/** Routes answered by code; everything else is a file of the built site. */
export const servicePrefixes = [
  '/api/',
  '/1/indexes/',
  '/icons/',
  '/demo/api/',
  '/healthz',
  '/mcp',
] as const;
