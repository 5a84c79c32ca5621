import {existsSync, readFileSync} from 'node:fs';
import http, {type ServerResponse} from 'node:http';
import path from 'node:path';
import {samplesFolder} from '../paths';
import {type Handler, send, sendHtml, sendJson, type Visit} from './answer';
import {createDav} from './dav';
import {answerAsModel} from './model';

/** One pixel, which is all that a picture has to be here. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const script = 'text/javascript; charset=utf-8';
const after = (milliseconds: number, response: ServerResponse, answer: () => void) => {
  const timer = setTimeout(answer, milliseconds);
  response.on('close', () => clearTimeout(timer));
};

function sendFile(response: ServerResponse, file: string) {
  if (existsSync(file)) send(response, readFileSync(file), {type: script});
  else send(response, 'There is no such file.', {status: 404});
}

/** Passes a request on to the site's own server. */
function forward({headers, method, url, body}: Visit, response: ServerResponse, origin: string) {
  const target = new URL(url.pathname + url.search, origin);
  const onward = http.request(
    target,
    {method, headers: {...headers, host: target.host}},
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', (error) => send(response, error.message, {status: 502}));
  onward.end(body);
}

/** Sets two cookies, and otherwise repeats the headers it was sent. */
const sendCookies: Handler = ({url, headers}, response) => {
  if (url.pathname !== '/set-cookies') return sendJson(response, {headers});
  const cookies = ['a', 'b'].map((name) => `${name}=browser; Path=/; Secure; SameSite=None`);
  send(response, 'set', {headers: {'set-cookie': cookies}});
};

/** Answers of the service that requests are tried on; any other path repeats the request. */
const apiAnswers: Readonly<Record<string, Handler | undefined>> = {
  '/weather': (_, response) => sendJson(response, {temperature: 21}),
  '/slow': (_, response) => after(3000, response, () => send(response, 'late')),
  '/redirect': (_, response) =>
    send(response, '', {status: 302, headers: {location: 'https://elsewhere.example/target'}}),
  '/missing': (_, response) => send(response, 'gone', {status: 404}),
  '/hang-up': (_, response) => void response.destroy(),
  '/not-json': (_, response) => send(response, '{bad', {type: 'application/json'}),
  '/page': (_, response) =>
    sendHtml(
      response,
      '<!doctype html><title>page 2</title><ul class="results"><li>three</li><li>four</li></ul>',
    ),
  '/xml': (_, response) => send(response, '<root><a/></root>', {type: 'text/xml'}),
  '/chinese': (_, response) => send(response, '\u6162\u949f', {type: 'text/plain; charset=utf-8'}),
  '/latin': (_, response) => send(response, Buffer.from([0xe9]), {type: 'text/plain'}),
};

/** The page of every other host. */
const plainPage = (host: string, path: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${host}</title></head>` +
  `<body><h1>${host}</h1><p>${path}</p></body></html>`;

/** Every host of the small internet. */
export function createHosts(siteOrigin?: string): Handler {
  const hosts: Record<string, Handler> = {
    'docs.scriptcat.org': (visit, response) => {
      if (siteOrigin) return forward(visit, response, siteOrigin);
      const name = visit.url.pathname.replace(/^(\/en)?\/samples\//, '');
      sendFile(response, path.join(samplesFolder, name));
    },
    'api.example.net': (visit, response) => {
      const {url, method, headers, body} = visit;
      const special = apiAnswers[url.pathname];
      if (special) return special(visit, response);
      sendJson(response, {method, headers, body: body.toString()});
    },
    'model.example.net': answerAsModel,
    'dav.example.net': createDav(),
    'elsewhere.example': (_, response) => send(response, 'target'),
    'cookies.example.net': sendCookies,
    'anonymous.example.net': sendCookies,
    'login.example.net': ({headers}, response) => {
      if (headers.authorization) return send(response, headers.authorization);
      send(response, 'who?', {status: 401, headers: {'www-authenticate': 'Basic realm="verify"'}});
    },
    'reports.example.net': (_, response) =>
      send(response, Buffer.alloc(5000, 65), {type: 'application/pdf'}),
    'static.example.net': ({url}, response) => {
      const {pathname} = url;
      if (pathname.endsWith('.png')) return send(response, pixel, {type: 'image/png'});
      if (pathname.endsWith('.css')) {
        return send(response, 'body { background: rgb(1, 2, 3); }', {type: 'text/css'});
      }
      if (pathname.endsWith('.js')) {
        return send(response, 'globalThis.requiredValue = 42;', {type: script});
      }
      send(response, 'no', {status: 404});
    },
    'bad.example': (_, response) => send(response, 'missing', {status: 404}),
  };

  return (visit, response) => {
    if (visit.url.pathname === '/favicon.ico') return send(response, '', {status: 404});
    const handler = Object.hasOwn(hosts, visit.host) ? hosts[visit.host] : undefined;
    if (handler) return handler(visit, response);
    sendHtml(response, plainPage(visit.host, visit.url.pathname));
  };
}
