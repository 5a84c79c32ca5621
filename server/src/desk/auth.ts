import {createHash, createHmac, randomBytes, timingSafeEqual} from 'node:crypto';

/** How long a maintainer stays logged in. */
export const SESSION_SECONDS = 2 * 3600;

export interface Session {
  name: string;
  /** Goes into every form, so that another site cannot send one. */
  csrf: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

const expiryOf = (name: string) => Number(name.split('.')[0]);

/**
 * Stateless sessions, signed with the token: every process with the same token accepts them, and a
 * new token ends them all. Only logouts are remembered, in the process that saw them.
 */
export function createDeskAuth(token: string, now: () => number) {
  const ended = new Set<string>();
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', token).update(`${purpose} ${text}`).digest('base64url');

  return {
    isToken: (given: string) => isEqual(given, token),
    /** The value of the cookie. */
    createSession(): string {
      const name = `${now() + SESSION_SECONDS * 1000}.${randomBytes(16).toString('base64url')}`;
      return `${name}.${sign('session', name)}`;
    },
    readSession(cookie = ''): Session | undefined {
      const end = cookie.lastIndexOf('.');
      const name = cookie.slice(0, Math.max(0, end));
      if (!isEqual(cookie.slice(end + 1), sign('session', name))) return undefined;
      if (!(expiryOf(name) > now()) || ended.has(name)) return undefined;
      return {name, csrf: sign('csrf', name)};
    },
    endSession({name}: Session): void {
      for (const known of ended) if (expiryOf(known) <= now()) ended.delete(known);
      ended.add(name);
    },
    isCsrf: ({csrf}: Session, given: string) => isEqual(given, csrf),
  };
}
