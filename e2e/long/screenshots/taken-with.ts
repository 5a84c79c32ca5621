import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findChromium} from '@scriptcat/testing/chromium';

/** Chromium's versions, and its headless shell, set letters differently: one has taken them all. */
const file = path.join(import.meta.dirname, 'taken-with.json');

function browserHere(): string | undefined {
  const program = findChromium();
  if (!program) return undefined;
  const text = execFileSync(program, ['--version'], {encoding: 'utf8', stdio: 'pipe'});
  return `${path.basename(program)} ${/(\d+)\./.exec(text)?.[1]}`;
}

const taken = (JSON.parse(readFileSync(file, 'utf8')) as {browser: string}).browser;
const isAccepting = process.env.SCREENSHOTS === 'accept';

/** Why screenshots cannot be compared here, if they cannot. */
export function whyNotCompared(): string | undefined {
  const here = browserHere();
  if (isAccepting || here === taken) return undefined;
  return `they were taken with ${taken}, here is ${here}; npm run screenshots:accept takes them anew`;
}

/** Notes the version that takes them from now on. */
export function noteVersion(): void {
  if (!isAccepting) return;
  writeFileSync(file, `${JSON.stringify({browser: browserHere()}, null, 2)}\n`);
}
