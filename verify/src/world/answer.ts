import type {IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse} from 'node:http';

/** A request that reached one of the hosts. */
export interface Visit {
  host: string;
  url: URL;
  method: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Handler = (visit: Visit, response: ServerResponse) => void | Promise<void>;

export function send(
  response: ServerResponse,
  content: string | Buffer,
  {status = 200, type = 'text/plain; charset=utf-8', headers = {} as OutgoingHttpHeaders} = {},
) {
  response.writeHead(status, {'content-type': type, ...headers});
  response.end(content);
}

export const sendJson = (response: ServerResponse, value: unknown, status = 200) =>
  send(response, JSON.stringify(value), {status, type: 'application/json'});

export const sendHtml = (response: ServerResponse, html: string, headers?: OutgoingHttpHeaders) =>
  send(response, html, {type: 'text/html; charset=utf-8', ...(headers && {headers})});
