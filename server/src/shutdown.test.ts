import {subscribe, unsubscribe} from 'node:diagnostics_channel';
import {once} from 'node:events';
import type {RequestListener} from 'node:http';
import type {AddressInfo, Socket} from 'node:net';
import {text} from 'node:stream/consumers';
import {openSocket} from '@scriptcat/testing/raw-http';
import {afterEach, expect, test} from 'vitest';
import {readSettings} from './config';
import {createHttpServer} from './http-server';
import {createLog} from './log';
import {createShutdown} from './shutdown';

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

async function setUp(answer: RequestListener, {maxPerAddress = 0, release = async () => {}} = {}) {
  const log = createLog(() => {});
  const {server, connections} = createHttpServer({
    answerFile(request, response) {
      answer(request, response);
      return true;
    },
    fetch: () => new Response(),
    settings: readSettings({MAX_CONNECTIONS_PER_ADDRESS: String(maxPerAddress)}),
    headers: {},
    log,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const exits: boolean[] = [];
  const stop = createShutdown({
    connections,
    log,
    patienceMs: 5000,
    release,
    exit: (isReleased) => exits.push(isReleased),
  });
  const open = async () => {
    const socket = await openSocket(`http://127.0.0.1:${port}`);
    opened.push(socket);
    return socket;
  };
  return {stop, exits, open};
}

const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

// That no answer under way is cut is tested over the wire, in e2e/server/manners.spec.ts.

test('one address holds only so many connections', async () => {
  const {open, stop} = await setUp((_, response) => response.end('done'), {maxPerAddress: 2});
  await Promise.all([open(), open()]);
  expect(await text(await open())).toBe('');
  await stop('SIGTERM');
});

test.each([
  ['requests', '', get.repeat(1000)],
  ['requests without a host', '400', 'GET / HTTP/1.1\r\n\r\n'.repeat(1000)],
  ['expectations', '417', get.replace('host', 'expect: x\r\nhost').repeat(1000)],
  ['fields', '431', get.replace('host', `${'a:\r\n'.repeat(1100)}content-length: 99999\r\nhost`)],
])('of too many %s sent in one go few are parsed', async (_, status, sent) => {
  const {open, stop} = await setUp(() => {});
  const parsed: unknown[] = [];
  const note = (message: unknown) => parsed.push(message);
  subscribe('http.server.request.start', note);
  const socket = await open();
  socket.write(sent);
  expect((await text(socket)).split(' ', 2)[1] ?? '').toBe(status);
  unsubscribe('http.server.request.start', note);
  expect(parsed.length).toBeLessThan(5);
  await stop('SIGTERM');
});

test('requests sent in one go are answered one after the other, and all of them', async () => {
  const begun: string[] = [];
  let open = 0;
  const {open: connectTo, stop} = await setUp((request, response) => {
    open += 1;
    begun.push(`${request.url} ${open}`);
    setTimeout(() => {
      open -= 1;
      response.end(request.url);
    }, 1);
  });
  const socket = await connectTo();
  const last = get.replace('/', '/c').replace('host', 'connection: close\r\nhost');
  socket.write(get.replace('/', '/a') + get.replace('/', '/b') + last);
  expect(await text(socket)).toMatch(/\/a[\s\S]*\/b[\s\S]*\/c$/);
  expect(begun).toEqual(['/a 1', '/b 1', '/c 1']);
  await stop('SIGTERM');
});

test('the end does not wait for a database that never closes', async () => {
  const {stop, exits} = await setUp(() => {}, {release: () => new Promise(() => {})});
  await stop('SIGTERM');
  expect(exits).toEqual([false]);
});
