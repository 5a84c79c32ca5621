import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Limits} from '../config';
import type {Log} from '../log';
import {logRequest} from '../middleware/request-log';
import type {IsSecure} from '../middleware/security-headers';
import {isSearchQuery} from '../routes/search-page';
import {type Body, chooseEncoding, represent} from './answer';
import type {Site, SiteFile} from './load-site';
import type {Encoding} from './manifest';
import {acceptedEncodings, chooseFile} from './negotiate';
import {type HeaderFields, HSTS, securityOf} from './policy';

interface FileHandlerDeps {
  site: Site;
  isSecure: IsSecure;
  limits: Limits;
  log: Log;
}

/** Answers a plain request for a file of the site; false leaves it to the app. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Fields that make more of a request than "the file, please". */
const DECIDING = [
  'range',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'content-length',
  'transfer-encoding',
];

/** The fields of an answer in the form that Node writes without taking it apart. */
const flat = (fields: HeaderFields): string[] => Object.entries(fields).flat();

function send(response: ServerResponse, fields: string[], body: Body): void {
  if (!(body instanceof Promise)) {
    response.writeHead(200, fields).end(body);
    return;
  }
  body.then(
    (bytes) => response.writeHead(200, fields).end(bytes),
    () => response.destroy(),
  );
}

/**
 * Nearly every request is for a whole file under its canonical address. These are answered on
 * Node's own request and response, with fields put together once: turning them into `Request` and
 * `Response` for Hono costs more than answering.
 */
export function createFileHandler({site, isSecure, limits, log}: FileHandlerDeps): FileHandler {
  const ready = new Map<string, {fields: string[]; body: () => Body}>();

  function prepare(file: SiteFile, encoding: Encoding | undefined, isTls: boolean) {
    const {headers, body} = represent(file, encoding);
    const isPage = file.type.startsWith('text/html');
    const security = securityOf(site.security, {path: file.path, isPage});
    const hsts: HeaderFields = isTls ? {'strict-transport-security': HSTS} : {};
    return {fields: flat({...headers, ...security, ...hsts}), body};
  }

  return (request, response) => {
    const {method, url = '', headers} = request;
    if (method !== 'GET' || url.length > limits.urlLength) return false;
    if (isSearchQuery(url)) return false;
    for (const name of DECIDING) if (headers[name] !== undefined) return false;
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const file = site.files.get(chooseFile(path, headers.accept)) ?? site.files.get(path);
    if (!file) return false;

    const started = performance.now();
    const header = (name: string) => headers[name] as string | undefined;
    const encoding = chooseEncoding(file, acceptedEncodings(headers['accept-encoding'] as string));
    const isTls = isSecure(header, 'encrypted' in request.socket);
    const key = `${encoding} ${isTls} ${file.path}`;
    const answer = ready.get(key) ?? prepare(file, encoding, isTls);
    ready.set(key, answer);
    send(response, answer.fields, answer.body());
    const ms = performance.now() - started;
    logRequest(log, {method, status: 200, path: file.path, ms});
    return true;
  };
}
