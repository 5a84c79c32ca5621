import {build} from './lib/build';
import {ensureChromium} from './lib/machine';
import {runProgram, say} from './lib/run.mjs';

// Updates the screenshots of e2e/long/screenshots. Look at the changes before you commit them.
const chromium = await ensureChromium();
await build();
const {code} = await runProgram(
  [
    ...['playwright', 'test', '--config', 'e2e/playwright.config.ts', 'long/screenshots'],
    ...['--update-snapshots=changed', ...process.argv.slice(2)],
  ],
  {env: {...process.env, CHROMIUM_PATH: chromium, LONG: '1', SCREENSHOTS: 'accept'}},
);
if (code === 0)
  say('Accepted. See with "git diff --stat e2e/long/screenshots" which ones changed.');
process.exitCode = code;
