import addresses from '@scriptcat/content/site/addresses';
import {isBefore} from '@scriptcat/userscript';
import type {Page} from 'playwright-core';
import type {ScriptCat} from '../extension/scriptcat';
import {compared, type Finding} from '../results';
import {pause, poll} from '../wait';
import {agentSince, isInstallPage} from './skills';

/** Whether a page has an anchor; the id may come without quotes. */
const hasAnchor = (html: string, anchor: string) =>
  new RegExp(`\\sid=["']?${anchor.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}["'\\s>]`).test(html);

/** Every address that the extension opens answers, in both languages, with its anchors. */
export async function checkAddresses(site: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const {path, queries = [''], anchors = []} of addresses.extension) {
    for (const prefix of ['', '/en']) {
      for (const query of ['', ...queries]) {
        const address = `${prefix}${path}${query}`;
        const response = await fetch(site + address);
        const html = await response.text();
        const missing = anchors.filter(
          (anchor) => anchor !== 'version' && !hasAnchor(html, anchor),
        );
        findings.push(compared(address, {isOk: true, missing: []}, {isOk: response.ok, missing}));
      }
    }
  }
  return [...new Map(findings.map((finding) => [finding.id, finding])).values()];
}

const docs = 'https://docs.scriptcat.org';
const bridge = '/docs/script_installation';
const script = `${docs}/samples/log/labelled-log.user.js`;

/** Paths that make the extension show its install page. */
const caught = {
  'a sample': '/samples/start/first-page.user.js',
  'an English sample': '/en/samples/start/first-page.user.js',
  'a subscription': '/samples/subscribe/team-pack.user.sub.js',
  'a skill': '/samples/agent/unit-converter/SKILL.cat.md',
  'the bridge': `${bridge}/#url=${script}`,
  'the English bridge': `/en${bridge}/#url=${script}`,
  'the bridge without its slash': `${bridge}#url=${script}`,
};
const notCaught = {
  'the bridge with an encoded address': `${bridge}/#url=${encodeURIComponent(script)}`,
};

/** The extension's install page, in this tab or in one that was not there before. */
const findInstallPage = (scriptcat: ScriptCat, page: Page, before: ReadonlySet<Page>) =>
  poll(
    () =>
      scriptcat.context
        .pages()
        .find((open) => (open === page || !before.has(open)) && isInstallPage(open.url())),
    8000,
  );

async function isCaught(scriptcat: ScriptCat, url: string): Promise<boolean> {
  const page = await scriptcat.open('https://start.test/');
  const before = new Set(scriptcat.context.pages());
  await page.goto(url).catch(() => undefined);
  const caught = await findInstallPage(scriptcat, page, before);
  await scriptcat.closePages();
  return caught !== undefined;
}

/** Follows what a visitor of the site does to install something. */
export async function followFlows(scriptcat: ScriptCat, version: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [id, path] of Object.entries({...caught, ...notCaught})) {
    const isKnown = id in caught && !(id === 'a skill' && isBefore(version, agentSince));
    findings.push(compared(id, isKnown, await isCaught(scriptcat, docs + path)));
  }
  findings.push(await installsCheckScript(scriptcat));
  return findings;
}

/** The button of the welcome page installs the check script, and the page then says so. */
async function installsCheckScript(scriptcat: ScriptCat): Promise<Finding> {
  const welcome = `${docs}/en/docs/use/install_comple/`;
  const page = await scriptcat.open(welcome);
  const shows = (on: Page, verdict: string) =>
    poll(() => on.locator(`[data-verdict="${verdict}"]`).isVisible(), 10_000);
  const seen = [await shows(page, 'install')];
  const others = new Set(scriptcat.context.pages());
  await page.locator('a[href$="/guide/check.user.js"]').first().click();
  const install = await findInstallPage(scriptcat, page, others);
  if (install) await scriptcat.confirmInstall(install);
  await pause(1500);
  seen.push(await shows(await scriptcat.open(welcome), 'runs'));
  await scriptcat.closePages();
  return compared('the welcome page and its script', [true, true], seen.map(Boolean));
}
