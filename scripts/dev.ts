import {existsSync} from 'node:fs';
import path from 'node:path';
import {freePort} from '@scriptcat/testing/nginx';
import {devConfig, watchConfig} from '../pipeline/src/bundle-config';
import {root, runProgram, say, start, startProgram} from './lib/run.mjs';

// Docusaurus serves one language at a time: `npm run dev -- en` for English.
const language = process.argv[2] ?? 'zh-Hans';
const port = process.env.PORT ?? '3000';

/** Starts the real server from source, with the last build, for survey, search and icons. */
async function startApi(apiPort: string): Promise<void> {
  if (!existsSync(path.join(root, 'site/build/_site.json'))) {
    say('Search, survey and icons work after you run "npm run build" once.');
    return;
  }
  await runProgram(['tsx', 'server/build.ts'], {quiet: true});
  const server = start(process.execPath, ['server/dist/main.js'], {
    env: {...process.env, PORT: apiPort},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', server.stop);
}

let docusaurus: ReturnType<typeof startProgram> | undefined;

/** Starts Docusaurus, or restarts it. */
async function startDocusaurus(apiPort: string): Promise<void> {
  const last = docusaurus;
  docusaurus = undefined;
  if (last)
    say('Config or plugin changed, restarting Docusaurus. Refresh the page when it’s ready.');
  await last?.stop();
  const options = ['--no-open', '--config', devConfig, '--locale', language, '--port', port];
  const current = startProgram(['docusaurus', 'start', ...options], {
    cwd: path.join(root, 'site'),
    env: {...process.env, API_PORT: apiPort, DOCUSAURUS_CURRENT_LOCALE: language},
  });
  docusaurus = current;
  current.ended.then(({code}) => docusaurus === current && process.exit(code));
}

say(`Editing in ${language}. For English, use npm run dev -- en.`);
// Content files are compiled to modules that the pages import.
startProgram(['tsx', 'packages/content/src/main.ts', '--watch']);
const apiPort = String(await freePort());
// The bundler does not watch data that plugins put into pages, so Docusaurus is restarted.
await Promise.all([startApi(apiPort), watchConfig(() => startDocusaurus(apiPort))]);
