import {randomUUID} from 'node:crypto';
import {
  type FeedbackProblem,
  type FeedbackReceipt,
  type LanguageTag,
  type Localized,
  languageOf,
  languageTags,
} from '@scriptcat/contract';
import {type Context, Hono} from 'hono';
import {cors} from 'hono/cors';
import {isForeign} from '../foreign';
import {json, problem} from '../http';
import type {Log} from '../log';
import type {TakeToken} from '../rate-limit';
import {readBody} from '../read-body';
import {rootCause} from '../root-cause';
import {type EntryStore, StoreError} from '../store';
import {type FormFields, fillPage, noticePage} from './filled-form';

export interface SubmissionDeps<Entry> {
  store: Pick<EntryStore<Entry & {receivedAt: number}>, 'add'>;
  log: Log;
  now: () => number;
  takeToken: TakeToken;
  /** Entries that are stored in a day, whoever sends them. */
  perDay: number;
  /** Other origins whose pages may post here. */
  corsOrigins: readonly string[];
  clientAddress: (context: Context) => string;
  /** The text of a built page. */
  readPage: (path: string) => Promise<string | undefined>;
}

/** One type of submission, sent as JSON or as a form. */
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
  /** The built page with the form. */
  formPath(fields: FormFields, language: LanguageTag): string;
  /** The page that a stored form leads to. */
  thanksPath(fields: FormFields, language: LanguageTag): string;
  /** Fields that a script adds to the form, kept when it is shown again. */
  added: readonly string[];
  /** The field that must be chosen. */
  choice: string;
  texts: Localized<Record<'missing' | 'tooLong' | 'failed', string>>;
  /** What of an entry may be logged. */
  logged(entry: Entry): Record<string, string>;
}

interface Refusal {
  status: number;
  title: string;
  errors?: readonly FeedbackProblem[];
  headers?: Record<string, string>;
}

type Result = {status: 200 | 201; receipt: FeedbackReceipt} | Refusal;

const DAY_MS = 86_400_000;
const RETRY_SECONDS = 5;
/** Our forms have at most nine fields; parsing thousands took 17 ms. */
const MAX_FIELDS = 20;
/** Percent-encoding triples the length. */
const FORM_FACTOR = 3;

const noStore = {'cache-control': 'no-store'};
const accepted = 'application/json, application/x-www-form-urlencoded';
// The rest of the body is not read, so the connection cannot be used again.
const tooLarge = (bytes: number): Refusal => ({
  status: 413,
  title: `The body is over ${bytes} bytes`,
  headers: {connection: 'close'},
});
const tooMany = (waitMs: number): Refusal => ({
  status: 429,
  title: 'Too many answers',
  headers: {'retry-after': String(Math.ceil(waitMs / 1000))},
});

/** Counts the rows of a UTC day; answers the time to the next day when there are enough. */
function createDailyLimit(max: number, now: () => number) {
  let day = Number.NaN;
  let count = 0;
  return (): number | undefined => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) count = 0;
    day = today;
    count += 1;
    return count > max ? (today + 1) * DAY_MS - now() : undefined;
  };
}

/** Stores what visitors send, once, or says why not. */
export function createSubmissionRoute<Entry extends {id: string}>(
  kind: SubmissionKind<Entry>,
  deps: SubmissionDeps<Entry>,
): Hono {
  const app = new Hono();
  const submit = createSubmit(kind, deps);
  if (deps.corsOrigins.length > 0) {
    const options = {allowMethods: ['POST'], allowHeaders: ['content-type'], maxAge: 86_400};
    const origin = [...deps.corsOrigins];
    app.use(kind.path, cors({...options, origin, exposeHeaders: ['retry-after']}));
  }
  app.post(kind.path, async (context) => {
    const type = mediaType(context.req.raw.headers);
    if (!type) {
      return problem(415, {title: `Send ${accepted} in UTF-8`}, {'accept-post': accepted});
    }
    if (isForeign(context, deps.corsOrigins)) {
      return problem(403, {title: 'This page may not post here'});
    }
    const isForm = type === 'form';
    // Every attempt counts, and one too many is neither read nor parsed.
    const waitMs = deps.takeToken(deps.clientAddress(context));
    if (waitMs !== undefined) return refuseUnread(context, isForm, tooMany(waitMs));
    const limit = kind.bodyBytes * (isForm ? FORM_FACTOR : 1);
    const body = await readBody(context.req.raw, limit);
    if (!body) return refuseUnread(context, isForm, tooLarge(limit));
    return isForm ? answerForm(context, body) : answerJson(body);
  });
  const allow = 'POST, OPTIONS';
  app.options(kind.path, () => new Response(null, {status: 204, headers: {allow}}));
  app.all(kind.path, () => problem(405, {title: 'Use POST'}, {allow}));
  return app;

  function refuseUnread(context: Context, isForm: boolean, refusal: Refusal): Response {
    if (!isForm) return toProblem(refusal);
    // The language is a field of the form; the page that sent it tells it, too.
    const language = languageOf(context.req.header('referer')?.replace(/^\w+:\/\/[^/]*/, '') ?? '');
    return noticePage({language, ...refusal, problem: explain(refusal, language)});
  }

  async function answerJson(body: Uint8Array): Promise<Response> {
    const input = parseJson(body);
    if (!input) return problem(400, {title: 'The body is not JSON'});
    const result = await submit(input.value);
    return 'receipt' in result ? json(result.status, result.receipt, noStore) : toProblem(result);
  }

  async function answerForm(context: Context, body: Uint8Array): Promise<Response> {
    const fields = readForm(body);
    if (!fields) return refuseUnread(context, true, tooLarge(kind.bodyBytes));
    const language = languageTags.find((tag) => tag === fields.get('locale')) ?? languageTags[0];
    const result = await submit(kind.fromForm(fields));
    if ('receipt' in result) {
      const origin = deps.corsOrigins.find((known) => known === context.req.header('origin')) ?? '';
      const location = origin + kind.thanksPath(fields, language);
      return new Response(null, {status: 303, headers: {location, ...noStore}});
    }
    const {status, headers} = result;
    const text = explain(result, language);
    const page = await deps.readPage(kind.formPath(fields, language));
    if (page === undefined) return noticePage({language, status, headers, problem: text});
    const filled = fillPage(page, {
      action: kind.path,
      fields,
      hidden: {id: reusableId(fields, result), ...pick(fields, kind.added)},
      problem: text,
    });
    const type = {'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex'};
    return new Response(filled, {status, headers: {...type, ...noStore, ...headers}});
  }

  function explain({status, errors = []}: Refusal, language: LanguageTag): string {
    const isMissing = errors.some(({pointer}) => pointer === `/${kind.choice}`);
    const isLong = status === 413 || errors.some(({code}) => code === 'too-long');
    return kind.texts[language][isMissing ? 'missing' : isLong ? 'tooLong' : 'failed'];
  }
}

const toProblem = ({status, headers, ...body}: Refusal) => problem(status, body, headers);

const pick = (fields: FormFields, names: readonly string[]) =>
  Object.fromEntries([...fields].filter(([name]) => names.includes(name)));

/** The id of the refused post, so that sending it again stores it once, unless the id is wrong. */
function reusableId(fields: FormFields, {status, errors = []}: Refusal): string {
  const isUsable = status !== 409 && !errors.some(({pointer}) => pointer === '/id');
  return (isUsable && fields.get('id')) || randomUUID();
}

function createSubmit<Entry extends {id: string}>(
  {name, parse, logged}: SubmissionKind<Entry>,
  {store, log, now, perDay}: SubmissionDeps<Entry>,
) {
  const takeRow = createDailyLimit(perDay, now);
  const receive = (status: 200 | 201, {id}: Entry, receivedAt: number): Result => ({
    status,
    receipt: {id, receivedAt: new Date(receivedAt).toISOString()},
  });

  return async (input: unknown): Promise<Result> => {
    const parsed = parse(input);
    if (!parsed.ok) return {status: 422, title: 'The answer is not valid', errors: parsed.errors};
    const {entry, isHuman} = parsed;
    if (!isHuman) {
      log.info(`${name}.ignored`);
      return receive(201, entry, now());
    }
    const waitMs = takeRow();
    if (waitMs !== undefined) {
      log.warn(`${name}.limited`, {perDay});
      return tooMany(waitMs);
    }
    try {
      const {outcome, receivedAt} = await store.add({...entry, receivedAt: now()});
      log.info(`${name}.added`, {outcome, ...logged(entry)});
      if (outcome !== 'other') return receive(outcome === 'stored' ? 201 : 200, entry, receivedAt);
      return {status: 409, title: 'This id was used for a different answer'};
    } catch (cause) {
      const isKnownUnstored = cause instanceof StoreError && cause.isKnownUnstored;
      log.error(`${name}.unavailable`, {reason: rootCause(cause), isKnownUnstored});
      const title = isKnownUnstored
        ? 'The database is not available; nothing was stored'
        : 'The database did not confirm; send the same answer again, it is stored once';
      return {status: 503, title, headers: {'retry-after': String(RETRY_SECONDS)}};
    }
  };
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

/**
 * Decodes `application/x-www-form-urlencoded`; of a repeated field the last counts. A page without
 * JavaScript cannot make an id, so a missing one is made here. `undefined` for too many fields.
 */
function readForm(body: Uint8Array): FormFields | undefined {
  const text = new TextDecoder().decode(body);
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return undefined;
  const fields = new Map([['id', randomUUID() as string]]);
  for (const [name, value] of new URLSearchParams(text)) {
    // Browsers send line breaks as CRLF whatever was typed; a JSON post has LF.
    if (value !== '') fields.set(name, value.replaceAll('\r\n', '\n'));
  }
  return fields;
}
