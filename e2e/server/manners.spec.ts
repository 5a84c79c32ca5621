import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import type {Socket} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {failToStart, startOwnServer} from '@scriptcat/testing/own-server';
import {exchange, openSocket, readAnswer, requestText} from '@scriptcat/testing/raw-http';

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()));

const feedback = JSON.stringify({id: '0e37df36-f698-11e6-8dd4-cb9ced3df976', reason: 'no_need'});

/** A survey post whose second half has not been sent yet. */
async function openHalfAPost(origin: string) {
  const socket = await openSocket(origin);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(feedback.length),
    expect: '100-continue',
  };
  socket.write(requestText({method: 'POST', target: '/api/feedback', headers}));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write(feedback.slice(0, 20));
  return {socket, finish: () => socket.write(feedback.slice(20))};
}

test('a request under way is finished after SIGTERM, then the process ends with 0', async () => {
  const server = await startOwnServer();
  const waiting = await openSocket(server.origin);
  waiting.write(requestText({target: '/docs/'}));
  expect((await readAnswer(waiting)).status).toBe(200);
  const {socket, finish} = await openHalfAPost(server.origin);

  server.child.kill('SIGTERM');
  await closed(waiting);
  await expect(openSocket(server.origin)).rejects.toThrow('ECONNREFUSED');
  finish();
  const answer = await readAnswer(socket, 'POST');
  expect(answer.status).toBe(201);
  expect(answer.headers.connection).toBe('close');
  expect(await server.ended).toBe(0);
});

test('a client that never finishes cannot hold the end up', async () => {
  const server = await startOwnServer({SHUTDOWN_TIMEOUT: '1'});
  const {socket} = await openHalfAPost(server.origin);
  socket.on('error', () => {});
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('SIGTERM under pipelined load cuts no answer that was begun', async () => {
  const server = await startOwnServer();
  const large = '/data/search/records-en.json';
  const sockets = await Promise.all(Array.from({length: 8}, () => openSocket(server.origin)));
  const received = sockets.map(
    (socket) =>
      new Promise<Buffer>((resolve) => {
        const chunks: Buffer[] = [];
        socket.on('data', (chunk) => chunks.push(chunk));
        socket.on('close', () => resolve(Buffer.concat(chunks)));
      }),
  );
  for (const socket of sockets) socket.write(requestText({target: large}).repeat(3));
  await new Promise((resolve) => sockets[0]?.once('data', resolve));
  server.child.kill('SIGTERM');
  // Not more than may be unanswered at once: they may arrive before the signal.
  for (const socket of sockets) socket.write(requestText({target: large}));
  expect(await server.ended).toBe(0);
  for (const bytes of await Promise.all(received)) {
    let rest = bytes;
    while (rest.length > 0) {
      const end = rest.indexOf('\r\n\r\n') + 4;
      const length = Number(/content-length: (\d+)/i.exec(rest.toString('latin1', 0, end))?.[1]);
      expect(rest.length).toBeGreaterThanOrEqual(end + length);
      rest = rest.subarray(end + length);
    }
  }
});

test('a log that nobody reads any more does not end the server', async () => {
  const server = await startOwnServer();
  server.child.stdout?.destroy();
  for (let count = 0; count < 20; count += 1) {
    expect((await exchange(server.origin, {target: '/docs/'})).status).toBe(200);
  }
  expect(server.child.exitCode).toBeNull();
  expect(await server.stop()).toBe(0);
});

test('a database file that is removed shows in the health, and nothing is acknowledged', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'scriptcat-removed-'));
  const server = await startOwnServer({DATABASE_URL: `file:${data}/feedback.db`});
  const post = () =>
    fetch(`${server.origin}/api/feedback`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: feedback,
    });
  for (const name of readdirSync(data)) rmSync(path.join(data, name));
  const refused = await post();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    title: expect.stringContaining('nothing was stored'),
  });
  const health = await fetch(`${server.origin}/healthz`);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({checks: {database: 'the database file is gone'}});
  expect((await fetch(`${server.origin}/docs/`)).status).toBe(200);
  await server.stop();
  expect(server.output()).toContain('the database file is gone');
});

test('slow headers, slow bodies and silent connections are let go', async () => {
  const server = await startOwnServer({
    HEADERS_TIMEOUT: '1',
    REQUEST_TIMEOUT: '2',
    IDLE_TIMEOUT: '4',
  });
  const silent = (await openSocket(server.origin)).resume();
  const slowHead = await openSocket(server.origin);
  slowHead.write('GET /docs/ HTTP/1.1\r\nhost: a\r\n');
  const {socket: slowBody} = await openHalfAPost(server.origin);
  const kept = await openSocket(server.origin);
  kept.write(requestText({target: '/docs/'}));
  const allClosed = Promise.all([silent, slowHead, slowBody, kept].map(closed));

  const [first, ...refused] = await Promise.all([
    readAnswer(kept),
    readAnswer(slowHead),
    readAnswer(slowBody, 'POST'),
  ]);
  expect(first.status).toBe(200);
  for (const {status} of refused) expect(status).toBe(408);
  await allClosed;
  expect(await server.stop()).toBe(0);
});

test('limits and a trusted proxy are as configured', async ({baseURL}) => {
  const server = await startOwnServer({
    MAX_URL_LENGTH: '100',
    MAX_BODY_BYTES: '1000',
    TRUST_PROXY: '1',
  });
  const {origin} = server;
  const json = {'content-type': 'application/json'};
  const post = {method: 'POST', target: '/api/feedback'};
  for (const [status, request] of [
    [414, {target: `/docs/?${'a'.repeat(100)}`}],
    [413, {...post, headers: {...json, 'content-length': '1001'}}],
    [411, {...post, headers: {...json, 'transfer-encoding': 'chunked'}, body: '0\r\n\r\n'}],
    [431, {target: '/docs/', headers: {cookie: 'a'.repeat(40_000)}}],
  ] as const)
    expect((await exchange(origin, request)).status).toBe(status);

  const secure = 'max-age=31536000';
  for (const [at, headers, expected] of [
    [origin, {'x-forwarded-proto': 'https'}, secure],
    [origin, {'x-forwarded-proto': 'https', connection: 'close'}, secure],
    [origin, {}, undefined],
    [baseURL ?? '', {'x-forwarded-proto': 'https'}, undefined],
  ] as const) {
    const answer = await exchange(at, {target: '/docs/', headers});
    expect(answer.headers['strict-transport-security']).toBe(expected);
  }
  expect(await server.stop()).toBe(0);
});

test('a body of unknown length is refused unread, whatever its sender does', async () => {
  const server = await startOwnServer();
  const {origin} = server;
  const page = requestText({target: '/docs/'});
  const endless = requestText({
    method: 'POST',
    target: '/mcp',
    headers: {'transfer-encoding': 'chunked'},
    body: '1\r\na\r\n'.repeat(40_000),
  });
  for (let round = 0; round < 20; round += 1) {
    const socket = await openSocket(origin);
    socket.write(endless);
    await (round % 2 ? readAnswer(socket) : new Promise(setImmediate));
    socket.resetAndDestroy();
  }
  const pipelining = await openSocket(origin);
  let received = '';
  pipelining.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  pipelining.on('error', () => {}).write(page + endless);
  await closed(pipelining);
  expect(received).not.toMatch(/^HTTP\/1.1 411/);

  const headers = {connection: 'Upgrade', upgrade: 'h2c'};
  expect((await exchange(origin, {target: '/docs/', headers})).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('the log has a line per request and nothing that was typed', async () => {
  const server = await startOwnServer();
  const typed = ['/secret-path/', '/docs/?q=secret-query', '/docs/use/qa?secret-query'];
  for (const target of typed) await exchange(server.origin, {target});
  await server.stop();
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({event}) => event === 'request');
  expect(lines.map(({status, path}) => [status, path])).toEqual([
    // Its own, before it listens.
    [200, '/mcp'],
    [404, undefined],
    [200, '/docs/'],
    [301, '/docs/use/QA/'],
  ]);
  expect(server.output()).not.toContain('secret');
});

/** What keeps the server from starting. server/src/config.test.ts tests which settings are refused. */
const refusals: [env: Record<string, string>, sentence: RegExp][] = [
  [
    {SITE_FOLDER: '/nowhere'},
    /There’s no prepared site in \/nowhere\. Run “npm run build” first\./,
  ],
  [{DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x'}, /The database \(PostgreSQL\) .*REFUSED.*/],
  [{DATABASE_URL: 'file:/proc/a.db'}, /The database \(file:\/proc\/a\.db\) can’t be used: .*/],
  [{PORT: 'many'}, /PORT must be a whole number from 0 to 65535, not "many"\./],
];

test('what keeps it from starting is said in one sentence', async ({baseURL}) => {
  const {port} = new URL(baseURL ?? '');
  const taken = new RegExp(`Port ${port} on 127.0.0.1 is taken\\. Set PORT to another one\\.`);
  const all: typeof refusals = [...refusals, [{PORT: port}, taken]];
  await Promise.all(
    all.map(async ([env, {source}]) => {
      const said = await failToStart(env);
      expect(said).toMatch(new RegExp(`exited with 1: ${source}\n$`));
      expect(said).not.toContain('secret');
    }),
  );
});
