// Browsers, workers and Node all have URL, while this package names no environment.
declare const URL: new (
  address: string,
) => {
  protocol: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  href: string;
};

/** An address taken apart the way the two filters look at it. */
export interface Address {
  scheme: string;
  /** Lower case and punycode, as browsers give it. */
  host: string;
  port: string;
  path: string;
  /** Starts with `?`, or is empty. */
  query: string;
  hash: string;
  href: string;
  /** Path and query exactly as written: an empty query keeps its `?`. */
  rawPath: string;
  withoutHash: string;
}

/** Takes an address apart; `undefined` when a browser would not accept it. */
export function parseAddress(text: string): Address | undefined {
  let url: InstanceType<typeof URL>;
  try {
    url = new URL(text);
  } catch {
    return undefined;
  }
  const hashAt = url.href.indexOf('#');
  const withoutHash = hashAt < 0 ? url.href : url.href.slice(0, hashAt);
  const hasEmptyQuery = url.search === '' && withoutHash.endsWith('?');
  return {
    scheme: url.protocol.slice(0, -1),
    host: url.hostname,
    port: url.port,
    path: url.pathname,
    query: url.search,
    hash: url.hash,
    href: url.href,
    rawPath: url.pathname + (hasEmptyQuery ? '?' : url.search),
    withoutHash,
  };
}

// A last label that starts with a letter cannot make the host a number.
const plainHost = /^(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/;

/** True for hosts that a browser leaves as they are, which need not be parsed to know it. */
function isPlainHost(host: string): boolean {
  return host.length < 254 && plainHost.test(host) && !host.includes('xn--');
}

/** The host as a browser would write it, or `undefined` when no browser accepts it. */
export function canonicalHost(host: string): string | undefined {
  if (host === '' || host === '*') return host;
  const isWild = host.startsWith('*.');
  const name = isWild ? host.slice(2) : host;
  if (isPlainHost(name)) return host;
  if (/[\s/?#@\\:*]/.test(name)) return undefined;
  const canonical = parseAddress(`http://${name}/`)?.host;
  return canonical && (isWild ? `*.${canonical}` : canonical);
}
