import {languageTags, searchRecordsPath} from '@scriptcat/contract';
import {createApp} from './app';
import {createScriptProcess} from './assistants/script-process';
import {readServerConfig} from './config';
import {createHttpServer} from './http-server';
import {createLog} from './log';
import {createIsSecure} from './middleware/security-headers';
import {readOnThread} from './readings/reader';
import {rootCause} from './root-cause';
import {createSearchThread} from './search/search-thread';
import {createShutdown} from './shutdown';
import {createSiteAnswers} from './site/answer';
import {createFileHandler} from './site/file-handler';
import {loadSite, type Site} from './site/load-site';
import {createStore} from './store';

/** Says in one sentence why the server cannot start, and ends. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const read = readServerConfig();
if (!read.ok) giveUp(read.problem);
const {config} = read;
const {limits} = config;

let site: Site;
try {
  site = loadSite(config.siteFolder);
} catch (cause) {
  giveUp((cause as Error).message);
}
const answers = createSiteAnswers(site);

const log = createLog();
const store = createStore(config.databaseUrl, {
  worker: new URL('sqlite-worker.js', import.meta.url),
  onIdleError: (cause) => log.warn('database.connection', {reason: cause.name}),
});
await store.ready().catch((cause) => {
  // The address may hold a password, so only its kind is repeated.
  const kind = config.databaseUrl.startsWith('file:') ? config.databaseUrl : 'PostgreSQL';
  giveUp(`The database (${kind}) cannot be used: ${rootCause(cause)}; see DATABASE_URL.`);
});

const recordBytes = languageTags.reduce(
  (sum, locale) => sum + (site.files.get(searchRecordsPath(locale))?.size ?? 0),
  0,
);
const searchThread = createSearchThread(
  new URL('search-worker.js', import.meta.url),
  config.siteFolder,
  recordBytes,
);
await searchThread.ready();
if (recordBytes === 0) log.warn('search.noRecords', {remedy: 'npm run build'});

const scripts = createScriptProcess(new URL('script-worker.js', import.meta.url));
const app = createApp({
  config,
  site,
  answers,
  store,
  reader: readOnThread(new URL('reading-worker.js', import.meta.url), config.databaseUrl),
  search: searchThread.search,
  askAboutScript: scripts.askAboutScript,
  now: Date.now,
  log,
});

const {server, connections} = createHttpServer({
  answerFile: createFileHandler({
    answers,
    isSecure: createIsSecure(config.trustProxy),
    urlLength: limits.urlLength,
    log,
  }),
  fetch: app.fetch,
  limits,
  log,
});
const stop = createShutdown({
  connections,
  log,
  patienceMs: limits.shutdownMs,
  release: () => Promise.all([store.close(), scripts.end(), searchThread.end()]),
  // `process.exit` waits for threads, however long one is at work.
  exit: (isReleased) => (isReleased ? process.exit(0) : process.kill(process.pid, 'SIGKILL')),
});
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    giveUp(`Port ${config.port} on ${config.host} is taken; set PORT to another one.`);
  }
  giveUp(`The server cannot listen on ${config.host}:${config.port} (${error.message}).`);
});
server.listen(config.port, config.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  log.info('server.listening', {url: `http://${config.host}:${port}`, files: site.files.size});
});
