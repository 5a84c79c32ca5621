import {createServer, type Server} from 'node:http';
import {getRequestListener} from '@hono/node-server';
import type {Limits} from './config';
import {type Connections, createConnections} from './connections';
import {problem} from './http';
import type {Log} from './log';
import type {FileHandler} from './site/file-handler';

export interface HttpServerDeps {
  /** Answers requests for files of the site; false when a request is none. */
  answerFile: FileHandler;
  fetch: Parameters<typeof getRequestListener>[0];
  limits: Limits;
  log: Log;
}

/** Browsers never send a request before the last one is answered; a few libraries do. */
const MAX_UNANSWERED = 8;

/** Node's HTTP server with our limits around the Hono app. */
export function createHttpServer(deps: HttpServerDeps): {server: Server; connections: Connections} {
  const {answerFile, fetch, limits, log} = deps;
  const listener = getRequestListener(fetch, {
    hostname: 'localhost',
    errorHandler: () => problem(400, {title: 'The request is malformed.'}),
  });
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: 1000,
      noDelay: true,
    },
    (request, response) => {
      if (!connections.admit(request, response)) return;
      // A body in chunks of one byte takes a hundred times as long to read as one of known length.
      if (request.headers['transfer-encoding'] !== undefined) {
        response.writeHead(411, {connection: 'close', 'content-length': '0'}).end();
        return;
      }
      if (!answerFile(request, response)) listener(request, response);
    },
  );
  const connections = createConnections(server, {
    maxPerAddress: limits.connectionsPerAddress,
    maxUnanswered: MAX_UNANSWERED,
    onRefused: () => log.warn('connection.refused'),
  });
  server.timeout = limits.idleMs;
  server.maxConnections = limits.connections;
  return {server, connections};
}
