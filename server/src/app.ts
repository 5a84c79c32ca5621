import {Hono} from 'hono';
import type {Limits} from './config';
import {createDeskRoute, type DeskDeps} from './desk';
import {problem} from './http';
import type {Log} from './log';
import {limitBody, limitRate, limitUrl, type RateDeps} from './middleware/limits';
import {requestLog} from './middleware/request-log';
import {type IsSecure, isSecureContext, securityHeaders} from './middleware/security-headers';
import type {Reader} from './readings/reader';
import type {RequestEnv} from './request-env';
import {type AssistantDeps, createAssistantRoute} from './routes/assistants';
import {createDemoRoute} from './routes/demo';
import {createFeedbackRoute, type FeedbackDeps} from './routes/feedback';
import {type HealthCheck, health} from './routes/health';
import {type IconSets, icons} from './routes/icons';
import {createVoteRoute} from './routes/page-vote';
import {createPublicReportRoute} from './routes/public-report';
import {createSearchRoute, type SearchRouteDeps} from './routes/search';
import {createSearchPageRoute} from './routes/search-page';
import {staticFiles} from './routes/static';
import type {SiteAnswers} from './site/answer';
import type {Site} from './site/load-site';
import {reportPaths} from './site/optional-services';
import type {FeedbackStore} from './store';

export interface AppDeps {
  site: Site;
  answers: SiteAnswers;
  iconSets: IconSets;
  search: Omit<SearchRouteDeps, 'log'>;
  assistants: Pick<AssistantDeps, 'askAboutScript' | 'takeToken' | 'now'>;
  /** The limit of every service that has none of its own. */
  services: RateDeps;
  checks: readonly HealthCheck[];
  feedback: Omit<FeedbackDeps, 'log' | 'store' | 'readPage'> & {
    store: FeedbackStore;
    reader: Reader;
  };
  /** Only when there is a token for it. */
  desk?: Pick<DeskDeps, 'token' | 'takeToken'> | undefined;
  isReportPublic?: boolean;
  limits: Limits;
  isSecure: IsSecure;
  log: Log;
}

/** The whole service as one function from `Request` to `Response`. */
export function createApp(deps: AppDeps) {
  const {site, iconSets, search, assistants, services, checks} = deps;
  const {feedback, desk, limits, isSecure, log} = deps;
  const app = new Hono<RequestEnv>();

  app.use(requestLog(log));
  app.use(securityHeaders(site.security, isSecure));
  app.use(limitUrl(limits));
  // Before the general limit on bodies: their clients expect refusals in their own shape.
  app.route('/', createSearchRoute({...search, log}));
  app.route('/', createAssistantRoute({...search, ...assistants, readText: site.readText, log}));
  app.use(limitBody(limits.bodyBytes));

  // Without a limit: the checks run once a second however many ask, and a flood of strangers must
  // not make a probe fail. Files have none either: an address may be a whole campus.
  app.get('/healthz', health({checks, log}));
  app.get('/icons/:file', limitRate(services), icons(iconSets));
  app.route('/', createDemoRoute(services));
  const isPage = (path: string) => site.files.has(path);
  const readPage = site.readText;
  app.route('/', createFeedbackRoute({...feedback, readPage, log}));
  const {votes} = feedback.store;
  app.route('/', createVoteRoute({...feedback, store: votes, isPage, readPage, log}));
  if (desk) {
    app.use('/desk/*', limitRate(services));
    app.route(
      '/',
      createDeskRoute({...feedback, ...desk, isSecure: (c) => isSecureContext(isSecure, c), log}),
    );
  }
  if (deps.isReportPublic) {
    for (const path of Object.values(reportPaths)) app.use(path, limitRate(services));
    app.route('/', createPublicReportRoute({reader: feedback.reader, log}));
  }
  app.route('/', createSearchPageRoute({...search, readPage, log}));
  app.all('*', staticFiles(deps.answers));

  app.onError((cause, c) => {
    // A client that left in the middle of its body; nobody reads the answer.
    if (c.env?.incoming?.socket.destroyed) return problem(400, {title: 'The body is incomplete.'});
    log.error('request.failed', {reason: cause instanceof Error ? cause.name : 'unknown'});
    return problem(500, {title: 'Something went wrong here; it has been recorded.'});
  });
  return app;
}
