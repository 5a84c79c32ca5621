import type {Instance} from './instance';

/** How `@connect` matches a host: by host name, ignoring ports. */
export function isListed(host: string, connects: readonly string[], pageHost?: string): boolean {
  return connects.some((value) => {
    const rule = value.toLowerCase();
    if (rule === '*') return true;
    if (rule === 'self') return pageHost !== undefined && host.endsWith(`.${pageHost}`);
    return host === rule || host.endsWith(`.${rule}`);
  });
}

/** The host of the page a script runs on; background scripts have none. */
export function pageHostOf({isBackground, host}: Instance): string | undefined {
  return isBackground ? undefined : new URL(host.url).hostname;
}

/**
 * Checks a request against the page's host, the `@connect` lines and the user; returns the reason
 * of a refusal. Where a request is refused, a download asks the user.
 */
export async function refusalOf(
  url: URL,
  instance: Instance,
  unlisted: 'refuse' | 'ask' = 'refuse',
): Promise<string | undefined> {
  const connects = instance.script.meta.connect ?? [];
  const pageHost = pageHostOf(instance);
  const host = url.hostname;
  if (host === pageHost || isListed(host, connects, pageHost)) return undefined;
  if (connects.length > 0 && unlisted === 'refuse') {
    return `Refused to connect to "${url.href}": This domain is not a part of the @connect list`;
  }
  const isAllowed = await instance.ask({permission: 'cors', subject: host});
  return isAllowed ? undefined : 'permission not allowed';
}
