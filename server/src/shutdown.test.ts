import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo, Socket} from 'node:net';
import {text} from 'node:stream/consumers';
import {openSocket} from '@scriptcat/testing/raw-http';
import {afterEach, expect, test} from 'vitest';
import {createConnections} from './connections';
import {createLog} from './log';
import {createShutdown} from './shutdown';

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

async function setUp(answer: RequestListener, {maxPerAddress = 0, release = async () => {}} = {}) {
  const server = createServer((request, response) =>
    connections.admit(request, response, () => answer(request, response)),
  );
  const connections = createConnections(server, {
    maxPerAddress,
    maxUnanswered: 8,
    onRefused: () => {},
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const exits: boolean[] = [];
  const stop = createShutdown({
    connections,
    log: createLog(() => {}),
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

test('a client that asks and asks without an answer is let go, and its neighbours are not', async () => {
  let asked = 0;
  const {open, stop} = await setUp((request, response) => {
    asked += 1;
    if (request.url === '/neighbour') response.end('done');
  });
  const socket = await open();
  socket.write(get.repeat(200));
  expect(await text(socket)).toBe('');
  expect(asked).toBe(1);
  const neighbour = await open();
  neighbour.write(get.replace('/', '/neighbour').replace('host', 'connection: close\r\nhost'));
  expect(await text(neighbour)).toContain('done');
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
