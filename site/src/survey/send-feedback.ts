import type {Feedback} from '@scriptcat/contract';

/** What goes over the wire: the answer and what tells people from programs. */
export interface OutgoingFeedback extends Feedback {
  website: string;
  elapsed: number;
}

interface SendOptions {
  url: string;
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
}

const attemptMs = 10_000;
const defaultPauseMs = 1000;
const maxPauseMs = 5000;

type Attempt = {kind: 'received'} | {kind: 'refused'} | {kind: 'missed'; pauseMs: number};

/**
 * Sends an answer and retries once. Both attempts carry the same id, so an answer whose response
 * got lost is not stored twice.
 */
export async function sendFeedback(
  answer: OutgoingFeedback,
  {url, fetch, wait}: SendOptions,
): Promise<boolean> {
  const body = JSON.stringify(answer);
  const first = await attempt(url, body, fetch);
  if (first.kind !== 'missed') return first.kind === 'received';
  await wait(first.pauseMs);
  return (await attempt(url, body, fetch)).kind === 'received';
}

async function attempt(url: string, body: string, send: typeof fetch): Promise<Attempt> {
  try {
    const response = await send(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(attemptMs),
    });
    if (response.ok) return {kind: 'received'};
    const mayPass = response.status >= 500 || response.status === 429 || response.status === 408;
    return mayPass ? {kind: 'missed', pauseMs: pauseOf(response)} : {kind: 'refused'};
  } catch {
    return {kind: 'missed', pauseMs: defaultPauseMs};
  }
}

/** Retry-After, capped at what a visitor can be asked to wait. */
function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isNaN(seconds) ? defaultPauseMs : Math.min(seconds * 1000, maxPauseMs);
}

/** A version 4 UUID; `crypto.randomUUID` exists only on https pages. */
export function createId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
