import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Settings} from '../config';
import type {Log} from '../log';
import {logRequest} from '../middleware/request-log';
import {isEncrypted} from '../middleware/security-headers';
import {isSearchQuery} from '../routes/search-page';
import type {SiteAnswer, SiteAnswers} from './answer';

export type FileHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

async function send(response: ServerResponse, {status, headers, body}: SiteAnswer) {
  try {
    const bytes = await body;
    response.writeHead(status, headers).end(bytes);
  } catch {
    response.destroy();
  }
}

/**
 * Nearly every request is for a file under its canonical address. These are answered on Node's own
 * request and response: turning them into `Request` and `Response` for Hono costs as much again.
 */
export function createFileHandler(answers: SiteAnswers, settings: Settings, log: Log): FileHandler {
  return (request, response) => {
    const {method = '', url = '', headers} = request;
    const hasBody = headers['content-length'] !== undefined;
    if (hasBody || url.length > settings.MAX_URL_LENGTH || isSearchQuery(url)) return false;
    const started = performance.now();
    const header = (name: string) => headers[name] as string | undefined;
    const isSecure = isEncrypted(header('x-forwarded-proto'), settings.TRUST_PROXY);
    const answer = answers.answerExact({method, target: url, header, isSecure});
    if (!answer) return false;
    void send(response, answer);
    logRequest(log, started, {method, status: answer.status, path: answer.path});
    return true;
  };
}
