import type {Hono} from 'hono';
import {createLog} from '../log';
import type {SubmissionDeps} from '../routes/submission';

export const now = Date.UTC(2026, 0, 5, 8);
/** Another origin that may post. */
export const friend = 'https://docs.example.org';

/** What both submission routes need, with a log that can be read. */
export function createDeps<Entry>(given: Pick<SubmissionDeps<Entry>, 'store' | 'readPage'>) {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const deps: SubmissionDeps<Entry> = {
    log,
    now: () => now,
    takeToken: () => undefined,
    perDay: 1000,
    corsOrigins: [friend],
    clientAddress: () => '203.0.113.7',
    ...given,
  };
  return {
    deps,
    logged: () => {
      log.flush();
      return lines.join('');
    },
  };
}

/** Ways to post to a route. */
export function createClient(app: Hono, path: string) {
  const send = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    app.request(`http://127.0.0.1${path}`, {
      method: 'POST',
      body,
      headers: {'content-type': 'application/json', host: '127.0.0.1', ...headers},
    });
  return {
    send,
    post: (body: unknown, headers?: Record<string, string>) => send(JSON.stringify(body), headers),
    form: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
  };
}
