import {spawn} from 'node:child_process';
import {buildIfStale} from './lib/build.mjs';
import {root, run, say} from './lib/run.mjs';

// Docusaurus edits one language at a time: `npm run dev -- en` for English.
const locale = process.argv[2] ?? 'zh-Hans';
const apiPort = '3001';

// Survey, search and icons are answered by the real server beside the dev server.
await buildIfStale();
const server = spawn(process.execPath, ['server/dist/main.js'], {
  cwd: root,
  env: {...process.env, PORT: apiPort},
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.on('exit', () => server.kill());

say(
  `Editing in ${locale}; the other language: npm run dev -- ${locale === 'en' ? 'zh-Hans' : 'en'}`,
);
await run('npm', ['exec', '-w', 'site', '--', 'docusaurus', 'start', '--locale', locale], {
  env: {...process.env, API_PORT: apiPort},
});
process.exit();
