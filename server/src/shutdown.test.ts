import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import {type AddressInfo, connect, type Socket} from 'node:net';
import {afterEach, expect, test} from 'vitest';
import {createConnections} from './connections';
import {createLog} from './log';
import {createShutdown} from './shutdown';

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

async function setUp(
  answer: RequestListener,
  {patienceMs = 5000, maxPerAddress = 0, banMs = 0} = {},
) {
  const server = createServer((request, response) => {
    if (connections.admit(request, response)) answer(request, response);
  });
  const connections = createConnections(server, {
    maxPerAddress,
    maxUnanswered: 64,
    banMs,
    now: () => 0,
    onRefused: () => {},
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const codes: number[] = [];
  const stop = createShutdown({
    connections,
    log: createLog(() => {}),
    patienceMs,
    release: async () => {},
    exit: (code) => codes.push(code),
  });
  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    opened.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  return {server, stop, codes, open};
}

const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

test('answers that a slow reader has not taken yet are delivered in full', async () => {
  const body = Buffer.alloc(1_000_000, 'x');
  const {server, stop, codes, open} = await setUp((_, response) => response.end(body));
  const socket = await open();
  socket.write(get.repeat(6));
  await once(server, 'request');
  const stopped = stop('SIGTERM');
  // Requests that come in after the signal are not answered, but do not cut the others either.
  socket.write(get.repeat(20));
  const text = await readAll(socket);
  await stopped;
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(6);
  expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(6_000_000);
  expect(codes).toEqual([0]);
});

test('a connection that waits for nothing is closed at once', async () => {
  const {stop, codes, open} = await setUp((_, response) => response.end('done'));
  const socket = await open();
  const [text] = await Promise.all([readAll(socket), stop('SIGTERM')]);
  expect(text).toBe('');
  expect(codes).toEqual([0]);
});

test('a client that never reads cannot hold the end up, and one signal is enough', async () => {
  const body = Buffer.alloc(20_000_000);
  const {server, stop, codes, open} = await setUp((_, response) => response.end(body), {
    patienceMs: 50,
  });
  const socket = await open();
  socket.pause();
  socket.write(get);
  await once(server, 'request');
  await Promise.all([stop('SIGTERM'), stop('SIGINT')]);
  expect(codes).toEqual([0]);
});

test('one address holds only so many connections', async () => {
  const {open, stop} = await setUp((_, response) => response.end('done'), {maxPerAddress: 2});
  await Promise.all([open(), open()]);
  expect(await readAll(await open())).toBe('');
  await stop('SIGTERM');
});

test('a client that asks and asks without an answer is let go and kept out for a while', async () => {
  let asked = 0;
  const {open, stop} = await setUp(
    () => {
      asked += 1;
    },
    {banMs: 1},
  );
  const socket = await open();
  socket.write(get.repeat(200));
  expect(await readAll(socket)).toBe('');
  expect(asked).toBe(64);
  expect(new Error('for its stack').stack).toContain('shutdown.test.ts');
  const again = await open();
  again.write(get);
  expect(await readAll(again)).toBe('');
  expect(asked).toBe(64);
  await stop('SIGTERM');
});
