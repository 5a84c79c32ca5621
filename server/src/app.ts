import {Hono} from 'hono';
import {clientAddress} from './client-address';
import type {ServerConfig} from './config';
import {createDeskRoute} from './desk';
import {problem} from './http';
import type {Log} from './log';
import {limitBody, limitRate, limitUrl} from './middleware/limits';
import {requestLog} from './middleware/request-log';
import {createIsSecure, isSecureContext, securityHeaders} from './middleware/security-headers';
import {createRateLimit, type Rate} from './rate-limit';
import type {Reader} from './readings/reader';
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
import {reportPaths} from './site/optional-services';
import type {FeedbackStore} from './store';

export interface AppDeps {
  config: ServerConfig;
  site: Site;
  answers: SiteAnswers;
  store: FeedbackStore;
  reader: Reader;
  search: Search;
  askAboutScript: AskAboutScript;
  now: () => number;
  log: Log;
}

const perMinute = (tokens: number): Rate => ({tokens, perMs: 60_000});
const perHour = (tokens: number): Rate => ({tokens, perMs: 3_600_000});

/** The whole service as one function from `Request` to `Response`. */
export function createApp(deps: AppDeps) {
  const {config, site, store, reader, now, log} = deps;
  const {limits, rates, corsOrigins} = config;
  const {readText} = site;
  const isSecure = createIsSecure(config.trustProxy);
  const app = new Hono<RequestEnv>();

  app.use(requestLog(log));
  app.use(securityHeaders(site.security, isSecure));
  app.use(limitUrl(limits.urlLength));
  app.use(clientAddress(config.trustProxy));

  // Before the general limit on bodies: their clients expect refusals in their own shape.
  const search = {
    search: deps.search,
    takeToken: createRateLimit({
      perAddress: perMinute(rates.searchPerMinute),
      total: perMinute(rates.searchTotalPerMinute),
    }),
    log,
  };
  app.route('/', createSearchRoute({...search, indexName: config.searchIndex}));
  const takeToken = createRateLimit({
    perAddress: perMinute(rates.assistantPerMinute),
    total: perMinute(rates.assistantTotalPerMinute),
  });
  app.route('/', createAssistantRoute({...deps, takeToken, readText}));
  app.use(limitBody(limits.bodyBytes));

  // Without a limit: the checks run once a second however many ask, and a flood of strangers must
  // not make a probe fail. Files have none either: an address may be a whole campus.
  const checks = [
    {name: 'build', run: () => checkBuildOnDisk(config.siteFolder)},
    {name: 'database', run: () => store.ready()},
  ];
  app.get('/healthz', health({checks, log}));
  const takeServiceToken = createRateLimit({
    perAddress: perMinute(rates.servicePerMinute),
    total: perMinute(rates.serviceTotalPerMinute),
  });
  const limitService = limitRate(takeServiceToken);
  app.get('/icons/:file', limitService, icons(site.iconSets));
  app.route('/', createDemoRoute(takeServiceToken));

  const feedback = {
    takeToken: createRateLimit({
      perAddress: perHour(rates.feedbackPerHour),
      total: perMinute(rates.feedbackTotalPerMinute),
    }),
    perDay: rates.feedbackPerDay,
    corsOrigins,
    readPage: readText,
    now,
    log,
  };
  app.route('/', createFeedbackRoute({...feedback, store}));
  const isPage = (path: string) => site.files.has(path);
  app.route('/', createVoteRoute({...feedback, store: store.votes, isPage}));
  if (config.deskToken) {
    app.use('/desk/*', limitService);
    const desk = createDeskRoute({
      token: config.deskToken,
      // By address only: a total would let strangers lock maintainers out.
      takeToken: createRateLimit({perAddress: perHour(rates.deskLoginsPerHour)}),
      store,
      reader,
      isSecure: (c) => isSecureContext(isSecure, c),
      now,
      log,
    });
    app.route('/', desk);
  }
  if (config.isReportPublic) {
    for (const path of Object.values(reportPaths)) app.use(path, limitService);
    app.route('/', createPublicReportRoute({reader, log}));
  }
  app.route('/', createSearchPageRoute({...search, readPage: readText}));
  app.all('*', staticFiles(deps.answers));

  app.onError((cause, c) => {
    // A client that left in the middle of its body; nobody reads the answer.
    if (c.env?.incoming?.socket.destroyed) return problem(400, {title: 'The body is incomplete.'});
    log.error('request.failed', {reason: cause instanceof Error ? cause.name : 'unknown'});
    return problem(500, {title: 'Something went wrong here; it has been recorded.'});
  });
  return app;
}
