import {connect, type Socket} from 'node:net';
import {hostileRoutes} from './hostile-routes';
import {requestText} from './raw-http';

/*
 * Clients that try to exhaust the server, as a separate process:
 *   tsx testing/hostile-clients.ts <origin> <seconds> <clients> <addresses> [<route>…]
 * The client addresses are of 127.0.0.0/8.
 */

interface Client {
  open(): Promise<Socket>;
  /** The next of the most expensive requests, route by route. */
  next(): string;
  isOver(): boolean;
}

const SHORT_MS = 500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function hold(socket: Socket): Promise<void> {
  await Promise.race([new Promise((resolve) => socket.once('close', resolve)), pause(SHORT_MS)]);
  socket.destroy();
}

/** The behaviour of a client. */
const ways: ((client: Client) => Promise<void>)[] = [
  async function oneAfterTheOther({open, next, isOver}) {
    const socket = await open();
    const send = () => (isOver() ? socket.destroy() : socket.write(next(), 'latin1'));
    socket.on('data', send);
    send();
    await hold(socket);
  },
  async function withoutWaiting({open, next}) {
    const socket = await open();
    socket.resume().write(next().repeat(100), 'latin1');
    await hold(socket);
  },
  async function allInOneGo({open}) {
    const sockets = await Promise.all(Array.from({length: 20}, open));
    const texts = ['host: a\r\n', 'host: a\r\nexpect: b\r\n', ''].map((field) =>
      `GET / HTTP/1.1\r\n${field}\r\n`.repeat(2500),
    );
    for (const [at, socket] of sockets.entries()) socket.resume().write(texts[at % 3] ?? '');
    await Promise.all(sockets.map(hold));
  },
  async function withoutReading({open, next}) {
    const sockets = await Promise.all(Array.from({length: 10}, open));
    for (const socket of sockets) socket.pause().write(next().repeat(4), 'latin1');
    await Promise.all(sockets.map(hold));
  },
  async function halfSent({open, next}) {
    const sockets = await Promise.all(Array.from({length: 20}, open));
    for (const socket of sockets) {
      const text = next();
      socket.write(text.slice(0, text.length / 2), 'latin1');
    }
    await Promise.all(sockets.map(hold));
  },
  async function withoutHttp({open}) {
    const socket = await open();
    socket.resume().write('e\u0301'.repeat(20_000));
    await hold(socket);
  },
];

/** Runs clients of every behaviour against all routes, or some, until the time is over. */
async function attack(
  origin: string,
  [seconds, count, addresses]: [number, number, number],
  routes: string[],
) {
  const {hostname, port} = new URL(origin);
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() >= end;
  const openFrom = (localAddress: string) => () =>
    new Promise<Socket>((resolve) => {
      const socket = connect({host: hostname, port: Number(port), localAddress});
      socket.on('error', () => {});
      socket.once('close', () => resolve(socket)).once('connect', () => resolve(socket));
    });
  const texts = routes.flatMap((route) => hostileRoutes[route]?.() ?? []).map(requestText);
  const run = async (at: number) => {
    const open = openFrom(`127.0.1.${1 + (at % addresses)}`);
    let turn = Math.floor((texts.length * at) / count);
    const next = () => texts[turn++ % texts.length] ?? '';
    for (let way = at; !isOver(); way += 1) {
      await ways[way % ways.length]?.({open, next, isOver});
    }
  };
  await Promise.all(Array.from({length: count}, (_, at) => run(at)));
}

const [origin = '', seconds, count, addresses, ...routes] = process.argv.slice(2);
await attack(
  origin,
  [Number(seconds), Number(count), Number(addresses)],
  routes.length > 0 ? routes : Object.keys(hostileRoutes),
);
process.exit();
