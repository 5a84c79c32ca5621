import {createServer} from 'node:net';
import {buildIfStale} from './lib/build.mjs';
import {fail} from './lib/run.mjs';

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';

/** Asked before the build, so that nobody waits for a server that cannot start. */
async function isPortFree() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

if (!(await isPortFree())) {
  fail(`Port ${port} on ${host} is taken: stop what uses it, or choose another with PORT=3001.`);
}
await buildIfStale();
await import(new URL('../server/dist/main.js', import.meta.url).href);
