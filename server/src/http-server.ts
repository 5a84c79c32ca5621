import {createServer, type Server} from 'node:http';
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
    },
    (request, response) =>
      connections.admit(request, response, () => {
        // A body in chunks of one byte takes a hundred times as long to read as one of known length.
        if (request.headers['transfer-encoding'] !== undefined) {
          response.writeHead(411, {connection: 'close', 'content-length': '0'}).end();
        } else if (!answerFile(request, response)) {
          listener(request, response);
        }
      }),
  );
  const connections = createConnections(server, {
    maxPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS ?? (settings.TRUST_PROXY === 0 ? 256 : 0),
    maxUnanswered: MAX_UNANSWERED,
    onRefused: () => log.warn('connection.refused'),
  });
  // Without it clients that read nothing keep their answers in memory.
  server.timeout = settings.IDLE_TIMEOUT;
  server.maxConnections = settings.MAX_CONNECTIONS;
  return {server, connections};
}
