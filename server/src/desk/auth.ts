import {createHash, createHmac, randomBytes, timingSafeEqual} from 'node:crypto';

/** How long a maintainer stays logged in. */
export const SESSION_SECONDS = 8 * 3600;

export interface Session {
  /** Goes into every form, so that no other site can send one. */
  csrf: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that says nothing about where two texts differ. */
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/**
 * Who may sit at the desk. A session is signed with the token and kept nowhere: it holds in every
 * process that has the same token, and a new token ends them all.
 */
export function createDeskAuth(token: string, now: () => number) {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', token).update(`${purpose} ${text}`).digest('base64url');

  return {
    isToken: (given: string) => isEqual(given, token),
    /** The value of the cookie. */
    createSession(): string {
      const expires = now() + SESSION_SECONDS * 1000;
      const name = `${expires}.${randomBytes(16).toString('base64url')}`;
      return `${name}.${sign('session', name)}`;
    },
    readSession(cookie = ''): Session | undefined {
      const end = cookie.lastIndexOf('.');
      const name = cookie.slice(0, Math.max(0, end));
      if (!isEqual(cookie.slice(end + 1), sign('session', name))) return undefined;
      return Number(name.split('.')[0]) > now() ? {csrf: sign('csrf', name)} : undefined;
    },
    isCsrf: ({csrf}: Session, given: string) => isEqual(given, csrf),
  };
}
