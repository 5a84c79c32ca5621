import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findChromium} from '@scriptcat/testing/chromium';

/** Versions of Chromium draw letters and shadows differently, so one version has taken them all. */
const file = path.join(import.meta.dirname, 'taken-with.json');

function majorHere(): number | undefined {
  const program = findChromium();
  if (!program) return undefined;
  const text = execFileSync(program, ['--version'], {encoding: 'utf8', stdio: 'pipe'});
  return Number(/(\d+)\./.exec(text)?.[1]);
}

const taken = (JSON.parse(readFileSync(file, 'utf8')) as {chromium: number}).chromium;
const isAccepting = process.env.SCREENSHOTS === 'accept';

/** Why screenshots cannot be compared here, if they cannot. */
export function whyNotCompared(): string | undefined {
  const here = majorHere();
  if (isAccepting || here === taken) return undefined;
  return `they were taken with Chromium ${taken}, here is ${here}; npm run screenshots:accept takes them anew`;
}

/** Notes the version that takes them from now on. */
export function noteVersion(): void {
  if (!isAccepting) return;
  writeFileSync(file, `${JSON.stringify({chromium: majorHere()})}\n`);
}
