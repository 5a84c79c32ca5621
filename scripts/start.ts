import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import {createInterface} from 'node:readline';
import {build} from './lib/build';
import {fail, root, say} from './lib/run.mjs';

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';

/** Checked before the build, so that a taken port is reported at once. */
async function isPortFree(): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Picks the lines of the server's log for the terminal: its URL, and errors. */
function showLogLine(line: string): void {
  const {event, level, url, time: _, ...fields} = JSON.parse(line);
  if (event === 'server.listening') say(`${url}/ (Ctrl+C ends it)`);
  else if (level !== 'info') console.log(`${level}: ${event} ${JSON.stringify({url, ...fields})}`);
}

if (!(await isPortFree())) {
  fail(
    `Port ${port} on ${host} is taken. Stop what uses it, or choose another, such as PORT=3001.`,
  );
}
await build();
const stdout = process.stdout.isTTY ? 'pipe' : 'inherit';
const server = spawn(process.execPath, ['server/dist/main.js'], {
  cwd: root,
  stdio: ['ignore', stdout, 'inherit'],
});
if (server.stdout) createInterface({input: server.stdout}).on('line', showLogLine);
// Ctrl+C reaches the server as well, which shuts down gracefully.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill());
server.on('exit', (code) => process.exit(code ?? 1));
