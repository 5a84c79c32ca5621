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
/** Browsers send 20. */
const MAX_FIELDS = 100;

/** Why a connection ends with a request. Node.js would answer the last two itself, past all limits. */
function refusalOf({rawHeaders, headers, httpVersion}: IncomingMessage): string | undefined {
  if (rawHeaders.length > 2 * MAX_FIELDS) return '431 Request Header Fields Too Large';
  if (headers['transfer-encoding'] !== undefined) return '411 Length Required';
  if (!/^100-continue$/i.test(headers.expect ?? '100-continue')) return '417 Expectation Failed';
  return headers.host === undefined && httpVersion === '1.1' ? '400 Bad Request' : undefined;
}

export function createHttpServer(deps: HttpServerDeps): {server: Server; connections: Connections} {
  const {answerFile, fetch, settings, headers, log} = deps;
  const listener = getRequestListener(fetch, {
    hostname: 'localhost',
    errorHandler: () => problem(400, {title: 'The request is malformed.'}, headers),
  });
  /**
   * After a refused request nothing is read, as after an upgrade. Without it, a body in chunks of a
   * byte holds the page thread for 15 ms, and Node.js parses all that was sent in one go: 64 KB of
   * requests on each of 60 connections end the process.
   */
  class Request extends IncomingMessage {
    #isRefused?: boolean;
    get upgrade() {
      // Asked again after the request has begun.
      this.#isRefused ??= refusalOf(this) !== undefined || !connections.takesMore(this.socket);
      return this.#isRefused;
    }
    /** Node.js sets it for the `Upgrade` field, which this server ignores. */
    set upgrade(_asked: boolean) {}
  }
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
  server.on('upgrade', (request) => connections.refuse(request.socket, refusalOf(request) ?? ''));
  // Without it clients that read nothing keep their answers in memory.
  server.timeout = settings.IDLE_TIMEOUT;
  server.maxConnections = settings.MAX_CONNECTIONS;
  // Node.js drops the rest, and with it a length: bodies behind 1,000 short fields had no limit.
  server.maxHeadersCount = MAX_FIELDS + 1;
  return {server, connections};
}
