import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {root, runProgram, say} from './lib/run.mjs';

// Docusaurus edits one language at a time: `npm run dev -- en` for English.
const locale = process.argv[2] ?? 'zh-Hans';
const port = process.env.PORT ?? '3000';

/** @returns {Promise<string>} */
function findFreePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === 'object' ? address?.port : '')));
    });
  });
}

/**
 * Survey, search and icons are answered by the real server, from its source and the last build.
 * @param {string} apiPort
 */
async function startApi(apiPort) {
  if (!existsSync(path.join(root, 'site/build/_site.json'))) {
    say('Search, survey and icons answer after a first "npm run build".');
    return;
  }
  await runProgram(['tsx', 'server/build.mjs'], {quiet: true});
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    env: {...process.env, PORT: apiPort},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => server.kill());
}

const other = locale === 'en' ? 'zh-Hans' : 'en';
say(`Editing in ${locale}; the other language: npm run dev -- ${other}`);
const apiPort = await findFreePort();
const docusaurus = runProgram(
  ['docusaurus', 'start', '--no-open', '--locale', locale, '--port', port],
  {cwd: path.join(root, 'site'), env: {...process.env, API_PORT: apiPort}},
);
await startApi(apiPort);
await docusaurus;
process.exit();
