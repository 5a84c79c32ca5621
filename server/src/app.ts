import {type Context, Hono} from 'hono';
import type {Limits} from './config';
import {createDeskRoute, type DeskDeps} from './desk';
import {problem} from './http';
import type {Log} from './log';
import {limitBody, limitUrl} from './middleware/limits';
import {requestLog} from './middleware/request-log';
import {type IsSecure, securityHeaders} from './middleware/security-headers';
import {slowRefusals} from './middleware/slow-refusals';
import type {RequestEnv} from './request-env';
import {type AssistantDeps, createAssistantRoute} from './routes/assistants';
import {createDemoRoute} from './routes/demo';
import {createFeedbackRoute, type FeedbackDeps} from './routes/feedback';
import {type HealthCheck, health} from './routes/health';
import {type IconSets, icons} from './routes/icons';
import {createVoteRoute} from './routes/page-vote';
import {createPublicReportRoute} from './routes/public-report';
import {createSearchRoute, type SearchDeps} from './routes/search';
import {createSearchPageRoute} from './routes/search-page';
import {staticFiles} from './routes/static';
import type {Site} from './site/load-site';
import {pageReader} from './site/page-reader';
import type {FeedbackStore} from './store';

export interface AppDeps {
  site: Site;
  iconSets: IconSets;
  search: Omit<SearchDeps, 'log'>;
  assistants: Pick<AssistantDeps, 'askAboutScript' | 'takeToken' | 'now'>;
  checks: readonly HealthCheck[];
  feedback: Omit<FeedbackDeps, 'log' | 'store'> & {store: FeedbackStore};
  /** Only when there is a token for it. */
  desk?: Pick<DeskDeps, 'token' | 'takeToken'> | undefined;
  isReportPublic?: boolean;
  limits: Limits;
  isSecure: IsSecure;
  log: Log;
}

/** The whole service as one function from `Request` to `Response`. */
export function createApp(deps: AppDeps) {
  const {site, iconSets, search, assistants, checks, feedback, desk, limits, isSecure, log} = deps;
  const app = new Hono<RequestEnv>();

  // Around the log: it is to say how long answering took.
  app.use(slowRefusals());
  app.use(requestLog(log));
  app.use(securityHeaders(site.security, isSecure));
  app.use(limitUrl(limits));
  // Before the general limit on bodies: their clients expect refusals in their own shape.
  app.route('/', createSearchRoute({...search, log}));
  app.route('/', createAssistantRoute({...search, ...assistants, readText: pageReader(site), log}));
  app.use(limitBody(limits));

  app.get('/healthz', health({checks, log, now: Date.now}));
  app.get('/icons/:file', icons(iconSets));
  app.route('/', createDemoRoute());
  app.route('/', createFeedbackRoute({...feedback, log}));
  const isPage = (path: string) => site.files.has(path);
  app.route('/', createVoteRoute({...feedback, store: feedback.store.votes, isPage, log}));
  if (desk) {
    const isTls = (c: Context<RequestEnv>) =>
      isSecure((name) => c.req.header(name), Boolean(c.env?.incoming?.socket?.encrypted));
    app.route('/', createDeskRoute({...feedback, ...desk, isSecure: isTls, log}));
  }
  if (deps.isReportPublic) app.route('/', createPublicReportRoute({...feedback, log}));
  app.route('/', createSearchPageRoute({...search, readPage: pageReader(site), log}));
  app.all('*', staticFiles(site));

  app.onError((cause) => {
    log.error('request.failed', {reason: cause instanceof Error ? cause.name : 'unknown'});
    return problem(500, {title: 'Something went wrong here; it has been recorded.'});
  });
  return app;
}
