import {randomUUID} from 'node:crypto';
import words from '@scriptcat/content/server/form';
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
import {isFromHere} from '../from-here';
import {html, pageResponse} from '../html/page';
import {json, problem, retryAfter} from '../http';
import type {Log} from '../log';
import {createRateLimit, type TakeToken} from '../rate-limit';
import type {RequestEnv} from '../request-env';
import {rootCause} from '../root-cause';
import {type EntryStore, StoreError} from '../store';

export interface SubmissionDeps<Entry> {
  store: Pick<EntryStore<Entry & {receivedAt: number}>, 'add'>;
  log: Log;
  now: () => number;
  takeToken: TakeToken;
  /** Entries that are stored in a day, whoever sends them. */
  perDay: number;
  corsOrigins: readonly string[];
}

/** The fields of a form post, all of them text from outside. */
export type FormFields = Readonly<Record<string, string>>;

/** One type of submission, sent as JSON or as a form. */
export interface SubmissionKind<Entry> {
  path: string;
  /** Begins the names of its log lines. */
  name: string;
  bodyBytes: number;
  parse(
    input: unknown,
  ): {ok: true; entry: Entry; isHuman: boolean} | {ok: false; errors: readonly FeedbackProblem[]};
  /** The submission that a form post stands for, if it is another than its fields. */
  fromForm?(fields: FormFields): Record<string, unknown>;
  thanksPath(fields: FormFields, language: LanguageTag): string;
  choice: string;
  texts: Localized<Record<'missing' | 'tooLong' | 'failed', string>>;
  /** What of an entry may be logged. */
  logged(entry: Entry): Record<string, string>;
}

interface Outcome {
  status: number;
  /** Of a stored submission, or one that is taken for stored. */
  receipt?: FeedbackReceipt;
  title?: string;
  errors?: readonly FeedbackProblem[];
  headers?: Record<string, string>;
}

const DAY_MS = 86_400_000;
const RETRY_MS = 5000;
/** Our forms have at most nine fields; parsing thousands took 17 ms. */
const MAX_FIELDS = 20;
/** Percent-encoding triples the length. */
const FORM_FACTOR = 3;

const noStore = {'cache-control': 'no-store'};
const accepted = 'application/json, application/x-www-form-urlencoded';
const notJson: Outcome = {status: 400, title: 'The body isn’t JSON'};
// The rest of the body is not read, so the connection cannot be used again.
const tooLarge = (bytes: number): Outcome => ({
  status: 413,
  title: `The body is larger than ${bytes} bytes`,
  headers: {connection: 'close'},
});
const tooMany = (waitMs: number): Outcome => ({
  status: 429,
  title: 'Too many answers',
  headers: retryAfter(waitMs),
});

/** Stores what visitors send, once, or says why not. */
export function createSubmissionRoute<Entry extends {id: string}>(
  kind: SubmissionKind<Entry>,
  deps: SubmissionDeps<Entry>,
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
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
    if (isFromHere(context, deps.corsOrigins) === false) {
      return problem(403, {title: 'Pages of this origin can’t post here'});
    }
    const isForm = type !== 'json';
    const answer = (outcome: Outcome, fields?: FormFields) =>
      isForm ? answerForm(context, outcome, fields) : answerJson(outcome);
    // Every attempt counts, and one too many is neither read nor parsed.
    const waitMs = deps.takeToken(context.get('address'));
    if (waitMs !== undefined) return answer(tooMany(waitMs));
    const limit = kind.bodyBytes * (isForm ? FORM_FACTOR : 1);
    if (Number(context.req.header('content-length') ?? 0) > limit) return answer(tooLarge(limit));
    const body = await context.req.arrayBuffer();
    if (!isForm) {
      const input = parseJson(body);
      return answer(input === undefined ? notJson : await submit(input));
    }
    const fields = readForm(body);
    if (!fields) return answer(tooLarge(limit));
    return answer(await submit(kind.fromForm?.(fields) ?? fields), fields);
  });
  const allow = 'POST, OPTIONS';
  app.options(kind.path, () => new Response(null, {status: 204, headers: {allow}}));
  app.all(kind.path, () => problem(405, {title: 'Use POST'}, {allow}));
  return app;

  function answerForm(context: Context, outcome: Outcome, fields?: FormFields): Response {
    // The language is a field of the form; if that is unread, the page that sent it tells it, too.
    const from = context.req.header('referer')?.replace(/^\w+:\/\/[^/]*/, '') ?? '';
    const language = languageTags.find((tag) => tag === fields?.locale) ?? languageOf(from);
    if (fields && outcome.receipt) {
      const origin = deps.corsOrigins.find((known) => known === context.req.header('origin')) ?? '';
      const location = origin + kind.thanksPath(fields, language);
      return new Response(null, {status: 303, headers: {location, ...noStore}});
    }
    const {status, errors = [], headers} = outcome;
    const isMissing = errors.some(({pointer}) => pointer === `/${kind.choice}`);
    const isLong = status === 413 || errors.some(({code}) => code === 'too-long');
    const title = kind.texts[language][isMissing ? 'missing' : isLong ? 'tooLong' : 'failed'];
    // The browser still has what was typed.
    const body = html`<p>${words[language].kept}</p>`;
    return pageResponse({lang: language, title, body}, {status, headers: {...noStore, ...headers}});
  }
}

const answerJson = ({status, receipt, headers, title = '', ...body}: Outcome) =>
  receipt ? json(status, receipt, noStore) : problem(status, {title, ...body}, headers);

function createSubmit<Entry extends {id: string}>(
  {name, parse, logged}: SubmissionKind<Entry>,
  {store, log, now, perDay}: SubmissionDeps<Entry>,
) {
  // Without it many addresses together fill the disk.
  const takeRow = createRateLimit({perAddress: {tokens: perDay, perMs: DAY_MS}});
  const receive = (status: 200 | 201, {id}: Entry, receivedAt: number): Outcome => ({
    status,
    receipt: {id, receivedAt: new Date(receivedAt).toISOString()},
  });

  return async (input: unknown): Promise<Outcome> => {
    const parsed = parse(input);
    if (!parsed.ok) return {status: 422, title: 'The answer isn’t valid', errors: parsed.errors};
    const {entry, isHuman} = parsed;
    if (!isHuman) {
      log.info(`${name}.ignored`);
      return receive(201, entry, now());
    }
    const waitMs = takeRow('everybody');
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
        ? 'The database isn’t available, so nothing was stored'
        : 'The database didn’t confirm. Send the same answer again, and it’s stored only once';
      return {status: 503, title, headers: retryAfter(RETRY_MS)};
    }
  };
}

const media = /^application\/(json|x-www-form-urlencoded)\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

function mediaType(headers: Headers): string | undefined {
  // A compressed body could be a thousand times as long as it says.
  if (headers.has('content-encoding')) return undefined;
  return media.exec(headers.get('content-type') ?? '')?.[1]?.toLowerCase();
}

const utf8 = new TextDecoder('utf-8', {fatal: true});

/** `undefined` when the bytes are not UTF-8 or not JSON; any JSON value otherwise. */
function parseJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    return undefined;
  }
}

/**
 * Decodes `application/x-www-form-urlencoded`; of a repeated field the last counts. A page without
 * JavaScript cannot make an id, so a missing one is made here. `undefined` for too many fields.
 */
function readForm(body: ArrayBuffer): FormFields | undefined {
  const text = new TextDecoder().decode(body);
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return undefined;
  const sent = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
  // Browsers send line breaks as CRLF whatever was typed; a JSON post has LF.
  const fields = sent.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]);
  return {id: randomUUID(), ...Object.fromEntries(fields)};
}
