import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {getRequestListener} from '@hono/node-server';
import type {Limits} from './config';
import {type Connections, createConnections} from './connections';
import {problem} from './http';
import type {Log} from './log';
import type {FileHandler} from './site/file-handler';
import type {HeaderFields} from './site/policy';

export interface HttpServerDeps {
  /** Answers requests for files of the site; false when a request is none. */
  answerFile: FileHandler;
  fetch: Parameters<typeof getRequestListener>[0];
  limits: Limits;
  /** Security fields for answers that never reach the Hono app. */
  headers: HeaderFields;
  log: Log;
}

/** Browsers never send a request before the last one is answered; a few libraries do. */
const MAX_UNANSWERED = 8;

const protocolErrors: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const closingHeaders = {connection: 'close', 'content-length': '0'};

/** The answer to a client that does not speak HTTP: a status line and the usual fields. */
function refusal(code: string | undefined, headers: HeaderFields): string {
  const status = protocolErrors[code ?? ''] ?? '400 Bad Request';
  const fields = Object.entries({...headers, ...closingHeaders});
  return `HTTP/1.1 ${status}\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** HTTP/1.1 asks for exactly one Host field (RFC 9112, 3.2). */
function hasOneHost({httpVersion, rawHeaders}: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  }
  return count === 1 || (count === 0 && httpVersion === '1.0');
}

/** Node's HTTP server with our limits around the Hono app. */
export function createHttpServer(deps: HttpServerDeps): {server: Server; connections: Connections} {
  const {answerFile, fetch, limits, headers, log} = deps;
  const listener = getRequestListener(fetch, {
    hostname: 'localhost',
    errorHandler: () => problem(400, {title: 'The request is malformed.'}, headers),
  });
  const refuse = (response: ServerResponse, status: number) =>
    response.writeHead(status, {...headers, ...closingHeaders}).end();
  const server = createServer(
    {
      // Asked below, so that the refusal has our fields.
      requireHostHeader: false,
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: 1000,
      noDelay: true,
    },
    (request, response) => {
      if (!connections.admit(request, response)) return;
      if (!hasOneHost(request)) return refuse(response, 400);
      // A body in chunks of one byte takes a hundred times as long to read as one of known length.
      if (request.headers['transfer-encoding'] !== undefined) return refuse(response, 411);
      if (!answerFile(request, response)) listener(request, response);
    },
  );
  const connections = createConnections(server, {
    maxPerAddress: limits.connectionsPerAddress,
    maxUnanswered: MAX_UNANSWERED,
    onRefused: () => log.warn('connection.refused'),
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    if (connections.admit(request, response)) refuse(response, 417);
  });
  server.timeout = limits.idleMs;
  server.maxConnections = limits.connections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    log.warn('request.malformed', {code: error.code});
    if (socket.writable && !socket.destroyed) socket.end(refusal(error.code, headers));
    // One socket may err several times before its answer has left.
    else if (!socket.writableEnded) socket.destroy();
  });
  return {server, connections};
}
