import {feedbackPatterns, languageTags} from '@scriptcat/contract';
import {type Context, Hono} from 'hono';
import {getCookie, setCookie} from 'hono/cookie';
import type {Log} from '../log';
import type {TakeToken} from '../rate-limit';
import {readBody} from '../read-body';
import {createPageReport} from '../report/page-report';
import {createReport} from '../report/report';
import {rootCause} from '../root-cause';
import type {EntryStore, FeedbackStore} from '../store';
import {createDeskAuth, SESSION_SECONDS, type Session} from './auth';
import {
  type Entry,
  type Filter,
  findTexts,
  type Kind,
  kinds,
  renderEntries,
  states,
} from './entries';
import {exportEntries} from './export';
import {periods, renderOverview} from './overview';
import {createDesk, type Desk, deskPage} from './page';

export interface DeskDeps {
  token: string;
  store: FeedbackStore;
  now: () => number;
  /** Counts attempts to log in. */
  takeToken: TakeToken;
  clientAddress: (context: Context) => string;
  isSecure: (context: Context) => boolean;
  log: Log;
}

/** What a form of the desk may hold: a token, an id, a few words. */
const MAX_FORM_BYTES = 4096;
const MAX_QUERY = 100;
const WEEK_MS = 7 * 86_400_000;
const COOKIE = 'desk';

const seeOther = (location: string) =>
  new Response(null, {status: 303, headers: {location, 'cache-control': 'no-store'}});

// A form on another site posts without asking first; browsers say where a post comes from.
function isForeign(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

async function readFields(context: Context): Promise<URLSearchParams> {
  const body = await readBody(context.req.raw, MAX_FORM_BYTES);
  return new URLSearchParams(body ? new TextDecoder().decode(body) : '');
}

function readFilter(fields: URLSearchParams): Filter {
  const state = states.find((known) => known === fields.get('state')) ?? 'open';
  return {state, query: (fields.get('q') ?? '').trim().slice(0, MAX_QUERY)};
}

const filterQuery = ({state, query}: Filter) => `?${new URLSearchParams({q: query, state})}`;

/** `/desk/`: what was collected, for those who have the token. Without one there is no such route. */
export function createDeskRoute(deps: DeskDeps): Hono {
  const app = new Hono();
  for (const locale of languageTags) addRoutes(app, createDesk(locale), deps);
  return app;
}

function addRoutes(app: Hono, desk: Desk, deps: DeskDeps): void {
  const {base, text} = desk;
  const {store, now, log} = deps;
  const auth = createDeskAuth(deps.token, now);
  const entriesOf = (kind: Kind) =>
    (kind === 'votes' ? store.votes : store) as unknown as EntryStore<Entry>;

  const problemPage = (status: number, message: string, headers: Record<string, string> = {}) =>
    deskPage(desk, {
      status,
      title: text('title'),
      body: `<p class="problem" role="alert">${message}</p><p><a href="${base}/">${text('overview')}</a></p>`,
      path: '/',
      headers,
    });

  const loginPage = (status: number, problem = '', headers: Record<string, string> = {}) =>
    deskPage(desk, {
      status,
      title: text('logIn'),
      body: `${problem && `<p class="problem" role="alert">${problem}</p>`}
<form class="fields" method="post" action="${base}/login">
<label>${text('token')}<input type="password" name="token" required autocomplete="current-password"></label>
<button class="main">${text('logIn')}</button>
</form>`,
      path: '/',
      headers,
    });

  /** Only for those who are logged in; others get the form for it. */
  const guarded =
    (work: (context: Context, session: Session) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      const session = auth.readSession(getCookie(context, COOKIE));
      if (!session) return loginPage(context.req.method === 'GET' ? 200 : 403);
      try {
        return await work(context, session);
      } catch (cause) {
        log.error('desk.unavailable', {reason: rootCause(cause)});
        return problemPage(503, text('unavailable'), {'retry-after': '5'});
      }
    };

  /** As above, for forms: they have to come from a page of the desk. */
  const changing = (work: (context: Context, fields: URLSearchParams) => Promise<Response>) =>
    guarded(async (context, session) => {
      const fields = await readFields(context);
      const isOwn = !isForeign(context) && auth.isCsrf(session, fields.get('csrf') ?? '');
      return isOwn ? work(context, fields) : problemPage(403, text('expired'));
    });

  app.get(base, () => seeOther(`${base}/`));

  app.get(
    `${base}/`,
    guarded(async (context, session) => {
      const asked = Number(context.req.query('weeks') ?? 26);
      const weeks = periods.find((period) => period === asked) ?? 26;
      const since = weeks === 0 ? 0 : now() - weeks * WEEK_MS;
      const survey = await createReport(store.entries(since));
      const pages = await createPageReport(store.votes.entries(since));
      return deskPage(desk, {
        title: text('overview'),
        body: renderOverview(desk, weeks, {survey, pages}),
        session,
        path: '/',
      });
    }),
  );

  app.post(`${base}/login`, async (context) => {
    if (isForeign(context)) return loginPage(403);
    const waitMs = deps.takeToken(deps.clientAddress(context));
    if (waitMs !== undefined) {
      log.warn('desk.login', {outcome: 'limited'});
      const headers = {'retry-after': String(Math.ceil(waitMs / 1000))};
      return loginPage(429, text('tooMany'), headers);
    }
    const given = (await readFields(context)).get('token') ?? '';
    if (!auth.isToken(given.trim())) {
      log.warn('desk.login', {outcome: 'refused'});
      return loginPage(403, text('wrongToken'));
    }
    log.info('desk.login', {outcome: 'accepted'});
    setCookie(context, COOKIE, auth.createSession(), cookieOptions(deps.isSecure(context)));
    context.header('cache-control', 'no-store');
    return context.redirect(`${base}/`, 303);
  });

  app.post(
    `${base}/logout`,
    changing(async (context) => {
      const options = {...cookieOptions(deps.isSecure(context)), maxAge: 0};
      setCookie(context, COOKIE, '', options);
      context.header('cache-control', 'no-store');
      return context.redirect(`${base}/`, 303);
    }),
  );

  for (const kind of kinds) {
    const list = `${base}/${kind}/`;

    app.get(
      list,
      guarded(async (context, session) => {
        const filter = readFilter(new URL(context.req.url).searchParams);
        const found = await findTexts(entriesOf(kind).entries(), filter, desk);
        return deskPage(desk, {
          title: text(kind === 'votes' ? 'pageTexts' : 'surveyTexts'),
          body: renderEntries(desk, {kind, filter, found, session}),
          session,
          path: `/${kind}/${filterQuery(filter)}`,
        });
      }),
    );

    app.post(
      `${list}done`,
      changing(async (_, fields) => {
        const id = fields.get('id') ?? '';
        const doneAt = fields.get('done') === 'yes' ? now() : null;
        const isFound = feedbackPatterns.id.test(id) && (await entriesOf(kind).setDone(id, doneAt));
        log.info('desk.done', {kind, isFound});
        return seeOther(list + filterQuery(readFilter(fields)));
      }),
    );

    app.post(
      `${list}delete`,
      changing(async (_, fields) => {
        const id = fields.get('id') ?? '';
        const isFound = feedbackPatterns.id.test(id) && (await entriesOf(kind).delete(id));
        log.info('desk.deleted', {kind, isFound});
        return seeOther(list + filterQuery(readFilter(fields)));
      }),
    );

    app.get(
      `${list}export`,
      guarded(async (context) => {
        const format = context.req.query('format') === 'json' ? 'json' : 'csv';
        return exportEntries(kind, format, entriesOf(kind).entries());
      }),
    );
  }
}

const cookieOptions = (isSecure: boolean) =>
  ({
    path: '/desk',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: SESSION_SECONDS,
  }) as const;
