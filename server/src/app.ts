import {languageTags} from '@scriptcat/contract';
import {Hono} from 'hono';
import {clientAddress} from './client-address';
import type {Settings} from './config';
import {createDeskRoute} from './desk';
import {problem} from './http';
import type {Log} from './log';
import {limitBody, limitRate, limitUrl} from './middleware/limits';
import {requestLog} from './middleware/request-log';
import {securityHeaders} from './middleware/security-headers';
import {createRateLimit} from './rate-limit';
import type {Reader} from './readings/reader';
import {reportData, reportPath} from './report/html';
import type {RequestEnv} from './request-env';
import {type AskAboutScript, createAssistantRoute} from './routes/assistants';
import {createDemoRoute} from './routes/demo';
import {createFeedbackRoute} from './routes/feedback';
import {health} from './routes/health';
import {icons} from './routes/icons';
import {createVoteRoute} from './routes/page-vote';
import {createPublicReportRoute} from './routes/public-report';
import {createSearchRoute} from './routes/search';
import {createSearchPageRoute} from './routes/search-page';
import {staticFiles} from './routes/static';
import type {Search} from './search/search-thread';
import type {SiteAnswers} from './site/answer';
import {checkBuildOnDisk, type Site} from './site/load-site';
import type {FeedbackStore} from './store';

export interface AppDeps {
  settings: Settings;
  site: Site;
  answers: SiteAnswers;
  store: FeedbackStore;
  reader: Reader;
  search: Search;
  askAboutScript: AskAboutScript;
  now: () => number;
  log: Log;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A limit by address, a minute unless told, and for everybody together. */
const limit = (tokens: number, totalPerMinute?: number, perMs = MINUTE_MS) =>
  createRateLimit({
    perAddress: {tokens, perMs},
    total: totalPerMinute === undefined ? undefined : {tokens: totalPerMinute, perMs: MINUTE_MS},
  });

/** The whole service as one function from `Request` to `Response`. */
export function createApp(deps: AppDeps) {
  const {settings, site, store, reader, now, log} = deps;
  const {readText} = site;
  const app = new Hono<RequestEnv>();

  app.use(requestLog(log));
  app.use(securityHeaders(site.security, settings.TRUST_PROXY));
  app.use(limitUrl(settings.MAX_URL_LENGTH));
  app.use(clientAddress(settings.TRUST_PROXY));

  // Before the general limit on bodies: their clients expect refusals in their own shape.
  const search = {
    search: deps.search,
    takeToken: limit(settings.SEARCH_PER_MINUTE, settings.SEARCH_TOTAL_PER_MINUTE),
    log,
  };
  app.route('/', createSearchRoute({...search, indexName: settings.SEARCH_INDEX}));
  const takeToken = limit(settings.ASSISTANT_PER_MINUTE, settings.ASSISTANT_TOTAL_PER_MINUTE);
  app.route('/', createAssistantRoute({...deps, takeToken, readText}));
  app.use(limitBody(settings.MAX_BODY_BYTES));

  // Without a limit: the checks run once a second however many ask, and a flood of strangers must
  // not make a probe fail. Files have none either: an address may be a whole campus.
  const checks = {
    build: () => checkBuildOnDisk(settings.SITE_FOLDER),
    database: () => store.ready(),
  };
  app.get('/healthz', health(checks, log));
  const takeServiceToken = limit(settings.SERVICE_PER_MINUTE, settings.SERVICE_TOTAL_PER_MINUTE);
  const limitService = limitRate(takeServiceToken);
  app.get('/icons/:file', limitService, icons(site.iconSets));
  app.route('/', createDemoRoute(takeServiceToken));

  const feedback = {
    takeToken: limit(settings.FEEDBACK_PER_HOUR, settings.FEEDBACK_TOTAL_PER_MINUTE, HOUR_MS),
    perDay: settings.FEEDBACK_PER_DAY,
    corsOrigins: settings.CORS_ORIGINS,
    now,
    log,
  };
  app.route('/', createFeedbackRoute({...feedback, store}));
  const isPage = (path: string) => site.files.has(path);
  app.route('/', createVoteRoute(isPage, {...feedback, store: store.votes}));
  if (settings.DESK_TOKEN) {
    // By address only, as logins: a total would let strangers lock maintainers out.
    app.use('/desk/*', limitRate(limit(settings.SERVICE_PER_MINUTE)));
    const desk = createDeskRoute({
      token: settings.DESK_TOKEN,
      takeToken: limit(settings.DESK_LOGINS_PER_HOUR, undefined, HOUR_MS),
      store,
      reader,
      now,
      log,
    });
    app.route('/', desk);
  }
  if (settings.PUBLIC_REPORT === 'on') {
    for (const path of [reportData, ...languageTags.map(reportPath)]) app.use(path, limitService);
    app.route('/', createPublicReportRoute(reader, log));
  }
  app.route('/', createSearchPageRoute({...search, readPage: readText}));
  app.all('*', staticFiles(deps.answers));

  app.onError((cause, c) => {
    // A client that left in the middle of its body; nobody reads the answer.
    if (c.env?.incoming?.socket.destroyed) return problem(400, {title: 'The body is incomplete.'});
    log.error('request.failed', {reason: cause instanceof Error ? cause.name : 'unknown'});
    return problem(500, {title: 'Something went wrong, and we’ve recorded it.'});
  });
  return app;
}
