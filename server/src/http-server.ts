import {createServer, IncomingMessage, type Server} from 'node:http';
import {getRequestListener} from '@hono/node-server';
import type {Settings} from './config';
import {type Connections, createConnections} from './connections';
import {problem} from './http';
import type {Log} from './log';
import type {FileHandler} from './site/file-handler';
import type {HeaderFields} from './site/policy';

interface HttpServerDeps {
  /** Answers requests for files of the site; false when a request is none. */
  answerFile: FileHandler;
  fetch: Parameters<typeof getRequestListener>[0];
  settings: Settings;
  /** Security fields for answers that never reach the Hono app. */
  headers: HeaderFields;
  log: Log;
}

// Browsers send one at a time, a few libraries more. With 8, 220 connections held 92 MiB; with 4, 42.
const MAX_UNANSWERED = 4;

/**
 * A body of unknown length is left unread, as after an upgrade. Without it, one in chunks of a byte
 * holds the page thread for 15 ms, and twenty such clients double what readers wait.
 */
class Request extends IncomingMessage {
  get upgrade() {
    return this.headers['transfer-encoding'] !== undefined;
  }
  /** Node.js sets it for the `Upgrade` field, which this server ignores. */
  set upgrade(_asked: boolean) {}
}

export function createHttpServer(deps: HttpServerDeps): {server: Server; connections: Connections} {
  const {answerFile, fetch, settings, headers, log} = deps;
  const listener = getRequestListener(fetch, {
    hostname: 'localhost',
    errorHandler: () => problem(400, {title: 'The request is malformed.'}, headers),
  });
  const server = createServer(
    {
      // Without these, clients that send a byte now and then take every connection there is.
      headersTimeout: settings.HEADERS_TIMEOUT,
      requestTimeout: settings.REQUEST_TIMEOUT,
      keepAliveTimeout: settings.IDLE_TIMEOUT,
      maxHeaderSize: settings.MAX_HEADER_BYTES,
      connectionsCheckingInterval: 1000,
      noDelay: true,
      IncomingMessage: Request,
    },
    (request, response) =>
      connections.admit(request, response, () => {
        if (!answerFile(request, response)) listener(request, response);
      }),
  );
  const connections = createConnections(server, {
    maxPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS ?? (settings.TRUST_PROXY === 0 ? 256 : 0),
    maxUnanswered: MAX_UNANSWERED,
    onRefused: () => log.warn('connection.refused'),
  });
  server.on('upgrade', ({socket}) => connections.refuse(socket, '411 Length Required'));
  // Without it clients that read nothing keep their answers in memory.
  server.timeout = settings.IDLE_TIMEOUT;
  server.maxConnections = settings.MAX_CONNECTIONS;
  return {server, connections};
}
