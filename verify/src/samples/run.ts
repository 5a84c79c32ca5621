import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {addModel} from '../extension/model';
import {answerPrompts} from '../extension/prompts';
import type {InstalledScript, ScriptCat} from '../extension/scriptcat';
import {spyOnBrowser, takeCalls} from '../extension/spy';
import {samplesFolder} from '../paths';
import type {Finding, Omission} from '../results';
import {poll} from '../wait';
import type {World} from '../world';
import {sampleChecks} from './checks';
import {demoUrl, readSample, SampleSet} from './set';

/** Names of all samples: their path without the ending. */
export const sampleNames = (): string[] =>
  readdirSync(samplesFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.user.js') && !file.includes('node_modules'))
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.user\.js$/, ''),
    )
    // Their prompts come last, so that nobody else waits behind one.
    .sort(
      (a, b) => Number(a.startsWith('agent')) - Number(b.startsWith('agent')) || a.localeCompare(b),
    );

/** The demo page that a sample is for; those for none are watched beside the article. */
function demoOf({metadata}: InstalledScript): string {
  const demos = (metadata.match ?? []).map((rule) => /\/\*demo\/(\w+)\/\*$/.exec(rule)?.[1]);
  return demoUrl(demos.find(Boolean) ?? 'article');
}

/** Waits until the popup counts a run, so that nobody acts on a page before its script. */
const hasRun = (scriptcat: ScriptCat, {uuid}: InstalledScript, page: Page) =>
  poll(async () => {
    if (page.isClosed()) return true;
    const {scriptList} = await scriptcat.popup(page);
    return scriptList.some((script) => script.uuid === uuid && (script.runNum ?? 0) > 0);
  }, 2000).catch(() => undefined);

async function trySample(scriptcat: ScriptCat, world: World, name: string) {
  const since = Date.now();
  world.visits.length = 0;
  await takeCalls(scriptcat);
  const script = await scriptcat.install(readSample(name));
  if (script.type === 1) await scriptcat.registered([script.uuid]);
  const page = await scriptcat.context.newPage();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  await page.goto(demoOf(script)).catch((error) => {
    // A sample may close its page at once.
    if (!page.isClosed()) throw error;
  });
  if (script.type === 1) await hasRun(scriptcat, script, page);
  const check = sampleChecks[name];
  const set = new SampleSet(scriptcat, world, script, page, lines, since);
  const passed = check ? await check(set) : true;
  const own = new Set([scriptcat.options]);
  for (const open of scriptcat.context.pages()) {
    if (!own.has(open) && !open.isClosed()) await open.close();
  }
  await scriptcat.remove(script.uuid);
  await scriptcat.context.clearCookies();
  return {passed, isComplete: check !== undefined};
}

/** Installs every sample and looks whether it does what its page says. */
export async function runSamples(scriptcat: ScriptCat, world: World, names = sampleNames()) {
  const findings: Finding[] = [];
  const omissions: Omission[] = [];
  await scriptcat.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await spyOnBrowser(scriptcat);
  const prompts = answerPrompts(scriptcat, {duration: 'permanent'});
  await addModel(scriptcat);
  for (const name of names) {
    try {
      const {passed, isComplete} = await trySample(scriptcat, world, name);
      findings.push({id: name, passed});
      if (!isComplete) omissions.push({id: name, reason: 'installed and started only'});
    } catch (error) {
      findings.push({id: name, passed: false, seen: String(error).split('\n', 1)[0]});
    }
  }
  prompts.stop();
  return {findings, omissions};
}
