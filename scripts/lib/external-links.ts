/** An external URL, and the files that contain it. */
export interface ExternalLink {
  url: string;
  files: readonly string[];
}

const address = /https?:\/\/[^\s"'`<>()[\]{}|\\，；：）\u3001\u3002\u300d]+/g;

// Example domains, local hosts and match patterns.
const notAPlace =
  /^https?:\/\/(?:[^/]*\.)?(?:example\.\w+|localhost|invalid|test)\b|[*$…]|^https?:\/\/[\d.:]+(?:\/|$)|^https?:\/\/[^./]+(?:\/|$)/;

/** The external URLs in some files, each once. */
export function externalLinks(files: readonly {file: string; source: string}[]): ExternalLink[] {
  const found = new Map<string, Set<string>>();
  for (const {file, source} of files) {
    for (const [match] of source.matchAll(address)) {
      const url = match.replace(/[.,;:!?]+$/, '').replace(/#.*$/, '');
      if (notAPlace.test(url)) continue;
      found.set(url, (found.get(url) ?? new Set()).add(file));
    }
  }
  return [...found]
    .map(([url, names]) => ({url, files: [...names]}))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

type Ask = (url: string, method: 'HEAD' | 'GET') => Promise<{status: number}>;

/** Statuses that do not prove a broken link: bot protection or rate limiting. */
const undecided = [401, 403, 429, 503, 999];

async function problemOf(url: string, ask: Ask): Promise<string | undefined> {
  try {
    const head = await ask(url, 'HEAD');
    const {status} = head.status < 400 ? head : await ask(url, 'GET');
    return status < 400 || undecided.includes(status) ? undefined : `answers ${status}`;
  } catch (cause) {
    return `does not answer (${cause instanceof Error ? cause.message : cause})`;
  }
}

/**
 * Requests each URL in turn, with a pause between requests to the same host. Returns the broken
 * ones, and how many were left for the next run.
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  {ask, pause, maxLinks}: {ask: Ask; pause: () => Promise<void>; maxLinks: number},
): Promise<{broken: (ExternalLink & {problem: string})[]; left: number}> {
  const broken: (ExternalLink & {problem: string})[] = [];
  const asked = new Set<string>();
  for (const link of links.slice(0, maxLinks)) {
    const {host} = new URL(link.url);
    if (asked.has(host)) await pause();
    asked.add(host);
    const problem = await problemOf(link.url, ask);
    if (problem) broken.push({...link, problem});
  }
  return {broken, left: Math.max(0, links.length - maxLinks)};
}
