import type {FeedbackProblem, FeedbackReceipt, LanguageTag} from '@scriptcat/contract';
import {type Context, Hono} from 'hono';
import {json, problem} from '../http';
import type {Log} from '../log';
import type {TakeToken} from '../rate-limit';
import {readBody} from '../read-body';
import {rootCause} from '../root-cause';
import {type EntryStore, StoreError} from '../store';
import {type FormFields, languageOf, type Refusal, readForm} from './form-page';

export interface SubmissionDeps<Entry> {
  store: Pick<EntryStore<Entry & {receivedAt: number}>, 'add'>;
  log: Log;
  now: () => number;
  takeToken: TakeToken;
  /** Other origins whose pages may post here. */
  corsOrigins: readonly string[];
  clientAddress: (context: Context) => string;
}

/** What visitors send through a form or as JSON, and how it is answered. */
export interface SubmissionKind<Entry> {
  path: string;
  /** Begins the names of its log lines. */
  name: string;
  bodyBytes: number;
  parse(
    input: unknown,
  ): {ok: true; entry: Entry; isHuman: boolean} | {ok: false; errors: readonly FeedbackProblem[]};
  /** The submission that a form post stands for. */
  fromForm(fields: FormFields): Record<string, unknown>;
  /** Where a form that was taken leads. */
  thanksPath(fields: FormFields, locale: LanguageTag): string;
  /** The form once more, with what was typed and what went wrong. */
  renderForm(fields: FormFields, refusal: Refusal, redirectOrigin: string): Response;
  /** What of an entry may be logged. */
  logged(entry: Entry): Record<string, string>;
}

type Answer = {kind: 'received'; status: 200 | 201; receipt: FeedbackReceipt} | Refusal;

interface Service<Entry> extends SubmissionDeps<Entry>, SubmissionKind<Entry> {}

const allow = 'POST, OPTIONS';
const noStore = {'cache-control': 'no-store'};
const retryAfterSeconds = 5;

/** Takes what visitors send: stores it, once, or says why not. */
export function createSubmissionRoute<Entry extends {id: string}>(
  kind: SubmissionKind<Entry>,
  deps: SubmissionDeps<Entry>,
): Hono {
  const app = new Hono();
  const service = {...kind, ...deps};
  app.all(kind.path, async (context) => {
    const response = await answer(context, service);
    addCors(response.headers, context.req.header('origin'), deps.corsOrigins);
    return response;
  });
  return app;
}

async function answer<Entry extends {id: string}>(
  context: Context,
  deps: Service<Entry>,
): Promise<Response> {
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
  const body = await readBody(request, isForm ? formBytesFor(deps) : deps.bodyBytes);
  if (!body) return tooLarge(deps);
  return isForm ? answerForm(context, body, waitMs, deps) : answerJson(body, deps);
}

const tooMany = (waitMs: number) =>
  problem(
    429,
    {title: 'Too many answers from here'},
    {'retry-after': String(Math.ceil(waitMs / 1000))},
  );

/**
 * Percent-encoding makes a form up to three times as long as what it says; with some room beyond, a
 * text that is too long comes back with the page that says so.
 */
const formBytesFor = ({bodyBytes}: {bodyBytes: number}) => bodyBytes * 4;

const tooLarge = ({bodyBytes}: {bodyBytes: number}) =>
  problem(
    413,
    {title: `The body is over ${bodyBytes} bytes`},
    // The rest of the body is not read, so the connection cannot be used again.
    {connection: 'close'},
  );

async function answerJson<Entry extends {id: string}>(body: Uint8Array, deps: Service<Entry>) {
  const input = parseJson(body);
  if (!input) return problem(400, {title: 'The body is not JSON'});
  const result = await submit(input.value, deps);
  return result.kind === 'received'
    ? json(result.status, result.receipt, noStore)
    : result.response;
}

async function answerForm<Entry extends {id: string}>(
  context: Context,
  body: Uint8Array,
  waitMs: number | undefined,
  deps: Service<Entry>,
) {
  const fields = readForm(new TextDecoder().decode(body));
  const origin = deps.corsOrigins.find((known) => known === context.req.header('origin')) ?? '';
  const said = [...fields].flat().join('');
  const isLong = Buffer.byteLength(said) > deps.bodyBytes;
  const refusal =
    waitMs !== undefined ? refuse(tooMany(waitMs)) : isLong ? refuse(tooLarge(deps)) : undefined;
  const result = refusal ?? (await submit(deps.fromForm(fields), deps));
  if (result.kind === 'refused') return deps.renderForm(fields, result, origin);
  const location = `${origin}${deps.thanksPath(fields, languageOf(fields))}`;
  return new Response(null, {status: 303, headers: {location, ...noStore}});
}

async function submit<Entry extends {id: string}>(
  input: unknown,
  deps: Service<Entry>,
): Promise<Answer> {
  const parsed = deps.parse(input);
  if (!parsed.ok) {
    const {errors} = parsed;
    return refuse(problem(422, {title: 'The answer is not valid', errors}), errors);
  }
  const receivedAt = deps.now();
  if (!parsed.isHuman) {
    deps.log.info(`${deps.name}.ignored`);
    return receive(201, parsed.entry, receivedAt);
  }
  return store(parsed.entry, receivedAt, deps);
}

async function store<Entry extends {id: string}>(
  entry: Entry,
  receivedAt: number,
  deps: Service<Entry>,
): Promise<Answer> {
  try {
    const result = await deps.store.add({...entry, receivedAt});
    deps.log.info(`${deps.name}.added`, {outcome: result.outcome, ...deps.logged(entry)});
    if (result.outcome === 'other') {
      return refuse(problem(409, {title: 'This id was used for a different answer'}));
    }
    return receive(result.outcome === 'stored' ? 201 : 200, entry, result.receivedAt);
  } catch (cause) {
    const isKnownUnstored = cause instanceof StoreError && cause.isKnownUnstored;
    deps.log.error(`${deps.name}.unavailable`, {reason: rootCause(cause), isKnownUnstored});
    const title = isKnownUnstored
      ? 'The database is not available; nothing was stored'
      : 'The database did not confirm; send the same answer again, it is stored once';
    return refuse(problem(503, {title}, {'retry-after': String(retryAfterSeconds)}));
  }
}

function receive(status: 200 | 201, {id}: {id: string}, receivedAt: number): Answer {
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
