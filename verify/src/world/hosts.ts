import {existsSync, readFileSync} from 'node:fs';
import http, {type ServerResponse} from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import {samplesFolder} from '../paths';
import {type Handler, send, sendHtml, sendJson, type Visit} from './answer';
import {answerAsModel} from './model';
import {examplePage, plainPage, secondPage} from './pages';

/** What a check can turn to see how a script reacts. */
export interface Knobs {
  price: number;
  version: string;
  signInStatus: number;
  reportStatus: number;
  queue: {id: number; text: string}[];
}

/** One pixel, which is all that a picture has to be here. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Large enough for scripts that look for large pictures. */
const largePicture = await sharp({
  create: {width: 900, height: 100, channels: 3, background: 'lightblue'},
})
  .png()
  .toBuffer();
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

/** A file that arrives in six parts, so that progress can be seen. */
function sendSlowly(response: ServerResponse) {
  const part = Buffer.alloc(100_000, 1);
  response.writeHead(200, {'content-type': 'application/zip', 'content-length': 6 * part.length});
  let left = 6;
  const next = () => {
    if (left === 0) return void response.end();
    left -= 1;
    response.write(part);
    after(80, response, next);
  };
  next();
}

const subscribedScript = (file: string) => {
  const [name, zh] = file === 'report' ? ['Daily report', '日报'] : ['Highlighter', '高亮'];
  return `// ==UserScript==
// @name         ${name}
// @name:zh-CN   ${zh}
// @namespace    https://scripts.example.net/
// @version      1.0
// @match        https://example.com/*
// @grant        GM_xmlhttpRequest
// @connect      api.example.net
// ==/UserScript==
console.log('${name} runs');`;
};

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
  '/not-json': (_, response) => send(response, '{bad', {type: 'application/json'}),
  '/page': (_, response) => sendHtml(response, secondPage),
  '/xml': (_, response) => send(response, '<root><a/></root>', {type: 'text/xml'}),
  '/latin': (_, response) => send(response, Buffer.from([0xe9]), {type: 'text/plain'}),
};

/** Every host of the small internet, and the knobs that change its answers. */
export function createHosts(siteOrigin?: string): {answer: Handler; knobs: Knobs} {
  const knobs: Knobs = {
    price: 20,
    version: '1.0.0',
    signInStatus: 200,
    reportStatus: 200,
    queue: [
      {id: 1, text: 'first'},
      {id: 2, text: 'second'},
    ],
  };

  const hosts: Record<string, Handler> = {
    'docs.scriptcat.org': (visit, response) => {
      if (siteOrigin) return forward(visit, response, siteOrigin);
      const name = visit.url.pathname.replace(/^(\/en)?\/samples\//, '');
      sendFile(response, path.join(samplesFolder, name));
    },
    'example.com': ({url}, response) => {
      if (url.pathname === '/check-in') return send(response, 'ok');
      if (url.pathname === '/large.png') return send(response, largePicture, {type: 'image/png'});
      if (url.pathname.endsWith('.png')) return send(response, pixel, {type: 'image/png'});
      if (url.pathname === '/page2') return sendHtml(response, secondPage);
      const cookies = ['popup-state=open; Path=/', 'session=s1; Path=/; HttpOnly; Secure'];
      sendHtml(response, examplePage, {'set-cookie': cookies});
    },
    'api.example.net': (visit, response) => {
      const {url, method, headers, body} = visit;
      const special = apiAnswers[url.pathname];
      if (special) return special(visit, response);
      if (url.pathname === '/sign-in') return send(response, 's', {status: knobs.signInStatus});
      if (url.pathname === '/report') {
        return send(response, 'r', {status: knobs.reportStatus, headers: {'retry-after': '120'}});
      }
      sendJson(response, {method, headers, body: body.toString()});
    },
    'model.example.net': answerAsModel,
    'elsewhere.example': (_, response) => send(response, 'target'),
    'cookies.example.net': sendCookies,
    'anonymous.example.net': sendCookies,
    'login.example.net': ({headers}, response) => {
      if (headers.authorization) return send(response, headers.authorization);
      send(response, 'who?', {status: 401, headers: {'www-authenticate': 'Basic realm="verify"'}});
    },
    'queue.example.net': ({url}, response) =>
      sendJson(
        response,
        knobs.queue.filter(({id}) => id > Number(url.searchParams.get('after'))),
      ),
    'releases.example.net': (_, response) =>
      sendJson(response, {version: knobs.version, notes: 'https://releases.example.net/notes'}),
    'slow.example.net': (_, response) => after(1500, response, () => send(response, 'done')),
    'search.example.net': ({url}, response) =>
      after(700, response, () => send(response, `found ${url.searchParams.get('q')}`)),
    'bookmarks.example.net': (_, response) => sendJson(response, {ok: true}, 201),
    'images.example.net': ({body}, response) =>
      send(response, `https://images.example.net/${body.length}`),
    'files.example.net': (_, response) => sendSlowly(response),
    'reports.example.net': (_, response) =>
      send(response, Buffer.alloc(5000, 65), {type: 'application/pdf'}),
    'static.example.net': ({url}, response) => {
      const {pathname} = url;
      if (pathname.endsWith('.png')) return send(response, pixel, {type: 'image/png'});
      if (pathname.endsWith('.css')) {
        return send(response, 'body { background: rgb(1, 2, 3); }', {type: 'text/css'});
      }
      if (pathname.endsWith('.ogg')) return send(response, 'OggS0000', {type: 'audio/ogg'});
      if (pathname.endsWith('.js')) {
        return send(response, 'globalThis.requiredValue = 42;', {type: script});
      }
      send(response, 'no', {status: 404});
    },
    'status.example.net': ({url}, response) =>
      send(response, 'x', {status: url.pathname === '/mail' ? 200 : 503}),
    'shop.example': ({url}, response) => {
      if (url.pathname === '/item/42') return sendHtml(response, `{"price": ${knobs.price}}`);
      sendHtml(response, plainPage('shop.example', url.pathname));
    },
    'scripts.example.net': ({url}, response) =>
      send(response, subscribedScript(path.basename(url.pathname, '.user.js')), {type: script}),
    'good.example': (_, response) => send(response, 'ok'),
    'bad.example': (_, response) => send(response, 'missing', {status: 404}),
  };

  return {
    knobs,
    answer: (visit, response) => {
      if (visit.url.pathname === '/favicon.ico') return send(response, '', {status: 404});
      const handler = Object.hasOwn(hosts, visit.host) ? hosts[visit.host] : undefined;
      if (handler) return handler(visit, response);
      sendHtml(response, plainPage(visit.host, visit.url.pathname));
    },
  };
}
