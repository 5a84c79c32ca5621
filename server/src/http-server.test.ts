import type {AddressInfo} from 'node:net';
import {openSocket, readAnswer} from '@scriptcat/testing/raw-http';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readServerConfig} from './config';
import {createHttpServer} from './http-server';
import {createLog} from './log';

const read = readServerConfig({});
if (!read.ok) throw new Error(read.problem);
const {limits} = read.config;

let served: ReturnType<typeof createHttpServer>;
let origin: string;

beforeEach(async () => {
  served = createHttpServer({
    answerFile: () => false,
    fetch: () => new Response('ok'),
    limits,
    headers: {'x-content-type-options': 'nosniff'},
    log: createLog(() => {}),
  });
  await new Promise<void>((resolve) => served.server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(served.server.address() as AddressInfo).port}`;
});
afterEach(() => served.connections.end(0));

async function send(text: string) {
  const socket = await openSocket(origin);
  socket.write(text);
  const answer = await readAnswer(socket);
  socket.destroy();
  return answer;
}

test.each([
  ['one Host', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', 200],
  ['an empty Host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', 200],
  ['HTTP/1.0 without Host', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400],
  ['the same Host twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
  ['an expectation nobody knows', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: magic\r\n\r\n', 417],
])('%s', async (_, text, status) => {
  const answer = await send(text);
  expect(answer.status).toBe(status);
  if (status === 200) return;
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    connection: 'close',
    'content-length': '0',
  });
});
