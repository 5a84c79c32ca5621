import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fail, root, run, say} from './run.mjs';
import {fingerprint, isStamped, writeStamp} from './stamp.mjs';

const buildSettings = [
  'FEEDBACK_URL',
  'SEARCH_URL',
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX',
  'ANALYTICS_ID',
  'APP_LOADING',
  'ICON_MIRRORS',
  'SITE_URL',
].map((name) => process.env[name]);

/** What the site is made of besides its pages; the bundler's cache does not watch these. */
const bundlerInputs = ['site/plugins', 'site/docusaurus.config.ts', 'packages', 'samples'];
const inputs = ['site', 'server', 'packages', 'samples', 'scripts', 'package-lock.json'];

const steps = [
  {
    say: 'Building the site in both languages…',
    run: ['npm', 'exec', '-w', 'site', '--', 'docusaurus', 'build'],
  },
  {say: 'Collecting what can be found…', run: ['npm', 'run', '--silent', 'build:search']},
  {
    say: 'Compressing it and hashing its scripts for the server…',
    run: ['npm', 'run', '--silent', 'prepare-site', '-w', 'server'],
  },
  {say: 'Bundling the server…', run: ['npm', 'run', '--silent', 'build', '-w', 'server']},
];

/** Builds the site and the server. */
export async function build() {
  const bundlerPrint = fingerprint(bundlerInputs, buildSettings);
  if (!isStamped('bundler', bundlerPrint)) {
    rmSync(path.join(root, 'node_modules/.cache'), {recursive: true, force: true});
    writeStamp('bundler', bundlerPrint);
  }
  const print = fingerprint(inputs, buildSettings);
  for (const step of steps) {
    say(step.say);
    const [command = '', ...args] = step.run;
    const {code} = await run(command, args);
    if (code !== 0) fail(`The build stopped at "${step.say}": see the message above.`);
  }
  writeStamp('build', print);
}

/** Builds when the last build is missing or older than what it is made of. */
export async function buildIfStale() {
  const isBuilt = ['site/build/en/index.html', 'server/dist/main.js'].every((file) =>
    existsSync(path.join(root, file)),
  );
  if (!isBuilt || !isStamped('build', fingerprint(inputs, buildSettings))) await build();
}
