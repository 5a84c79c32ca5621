import {Hono} from 'hono';
import {json, problem} from '../http';
import {limitBody, limitRate} from '../middleware/limits';
import type {TakeToken} from '../rate-limit';
import type {RequestEnv} from '../request-env';

/** What the demo pages' samples may cost: short texts, short waits, few bytes. */
const MAX_TEXT_BYTES = 8192;
const MAX_UPLOAD_BYTES = 16_384;
const MAX_UPLOAD_PARTS = 8;
const MAX_WAIT_MS = 3000;
const MAX_FILE_KB = 512;
const EVENT_GAP_MS = 150;
/** An answer that takes seconds holds memory as long: it counts as that many ordinary ones. */
const SLOW_COST = 9;

const fresh = {'cache-control': 'no-store'};
// Shared: with bytes of their own, 2,400 files that nobody reads took 1.4 GB.
const chunk = new Uint8Array(32 * 1024).fill(0x2e);

/** "Old clock tower" in Chinese as a page of a site that still uses GBK and does not say so. */
const gbkPage = Buffer.from('<!doctype html><title>\xc0\xcf\xd6\xd3\xc2\xa5</title>', 'latin1');

/** An answer that nobody keeps. */
const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  json(status, body, {...fresh, ...headers});
const minute = () => Math.floor(Date.now() / 60_000);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function numberIn(value: string | undefined, least: number, most: number, standard: number) {
  const number = Number(value ?? standard);
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : standard;
}

/** Sends parts one after another; a reader that leaves ends the sending. */
function inParts(parts: readonly Uint8Array[], headers: Record<string, string>): Response {
  async function* spaced() {
    for (const [at, part] of parts.entries()) {
      if (at > 0) await pause(EVENT_GAP_MS);
      yield part;
    }
  }
  return new Response(ReadableStream.from(spaced()), {headers: {...headers, ...fresh}});
}

function eventStream(words: readonly string[]): Response {
  const events = words.map((word) => `data: ${JSON.stringify({text: word})}\n\n`);
  const parts = [...events, 'data: [DONE]\n\n'].map((event) => Buffer.from(event));
  return inParts(parts, {'content-type': 'text/event-stream; charset=utf-8'});
}

function file(kilobytes: number): Response {
  const size = kilobytes * 1024;
  const length = Math.ceil(size / chunk.length);
  const parts = Array.from({length}, (_, at) => chunk.subarray(0, size - at * chunk.length));
  const type = 'application/octet-stream';
  return inParts(parts, {'content-type': type, 'content-length': String(size)});
}

/** Answers for the samples of the documentation; nothing is kept, and nothing costs much. */
export function createDemoRoute(takeToken: TakeToken) {
  const demo = new Hono<RequestEnv>().basePath('/demo/api');
  const slow = limitRate(takeToken, SLOW_COST);
  demo.use(limitRate(takeToken));

  demo.get('/weather', () => answer({place: 'Demo', temperature: 21}));
  // A release every minute, so that somebody who waits for one need not wait long.
  demo.get('/release', (c) => {
    // Not parsed: of a host such as "1.2.3.4.5" no URL can be made.
    const notes = c.req.url.replace(/\/demo\/.*/, '/docs/change/');
    return answer({version: `1.${minute() % 1000}.0`, notes});
  });
  demo.get('/price', () => answer({product: 'tea', price: 36}));
  demo.get('/queue', (c) => {
    const after = numberIn(c.req.query('after'), 0, 2, 0);
    const ids = [1, 2].filter((id) => id > after);
    return answer(ids.map((id) => ({id, text: `#${id}`})));
  });
  demo.get('/status/:code', (c) =>
    answer({}, numberIn(c.req.param('code'), 200, 599, 200), {'retry-after': '60'}),
  );
  // Fails until the third attempt; the caller counts, so that nothing has to be remembered here.
  demo.get('/flaky', (c) =>
    numberIn(c.req.query('attempt'), 1, 99, 1) < 3
      ? problem(503, {title: 'Busy'}, {'retry-after': '1'})
      : answer({done: true}),
  );
  // Busy in every second minute: who comes back after five finds it ready.
  demo.get('/sign-in', () => answer({}, minute() % 2 === 0 ? 503 : 200));
  demo.post('/check-in', () => answer({}));
  demo.get('/slow', slow, async (c) => {
    await pause(numberIn(c.req.query('ms'), 0, MAX_WAIT_MS, 1000));
    return answer({answer: (c.req.query('q') ?? '').slice(0, 64)});
  });
  demo.get('/gbk', () => new Response(gbkPage, {headers: {'content-type': 'text/html', ...fresh}}));
  demo.get('/stream', slow, () => eventStream('The clock is slow but always on time'.split(' ')));
  demo.get('/file', slow, (c) => file(numberIn(c.req.query('kb'), 1, MAX_FILE_KB, 200)));
  demo.post('/echo', limitBody(MAX_TEXT_BYTES), async (c) => {
    return answer({type: c.req.header('content-type') ?? '', body: await c.req.text()});
  });
  demo.post('/upload', slow, limitBody(MAX_UPLOAD_BYTES), async (c) => {
    // As an ordinary form, 64 KB of "a&" took 18 ms to read.
    const type = c.req.header('content-type') ?? '';
    if (!/^multipart\/form-data;/i.test(type)) {
      return problem(415, {title: 'Send multipart/form-data'});
    }
    const text = Buffer.from(await c.req.arrayBuffer()).toString('latin1');
    // 220 parts fit in and took 27 ms.
    const parts = text.match(/content-disposition/gi) ?? [];
    if (parts.length > MAX_UPLOAD_PARTS) return problem(413, {title: 'Too many parts for a demo'});
    const form = await c.req.formData().catch(() => undefined);
    const entry = form?.get('file');
    if (!entry || typeof entry === 'string') return problem(400, {title: 'No file'});
    return answer({name: entry.name, size: entry.size}, 201);
  });
  demo.all('*', () => problem(404, {title: 'No such demo answer'}));
  return demo;
}
