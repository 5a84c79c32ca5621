import {randomUUID} from 'node:crypto';
import {connect, type Socket} from 'node:net';
import {assistantCall, requestText} from './raw-http';

/*
 * Clients that each try to take the whole server for themselves. Run as a program of its own:
 *   tsx testing/hostile-clients.ts <origin> <seconds> <clients>
 * Every client comes from an address of its own, which loopback has plenty of.
 */

interface Client {
  open(): Promise<Socket>;
  isOver(): boolean;
}

const large = '/data/search/records-en.json';

function post(target: string, body: unknown, type = 'application/json'): string {
  const text = JSON.stringify(body);
  const headers = {'content-type': type, 'content-length': String(Buffer.byteLength(text))};
  return requestText({method: 'POST', target, headers, body: text});
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.destroyed) resolve();
    else socket.once('close', () => resolve());
  });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the same bytes again and again on kept connections, each time something comes back. */
function repeating(bytes: () => string) {
  return async ({open, isOver}: Client) => {
    while (!isOver()) {
      const socket = await open();
      socket.on('data', () => {
        if (isOver()) socket.destroy();
        else socket.write(bytes());
      });
      socket.write(bytes());
      await closed(socket);
    }
  };
}

const letters = 'etaoinsr';
const bomb = () =>
  Array.from(
    {length: 8},
    (_, at) => `eeeeee${letters[at]}${letters[Math.floor(Math.random() * 8)]}`,
  );

/** What the kinds do; the names say what they are after. */
export const hostileClients: Record<string, (client: Client) => Promise<void>> = {
  'spelling bombs': repeating(() =>
    post('/1/indexes/*/queries', {
      requests: Array.from({length: 5}, () => ({indexName: 'scriptcat', query: bomb().join(' ')})),
    }),
  ),

  'searches over the limits': repeating(() =>
    post('/1/indexes/*/queries', {
      requests: Array(20).fill({indexName: 'scriptcat', query: bomb().join(' ').repeat(3)}),
    }),
  ),

  'uncompressed pipelines, nothing read': async ({open, isOver}) => {
    while (!isOver()) {
      const socket = await open();
      socket.pause();
      socket.write(requestText({target: large}).repeat(1200));
      await Promise.race([closed(socket), pause(2000)]);
      socket.destroy();
    }
  },

  'uncompressed files, one after the other': repeating(() => requestText({target: large})),

  'no HTTP at all': repeating(() => `${'e\u0301'.repeat(400)}\r\n\r\n`),

  'range floods': async ({open, isOver}) => {
    while (!isOver()) {
      const socket = await open();
      const range = requestText({target: large, headers: {range: 'bytes=0-0'}});
      socket.on('data', () => {}).write(range.repeat(300));
      await Promise.race([closed(socket), pause(500)]);
      socket.destroy();
    }
  },

  'refused answers of 12,000 characters': repeating(() =>
    post('/api/feedback', {id: randomUUID(), reason: 'bugs', feedback: 'a'.repeat(12_000)}),
  ),

  'accented answers': repeating(() =>
    post('/api/feedback', {id: randomUUID(), reason: 'bugs', feedback: 'e\u0301'.repeat(3900)}),
  ),

  'guessed tokens': repeating(() =>
    requestText({
      method: 'POST',
      target: '/desk/login',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      body: `token=${randomUUID()}${'a'.repeat(3000)}`,
    }),
  ),

  'votes on pages that are not there': repeating(() =>
    post('/api/page-feedback', {
      id: randomUUID(),
      page: '/docs/nope/',
      locale: 'en',
      helpful: 'no',
      text: 'e\u0301'.repeat(400),
    }),
  ),

  'assistants that never stop': repeating(() =>
    requestText(
      assistantCall('check_script', {script: `const a = ${'['.repeat(400)}${']'.repeat(400)};`}),
    ),
  ),

  'slow readers': async ({open, isOver}) => {
    while (!isOver()) {
      const socket = await open();
      socket.pause();
      socket.write(requestText({target: large}).repeat(20));
      while (!isOver() && !socket.destroyed) {
        socket.read(2000);
        await pause(100);
      }
      socket.destroy();
    }
  },

  'idle sockets': async ({open, isOver}) => {
    const sockets = await Promise.all(Array.from({length: 50}, open));
    while (!isOver()) await pause(200);
    for (const socket of sockets) socket.destroy();
  },
};

/** Starts clients of all kinds in turn; resolves when the time is over. */
async function attack(origin: string, seconds: number, count: number): Promise<void> {
  const {hostname, port} = new URL(origin);
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() >= end;
  const open = (localAddress: string) => () =>
    new Promise<Socket>((resolve) => {
      const socket = connect({host: hostname, port: Number(port), localAddress});
      socket.on('error', () => {});
      socket.once('close', () => resolve(socket));
      socket.once('connect', () => resolve(socket));
      setTimeout(() => socket.destroy(), end - performance.now() + 500).unref();
    });
  const kinds = Object.values(hostileClients);
  const client = (_: unknown, at: number) =>
    kinds[at % kinds.length]?.({open: open(`127.0.1.${at + 1}`), isOver});
  await Promise.race([
    Promise.all(Array.from({length: count}, client)),
    pause(seconds * 1000 + 1000),
  ]);
}

const [, , origin, seconds, count] = process.argv;
if (origin && process.argv[1]?.endsWith('hostile-clients.ts')) {
  await attack(origin, Number(seconds), Number(count));
  process.exit();
}
