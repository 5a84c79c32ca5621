import {within} from '@scriptcat/testing/within';
import type {Page} from 'playwright-core';
import {filesBelow} from '../../../scripts/lib/files';
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

/** Longer than any sample takes on a busy machine. */
const sampleMs = 120_000;
const stalled = 'a browser that has stopped answering';

/** Names of all samples: their path without the ending. */
export const sampleNames = (): string[] =>
  filesBelow(samplesFolder, /\.user\.js$/)
    .filter((file) => !file.includes('node_modules'))
    .map((file) => file.replace(/\.user\.js$/, ''))
    // Their prompts come last, so that no other sample waits behind one.
    .sort(
      (a, b) => Number(a.startsWith('agent')) - Number(b.startsWith('agent')) || a.localeCompare(b),
    );

/** The demo page that a sample is for; those for none are watched beside the article. */
function demoOf({metadata}: InstalledScript): string {
  const demos = (metadata.match ?? []).map((rule) => /\/\*demo\/(\w+)\/\*$/.exec(rule)?.[1]);
  return demoUrl(demos.find(Boolean) ?? 'article');
}

/** Waits until the popup counts a run, so that checks don't act before the script. */
const hasRun = (scriptcat: ScriptCat, {uuid}: InstalledScript, page: Page) =>
  poll(async () => {
    if (page.isClosed()) return true;
    const {scriptList} = await scriptcat.popup(page);
    return scriptList.some((script) => script.uuid === uuid && (script.runNum ?? 0) > 0);
  }, 2000).catch(() => undefined);

/** Why the browser can't run a sample. */
function whyNot({firefox}: ScriptCat, {type}: InstalledScript, name: string) {
  if (!firefox) return undefined;
  const needsBackground = type !== 1 || name === 'cookbook/ask-background';
  if (needsBackground && firefox < 154) return 'background scripts need Firefox 154 or later';
  if (name === 'agent/call-skill' && firefox < 154)
    return 'scripts of skills need Firefox 154 or later';
  if (name === 'cat/blob-preview') return 'CAT_fetchBlob fails in Firefox';
  if (/download-progress|await-report|table-to-csv/.test(name))
    return 'GM_download saves no blob: URLs in Firefox';
  if (/copy-|page-variable/.test(name)) return 'the driver of Firefox can’t read the clipboard';
  if (name === 'cookbook/upload-file') return 'the driver of Firefox can’t choose a file';
  if (name === 'cookbook/shadow-panel')
    return 'the driver of Firefox can’t see closed shadow roots';
  return undefined;
}

async function trySample(
  scriptcat: ScriptCat,
  world: World,
  name: string,
): Promise<{passed?: boolean; reason?: string}> {
  const since = Date.now();
  world.visits.length = 0;
  await takeCalls(scriptcat);
  const script = await scriptcat.install(readSample(name));
  const reason = whyNot(scriptcat, script, name);
  if (reason) {
    await scriptcat.remove(script.uuid);
    return {reason};
  }
  if (script.type === 1) await scriptcat.registered([script.uuid]);
  const page = await scriptcat.context.newPage();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  await page.goto(demoOf(script)).catch((error) => {
    // A sample may close its page immediately.
    if (!page.isClosed()) throw error;
  });
  if (script.type === 1) await hasRun(scriptcat, script, page);
  const check = sampleChecks[name];
  const set = new SampleSet(scriptcat, world, script, page, lines, since);
  const passed = check ? await check(set) : true;
  await scriptcat.closePages();
  await scriptcat.remove(script.uuid);
  await scriptcat.context.clearCookies();
  return {passed, ...(!check && {reason: 'installed and started only'})};
}

/** Installs every sample and looks whether it does what its page says. */
export async function runSamples(scriptcat: ScriptCat, world: World, names = sampleNames()) {
  const findings: Finding[] = [];
  const omissions: Omission[] = [];
  if (!scriptcat.firefox) {
    await scriptcat.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  }
  await spyOnBrowser(scriptcat);
  const prompts = answerPrompts(scriptcat, {duration: 'permanent'});
  await addModel(scriptcat);
  for (const [index, name] of names.entries()) {
    try {
      const tried = trySample(scriptcat, world, name);
      const {passed, reason} = await within(tried, sampleMs, stalled);
      if (passed !== undefined) findings.push({id: name, passed});
      if (reason) omissions.push({id: name, reason});
    } catch (error) {
      const seen = String(error).split('\n', 1)[0] ?? '';
      findings.push({id: name, passed: false, seen});
      if (!seen.includes(stalled)) continue;
      // The browser is in an unknown state, so another one runs the remaining samples.
      findings.push(...names.slice(index + 1).map((id) => ({id, passed: false, seen: stalled})));
      break;
    }
  }
  prompts.stop();
  return {findings, omissions};
}
