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
  for (const socket of sockets) socket.write(requestText({target: large}).repeat(6));
  await new Promise((resolve) => sockets[0]?.once('data', resolve));
  server.child.kill('SIGTERM');
  // Not more than may be unanswered at once: they may arrive before the signal.
  for (const socket of sockets) socket.write(requestText({target: large}).repeat(2));
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
  for (let count = 0; count < 500; count += 1) {
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
    IDLE_TIMEOUT: '5',
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

test('bodies, addresses and fields over the limits are refused', async () => {
  const server = await startOwnServer({MAX_URL_LENGTH: '100', MAX_BODY_BYTES: '1000'});
  const {origin} = server;
  const long = await exchange(origin, {target: `/docs/?${'a'.repeat(100)}`});
  expect(long.status).toBe(414);
  const headers = {'content-type': 'application/json', 'content-length': '1001'};
  const large = await exchange(origin, {method: 'POST', target: '/api/feedback', headers});
  expect(large.status).toBe(413);
  const chunked = {'content-type': 'application/json', 'transfer-encoding': 'chunked'};
  const unmeasured = {method: 'POST', target: '/api/feedback', headers: chunked, body: '0\r\n\r\n'};
  expect((await exchange(origin, unmeasured)).status).toBe(411);
  const huge = {target: '/docs/', headers: {cookie: 'a'.repeat(40_000)}};
  expect((await exchange(origin, huge)).status).toBe(431);
  expect(await server.stop()).toBe(0);
});

test('strict transport security follows a trusted proxy only', async () => {
  const headers = {'x-forwarded-proto': 'https'};
  const field = 'strict-transport-security';
  for (const [proxies, expected] of Object.entries({0: undefined, 1: 'max-age=31536000'})) {
    const server = await startOwnServer({TRUST_PROXY: proxies});
    const ways: Record<string, string>[] = [{}, {connection: 'close'}];
    for (const extra of ways) {
      const request = {target: '/docs/', headers: {...headers, ...extra}};
      expect((await exchange(server.origin, request)).headers[field]).toBe(expected);
      const plain = {target: '/docs/', headers: extra};
      expect((await exchange(server.origin, plain)).headers[field]).toBeUndefined();
    }
    await server.stop();
  }
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

test('health names what is wrong', async () => {
  const server = await startOwnServer();
  const healthy = await exchange(server.origin, {target: '/healthz'});
  expect(JSON.parse(String(healthy.body))).toEqual({
    status: 'ok',
    checks: {build: 'ok', database: 'ok'},
  });
  await server.stop();
});

const refusals: Record<string, {env: Record<string, string>; sentence: RegExp}> = {
  'a missing build': {
    env: {SITE_FOLDER: '/nowhere'},
    sentence:
      /exited with 1: There is no prepared site in \/nowhere; run "npm run build" first\.\n$/,
  },
  'an unknown kind of database': {
    env: {DATABASE_URL: 'mysql://localhost/x'},
    sentence:
      /exited with 1: DATABASE_URL must be an address that starts with "file:" or "postgres:\/\/"\.\n$/,
  },
  'a database that does not answer': {
    env: {DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/x'},
    sentence:
      /exited with 1: The database \(PostgreSQL\) cannot be used: [^\n]*ECONNREFUSED[^\n]*\n$/,
  },
  'a folder that takes no files': {
    env: {DATABASE_URL: 'file:/proc/feedback.db'},
    sentence: /exited with 1: The database \(file:\/proc\/feedback\.db\) cannot be used: [^\n]*\n$/,
  },
  'a port that is no number': {
    env: {PORT: 'many'},
    sentence: /exited with 1: PORT must be a whole number from 0 to 65535, not "many"\.\n$/,
  },
};

for (const [trouble, {env, sentence}] of Object.entries(refusals)) {
  test(`${trouble} is said in one sentence`, async () => {
    const said = await failToStart(env);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('secret');
  });
}

test('a taken port is said in one sentence', async () => {
  const server = await startOwnServer();
  const {port} = new URL(server.origin);
  expect(await failToStart({PORT: port})).toMatch(
    new RegExp(`exited with 1: Port ${port} on 127.0.0.1 is taken; set PORT to another one\\.\n$`),
  );
  await server.stop();
});
