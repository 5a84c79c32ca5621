import {createHash, randomUUID, timingSafeEqual} from 'node:crypto';

export const SESSION_SECONDS = 2 * 3600;

const digest = (text: string) => createHash('sha256').update(text).digest();

const expiryOf = (session: string) => Number(session.split('.')[0]);

/**
 * Sessions are kept in cookies signed with the token: every process with the same token accepts
 * them, and a new token ends them all. Only logouts are remembered, in the process that saw them.
 */
export function createDeskAuth(token: string, now: () => number) {
  const ended = new Set<string>();
  return {
    /** In constant time: otherwise the time to an answer tells how much of a guess is right. */
    isToken: (given: string) => timingSafeEqual(digest(given), digest(token)),
    createSession: () => `${now() + SESSION_SECONDS * 1000}.${randomUUID()}`,
    isSession: (session: string) => expiryOf(session) > now() && !ended.has(session),
    endSession(session: string): void {
      for (const known of ended) if (expiryOf(known) <= now()) ended.delete(known);
      ended.add(session);
    },
  };
}
