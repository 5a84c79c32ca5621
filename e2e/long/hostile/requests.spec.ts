import {expect, test} from '@playwright/test';
import {type OwnServer, startOwnServer} from '@scriptcat/testing/own-server';
import {exchange, openSocket} from '@scriptcat/testing/raw-http';
import {createRandom, hostileKinds} from './requests';

const REQUESTS = 10_000;
const AT_ONCE = 40;
const SLOW_CLIENTS = 200;

/** Sends bytes, closes our side and collects the statuses of whatever comes back. */
async function provoke(origin: string, bytes: Buffer): Promise<number[]> {
  const socket = await openSocket(origin);
  let received = '';
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
    });
    socket.on('close', () => {
      const lines = received.matchAll(/(?:^|\r\n\r\n|\n)HTTP\/1\.1 (\d{3}) /g);
      resolve([...lines].map(([, status]) => Number(status)));
    });
    socket.end(bytes);
  });
}

/** Sends a byte of a request and waits until the server has had enough. */
async function dawdle({origin}: OwnServer): Promise<void> {
  const socket = await openSocket(origin);
  socket.on('error', () => {});
  socket.write('G');
  await new Promise<void>((resolve) => socket.on('close', () => resolve()).resume());
}

test('ten thousand hostile requests leave the server as it was', async () => {
  test.setTimeout(300_000);
  const server = await startOwnServer({HEADERS_TIMEOUT: '2', REQUEST_TIMEOUT: '4'});
  const kinds = Object.entries(hostileKinds);
  const random = createRandom(20_260_101);
  const serverErrors: string[] = [];
  const slow = Promise.all(Array.from({length: SLOW_CLIENTS}, () => dawdle(server)));

  let sent = 0;
  const attack = async () => {
    while (sent < REQUESTS) {
      const [kind, create] = kinds[sent++ % kinds.length] as (typeof kinds)[number];
      for (const status of await provoke(server.origin, create(random))) {
        if (status >= 500 && status !== 503 && status !== 505)
          serverErrors.push(`${status} ${kind}`);
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, attack));
  await slow;

  expect(serverErrors).toEqual([]);
  expect(server.child.exitCode).toBeNull();
  for (let count = 0; count < 100; count++) {
    expect((await exchange(server.origin, {target: '/docs/'})).status).toBe(200);
  }
  expect(await server.stop()).toBe(0);
});
