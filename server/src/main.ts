import {createApp} from './app';
import {readServerConfig} from './config';
import {openFastLane} from './fast-lane';
import {createHttpServer} from './http-server';
import {createLog} from './log';
import {createIsSecure} from './middleware/security-headers';
import {loadIconSets} from './routes/icons';
import {shutDownOnSignal} from './shutdown';
import {buildOnDisk} from './site/build-check';
import {loadSite} from './site/load-site';

/** Says in one sentence why the server cannot start, and ends. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const read = readServerConfig();
if (!read.ok) giveUp(read.problem);
const {config} = read;

const loaded = loadSite(config.siteFolder);
if (!loaded.ok) giveUp(loaded.problem);
const {site} = loaded;

const log = createLog();
const isSecure = createIsSecure(config.trustProxy);
const app = createApp({
  site,
  iconSets: loadIconSets(config.siteFolder, site.iconSets),
  checks: [buildOnDisk(config.siteFolder)],
  limits: config.limits,
  isSecure,
  log,
});
const server = createHttpServer({
  fetch: app.fetch,
  limits: config.limits,
  headers: site.security.resource,
  log,
});

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

const fastLane = openFastLane({server, site, isSecure, limits: config.limits, log});
shutDownOnSignal({server, fastLane, log, patienceMs: config.limits.shutdownMs});
