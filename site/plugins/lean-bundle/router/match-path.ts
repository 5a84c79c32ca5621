/** How a path fits the place the visitor is at. */
export interface Match {
  path: string;
  /** The part of the address that the path covers. */
  url: string;
  isExact: boolean;
  params: Record<string, never>;
}

/**
 * Matches a path as the framework writes them: literal, or `*` for everything. Case and a slash at
 * the end make no difference.
 */
export function matchPath(
  pathname: string,
  options: string | {path?: string | undefined; exact?: boolean | undefined},
): Match | null {
  const {path, exact = false} = typeof options === 'string' ? {path: options} : options;
  if (path === undefined) return null;
  const stem = path.replace(/\/$/, '');
  const isBelow =
    path === '*' ||
    (pathname.toLowerCase().startsWith(stem.toLowerCase()) &&
      /^(?:\/|$)/.test(pathname.slice(stem.length)));
  if (!isBelow) return null;
  const isAll = path === '*' || pathname.slice(stem.length) === '/';
  const url = isAll ? pathname : pathname.slice(0, stem.length) || '/';
  const isExact = pathname === url;
  return exact && !isExact ? null : {path, url, isExact, params: {}};
}
