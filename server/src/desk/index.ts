import deskWords from '@scriptcat/content/server/desk';
import {feedbackPatterns, type LanguageTag, languageTags} from '@scriptcat/contract';
import {Hono, type Context as HonoContext, type MiddlewareHandler} from 'hono';
import {getSignedCookie, setSignedCookie} from 'hono/cookie';
import {raw} from 'hono/html';
import {isFromHere} from '../from-here';
import {retryAfter} from '../http';
import type {Log} from '../log';
import {limitBody} from '../middleware/limits';
import type {TakeToken} from '../rate-limit';
import {type Reader, readOne} from '../readings/reader';
import {entriesOf, kinds} from '../report/entries';
import type {RequestEnv} from '../request-env';
import {rootCause} from '../root-cause';
import type {FeedbackStore} from '../store';
import {createDeskAuth, SESSION_SECONDS} from './auth';
import {
  baseIn,
  deskPage,
  type Filter,
  filterQuery,
  loginForm,
  periods,
  privately,
  problemBody,
  states,
} from './views';

interface DeskEnv extends RequestEnv {
  Variables: RequestEnv['Variables'] & {session: string};
}
type Context = HonoContext<DeskEnv>;
type Middleware = MiddlewareHandler<DeskEnv>;

interface DeskDeps {
  token: string;
  store: FeedbackStore;
  reader: Reader;
  now: () => number;
  takeToken: TakeToken;
  log: Log;
}

/** Room for a token, an id and a few words. */
const MAX_FORM_BYTES = 4096;
const MAX_QUERY = 100;
const WEEK_MS = 7 * 86_400_000;
const COOKIE = 'desk';

const readFields = async (context: Context) => new URLSearchParams(await context.req.text());

function readFilter(fields: URLSearchParams): Filter {
  const state = states.find((known) => known === fields.get('state')) ?? 'open';
  return {state, query: (fields.get('q') ?? '').trim().slice(0, MAX_QUERY)};
}

function redirect(context: Context, location: string): Response {
  context.header('cache-control', 'no-store');
  return context.redirect(location, 303);
}

/** `/desk/`: the collected answers, for whoever has the token. Without one there is no such route. */
export function createDeskRoute(deps: DeskDeps): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const auth = createDeskAuth(deps.token, deps.now);
  app.use('/desk/*', limitBody(MAX_FORM_BYTES));
  for (const language of languageTags) addRoutes(app, language, auth, deps);
  return app;
}

function addRoutes(
  app: Hono<DeskEnv>,
  language: LanguageTag,
  auth: ReturnType<typeof createDeskAuth>,
  {token, store, reader, now, takeToken, log}: DeskDeps,
): void {
  const text = deskWords[language];
  const base = baseIn(language);
  const problemPage = (status: number, problem: string, headers?: Record<string, string>) =>
    deskPage(language, {status, title: text.title, body: problemBody(language, problem), headers});
  const loginPage = (status: number, problem?: string, headers?: Record<string, string>) =>
    deskPage(language, {status, title: text.logIn, body: loginForm(language, problem), headers});

  /** With the prefix a subdomain cannot set the cookie; browsers take it over TLS only. */
  const prefixOf = (context: Context) => (context.get('isSecure') ? 'host' : undefined);
  const writeCookie = (context: Context, value: string, maxAge: number) => {
    const options = {path: '/desk', httpOnly: true, sameSite: 'Strict', maxAge} as const;
    return setSignedCookie(context, COOKIE, value, token, {...options, prefix: prefixOf(context)});
  };

  app.get(base, (context) => redirect(context, `${base}/`));

  app.post(`${base}/login`, async (context) => {
    if (isFromHere(context) === false) return loginPage(403);
    // A flood of guesses would find a short token.
    const waitMs = takeToken(context.get('address'));
    if (waitMs !== undefined) {
      log.warn('desk.login', {outcome: 'limited'});
      return loginPage(429, text.tooMany, retryAfter(waitMs));
    }
    const given = (await readFields(context)).get('token') ?? '';
    if (!auth.isToken(given.trim())) {
      log.warn('desk.login', {outcome: 'refused'});
      return loginPage(403, text.wrongToken);
    }
    log.info('desk.login', {outcome: 'accepted'});
    await writeCookie(context, auth.createSession(), SESSION_SECONDS);
    return redirect(context, `${base}/`);
  });

  /** Only for those who are logged in; others get the login form. */
  const guard: Middleware = async (context, next) => {
    const session = await getSignedCookie(context, token, COOKIE, prefixOf(context));
    if (!session || !auth.isSession(session)) {
      return loginPage(context.req.method === 'GET' ? 200 : 403);
    }
    context.set('session', session);
    return next();
  };

  /**
   * For forms. Another host of the same site could send them with the maintainer's cookie, so a
   * browser has to say where they come from.
   */
  const guardForm: Middleware = async (context, next) =>
    isFromHere(context) ? next() : problemPage(403, text.expired);

  const inside = new Hono<DeskEnv>();
  inside.onError((cause) => {
    log.error('desk.unavailable', {reason: rootCause(cause)});
    return problemPage(503, text.unavailable, {'retry-after': '5'});
  });

  inside.get(`${base}/`, guard, async (context) => {
    const asked = Number(context.req.query('weeks') ?? 26);
    const weeks = periods.find((period) => period === asked) ?? 26;
    const since = weeks === 0 ? 0 : now() - weeks * WEEK_MS;
    const body = raw(await readOne(reader, {name: 'overview', weeks, since, language}));
    return deskPage(language, {title: text.overview, body, path: '/'});
  });

  inside.post(`${base}/logout`, guard, guardForm, async (context) => {
    auth.endSession(context.get('session'));
    await writeCookie(context, '', 0);
    return redirect(context, `${base}/`);
  });

  for (const kind of kinds) {
    const list = `${base}/${kind}/`;
    const title = kind === 'votes' ? text.pageTexts : text.surveyTexts;
    const entries = entriesOf(store, kind);

    inside.get(list, guard, async (context) => {
      const filter = readFilter(new URL(context.req.url).searchParams);
      const body = raw(await readOne(reader, {name: 'texts', kind, filter, language}));
      return deskPage(language, {title, body, path: `/${kind}/${filterQuery(filter)}`});
    });

    const actions = {
      done: (id: string, fields: URLSearchParams) =>
        entries.setDone(id, fields.get('done') === 'yes' ? now() : null),
      delete: (id: string) => entries.delete(id),
    };
    for (const [name, act] of Object.entries(actions)) {
      inside.post(list + name, guard, guardForm, async (context) => {
        const fields = await readFields(context);
        const id = fields.get('id') ?? '';
        const isFound = feedbackPatterns.id.test(id) && (await act(id, fields));
        log.info(`desk.${name}`, {kind, isFound});
        return redirect(context, list + filterQuery(readFilter(fields)));
      });
    }

    inside.get(`${list}export`, guard, async (context) => {
      // Hono drops the body of an answer to HEAD unread, and its thread would wait for ever.
      if (context.req.method !== 'GET') return new Response(null, {status: 405});
      const format = context.req.query('format') === 'json' ? 'json' : 'csv';
      const chunks = reader({name: 'export', kind, format});
      // Read before the answer begins, so that a database that is away is answered with 503.
      const {value: first} = await chunks.next();
      async function* all() {
        yield first as Uint8Array;
        yield* chunks as AsyncGenerator<Uint8Array>;
      }
      const headers = {
        'content-type': `${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`,
        'content-disposition': `attachment; filename="scriptcat-${kind}.${format}"`,
        ...privately,
      };
      return new Response(ReadableStream.from(all()), {headers});
    });
  }
  app.route('/', inside);
}
