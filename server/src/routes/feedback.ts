import {
  type Feedback,
  type FeedbackReceipt,
  feedbackLimits,
  parseSubmission,
} from '@scriptcat/contract';
import {type Context, Hono} from 'hono';
import {json, problem} from '../http';
import type {Log} from '../log';
import type {TakeToken} from '../rate-limit';
import {readBody} from '../read-body';
import {rootCause} from '../root-cause';
import {type FeedbackStore, StoreError} from '../store';
import {
  formBytes,
  localeOf,
  type Refusal,
  readForm,
  renderForm,
  thanksPath,
  toSubmission,
} from './feedback-form';

export interface FeedbackDeps {
  store: Pick<FeedbackStore, 'add'>;
  log: Log;
  now: () => number;
  takeToken: TakeToken;
  /** Other origins whose pages may post here. */
  corsOrigins: readonly string[];
  clientAddress: (context: Context) => string;
}

type Answer = {kind: 'received'; status: 200 | 201; receipt: FeedbackReceipt} | Refusal;

const path = '/api/feedback';
const allow = 'POST, OPTIONS';
const noStore = {'cache-control': 'no-store'};
const retryAfterSeconds = 5;

/** `POST /api/feedback`: stores an answer of the uninstall survey, once, or says why not. */
export function createFeedbackRoute(deps: FeedbackDeps): Hono {
  const app = new Hono();
  app.all(path, async (context) => {
    const response = await answer(context, deps);
    addCors(response.headers, context.req.header('origin'), deps.corsOrigins);
    return response;
  });
  return app;
}

async function answer(context: Context, deps: FeedbackDeps): Promise<Response> {
  const request = context.req.raw;
  if (request.method === 'OPTIONS') return new Response(null, {status: 204, headers: {allow}});
  if (request.method !== 'POST') return problem(405, {title: 'Use POST'}, {allow});
  const type = mediaType(request.headers);
  if (!type) {
    const title = 'Send application/json or application/x-www-form-urlencoded, in UTF-8';
    return problem(
      415,
      {title},
      {'accept-post': 'application/json, application/x-www-form-urlencoded'},
    );
  }
  if (isForeign(request.headers, deps.corsOrigins)) {
    return problem(403, {title: 'This page may not post feedback here'});
  }
  // Every attempt counts, whatever becomes of it.
  const waitMs = deps.takeToken(deps.clientAddress(context));
  const isForm = type === 'form';
  if (waitMs !== undefined && !isForm) return tooMany(waitMs);
  const body = await readBody(request, isForm ? formBytes : feedbackLimits.bodyBytes);
  if (!body) return tooLarge();
  return isForm ? answerForm(context, body, waitMs, deps) : answerJson(body, deps);
}

const tooMany = (waitMs: number) =>
  problem(
    429,
    {title: 'Too many answers from here'},
    {'retry-after': String(Math.ceil(waitMs / 1000))},
  );

const tooLarge = () =>
  problem(
    413,
    {title: `The body is over ${feedbackLimits.bodyBytes} bytes`},
    // The rest of the body is not read, so the connection cannot be used again.
    {connection: 'close'},
  );

async function answerJson(body: Uint8Array, deps: FeedbackDeps) {
  const input = parseJson(body);
  if (!input) return problem(400, {title: 'The body is not JSON'});
  const result = await submit(input.value, deps);
  return result.kind === 'received'
    ? json(result.status, result.receipt, noStore)
    : result.response;
}

async function answerForm(
  context: Context,
  body: Uint8Array,
  waitMs: number | undefined,
  deps: FeedbackDeps,
) {
  const fields = readForm(new TextDecoder().decode(body));
  const origin = deps.corsOrigins.find((known) => known === context.req.header('origin')) ?? '';
  const said = [...fields].flat().join('');
  const isLong = Buffer.byteLength(said) > feedbackLimits.bodyBytes;
  const refusal =
    waitMs !== undefined ? refuse(tooMany(waitMs)) : isLong ? refuse(tooLarge()) : undefined;
  const result = refusal ?? (await submit(toSubmission(fields), deps));
  if (result.kind === 'refused') return renderForm(fields, result, origin);
  const location = `${origin}${thanksPath(localeOf(fields))}`;
  return new Response(null, {status: 303, headers: {location, ...noStore}});
}

async function submit(input: unknown, deps: FeedbackDeps): Promise<Answer> {
  const parsed = parseSubmission(input);
  if (!parsed.ok) {
    const {errors} = parsed;
    return refuse(problem(422, {title: 'The answer is not valid', errors}), errors);
  }
  const {feedback, isHuman} = parsed.value;
  const receivedAt = deps.now();
  if (!isHuman) {
    deps.log.info('feedback.ignored');
    return receive(201, feedback, receivedAt);
  }
  return store(feedback, receivedAt, deps);
}

async function store(feedback: Feedback, receivedAt: number, deps: FeedbackDeps): Promise<Answer> {
  try {
    const result = await deps.store.add({...feedback, receivedAt});
    deps.log.info('feedback.added', {outcome: result.outcome, reason: feedback.reason});
    if (result.outcome === 'other') {
      return refuse(problem(409, {title: 'This id was used for a different answer'}));
    }
    return receive(result.outcome === 'stored' ? 201 : 200, feedback, result.receivedAt);
  } catch (cause) {
    const isKnownUnstored = cause instanceof StoreError && cause.isKnownUnstored;
    deps.log.error('feedback.unavailable', {reason: rootCause(cause), isKnownUnstored});
    const title = isKnownUnstored
      ? 'The database is not available; nothing was stored'
      : 'The database did not confirm; send the same answer again, it is stored once';
    return refuse(problem(503, {title}, {'retry-after': String(retryAfterSeconds)}));
  }
}

function receive(status: 200 | 201, {id}: Feedback, receivedAt: number): Answer {
  return {kind: 'received', status, receipt: {id, receivedAt: new Date(receivedAt).toISOString()}};
}

function refuse(response: Response, errors: Refusal['errors'] = []): Refusal {
  return {kind: 'refused', response, errors};
}

function mediaType(headers: Headers): 'json' | 'form' | undefined {
  if (headers.has('content-encoding')) return undefined;
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((item) => item.trim()).find((item) => item.startsWith('charset='));
  if (charset && !/^charset="?utf-8"?$/.test(charset)) return undefined;
  if (type.trim() === 'application/json') return 'json';
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

const utf8 = new TextDecoder('utf-8', {fatal: true});

/** `undefined` when the bytes are not UTF-8 or not JSON; any JSON value otherwise. */
function parseJson(body: Uint8Array): {value: unknown} | undefined {
  try {
    return {value: JSON.parse(utf8.decode(body))};
  } catch {
    return undefined;
  }
}

// A form on another site posts without asking first, so the browser's own word on where the post
// comes from is the only guard; unlike a comparison with Host it holds behind any proxy.
function isForeign(headers: Headers, corsOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin') ?? '';
  return (site === 'cross-site' || site === 'same-site') && !corsOrigins.includes(origin);
}

function addCors(headers: Headers, origin: string | undefined, corsOrigins: readonly string[]) {
  if (corsOrigins.length === 0) return;
  headers.append('vary', 'Origin');
  if (!origin || !corsOrigins.includes(origin)) return;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-methods', 'POST');
  headers.set('access-control-allow-headers', 'content-type');
  headers.set('access-control-expose-headers', 'retry-after');
  headers.set('access-control-max-age', '86400');
}
