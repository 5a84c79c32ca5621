import {request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {languageTags, searchRecordsPath} from '@scriptcat/contract';
import {createApp} from './app';
import {createScriptProcess} from './assistants/script-process';
import {readSettings} from './config';
import {createHttpServer} from './http-server';
import {createLog} from './log';
import {readOnThread} from './readings/reader';
import {rootCause} from './root-cause';
import {createSearchThread} from './search/search-thread';
import {createShutdown} from './shutdown';
import {createSiteAnswers} from './site/answer';
import {createFileHandler} from './site/file-handler';
import {loadSite} from './site/load-site';
import {createStore} from './store';

/** Says in one sentence why the server cannot start, and ends. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function orGiveUp<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    giveUp((cause as Error).message);
  }
}

const settings = orGiveUp(readSettings);
const site = orGiveUp(() => loadSite(settings.SITE_FOLDER));
const answers = createSiteAnswers(site);

const log = createLog();
const store = createStore(settings.DATABASE_URL, {
  worker: new URL('sqlite-worker.js', import.meta.url),
  onIdleError: (cause) => log.warn('database.connection', {reason: cause.name}),
});
await store.ready().catch((cause) => {
  // The address may hold a password, so only its kind is repeated.
  const kind = settings.DATABASE_URL.startsWith('file:') ? settings.DATABASE_URL : 'PostgreSQL';
  giveUp(`The database (${kind}) can’t be used: ${rootCause(cause)}. Check DATABASE_URL.`);
});

const recordBytes = languageTags.reduce(
  (sum, language) => sum + (site.files.get(searchRecordsPath(language))?.size ?? 0),
  0,
);
const searchThread = createSearchThread(
  new URL('search-worker.js', import.meta.url),
  settings.SITE_FOLDER,
  recordBytes,
);
await searchThread.ready();
if (recordBytes === 0) log.warn('search.noRecords', {remedy: 'npm run build'});

const scripts = createScriptProcess(new URL('script-worker.js', import.meta.url));
// The first start loads what Node needs for processes, 15 ms on this thread.
void scripts.ready();
const app = createApp({
  settings,
  site,
  answers,
  store,
  reader: readOnThread(new URL('reading-worker.js', import.meta.url), settings.DATABASE_URL),
  search: searchThread.search,
  askAboutScript: scripts.ask,
  now: Date.now,
  log,
});

const {server, connections} = createHttpServer({
  answerFile: createFileHandler(answers, settings, log),
  fetch: app.fetch,
  settings,
  headers: site.security.resource,
  log,
});
const stop = createShutdown({
  connections,
  log,
  patienceMs: settings.SHUTDOWN_TIMEOUT,
  release: () => Promise.all([store.close(), scripts.end(), searchThread.end()]),
  // `process.exit` waits for threads, however long one is at work.
  exit: (isReleased) => (isReleased ? process.exit(0) : process.kill(process.pid, 'SIGKILL')),
});
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    giveUp(`Port ${settings.PORT} on ${settings.HOST} is taken. Set PORT to another one.`);
  }
  giveUp(`The server can’t listen on ${settings.HOST}:${settings.PORT} (${error.message}).`);
});
const {PORT, HOST, MAX_CONNECTIONS: backlog} = settings;
// Node's own queue of 511 overflows beside hostile clients, and a visitor then waits for a second.
server.listen({port: PORT, host: HOST, backlog}, () => {
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  const greet = () => log.info('server.listening', {url, files: site.files.size});
  // For the first request Node loads parts of itself, 40 ms in which a visitor would wait.
  request(`${url}/mcp`, {method: 'POST', headers: {'content-type': 'application/json'}})
    .once('response', (response) => response.resume().once('end', greet))
    .once('error', greet)
    .end('{"jsonrpc":"2.0","id":0,"method":"tools/list"}');
});
