import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Limits} from '../config';
import type {Log} from '../log';
import {logRequest} from '../middleware/request-log';
import type {IsSecure} from '../middleware/security-headers';
import {answerFile} from './answer';
import type {Site} from './load-site';
import {HSTS, securityOf} from './policy';

interface FileHandlerDeps {
  site: Site;
  isSecure: IsSecure;
  limits: Limits;
  log: Log;
}

/** Answers a request if it names a file of the site exactly; false leaves it to the app. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Nearly every request is for a file under its canonical address. These are answered on Node's own
 * request and response; turning them into `Request` and `Response` for Hono costs as much again.
 */
export function createFileHandler({site, isSecure, limits, log}: FileHandlerDeps): FileHandler {
  return (request, response) => {
    const {method = '', url = '', headers} = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (hasBody || url.length > limits.urlLength) return false;
    const mark = url.indexOf('?');
    const file = site.files.get(mark < 0 ? url : url.slice(0, mark));
    if (!file) return false;

    const started = performance.now();
    const header = (name: string) => headers[name] as string | undefined;
    const answer = answerFile(file, {method, header});
    const isPage = file.type.startsWith('text/html');
    const isTls = 'encrypted' in request.socket;
    response.writeHead(answer.status, {
      ...answer.headers,
      ...securityOf(site.security, {path: file.path, isPage}),
      ...(isSecure(header, isTls) && {'strict-transport-security': HSTS}),
    });
    response.end(answer.body);
    const ms = performance.now() - started;
    logRequest(log, {method, status: answer.status, path: file.path, ms});
    return true;
  };
}
