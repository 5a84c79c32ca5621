import {within} from '@scriptcat/testing/within';
import {isBefore} from '@scriptcat/userscript';
import {strToU8, zipSync} from 'fflate';
import type {Page} from 'playwright-core';
import type {ScriptCat} from '../extension/scriptcat';
import {compared, type Finding} from '../results';
import {poll} from '../wait';

/** The stable version before it comes without the Agent's pages. */
export const agentSince = '1.5.0-beta.1';

const docs = 'https://docs.scriptcat.org';

export const isInstallPage = (url: string) => url.includes('/install.html');

interface Skill {
  url: string;
  text: string;
}

/** Does what leads to the extension's install page. */
type Way = (scriptcat: ScriptCat, skill: Skill) => Promise<unknown>;

const openSkills = (scriptcat: ScriptCat): Promise<Page> =>
  scriptcat.open(scriptcat.url('options.html#/agent/skills'));

const openLink: Way = async (scriptcat, {url}) => {
  const page = await scriptcat.open('https://start.test/');
  // The extension leads elsewhere, so that this navigation never ends.
  await page.goto(url).catch(() => undefined);
};

const importFromUrl: Way = async (scriptcat, {url}) => {
  const page = await openSkills(scriptcat);
  await page.getByTestId('skill-add').click();
  await page.getByTestId('skill-import-url').click();
  await page.getByTestId('skill-url-input').fill(url);
  await page.getByTestId('skill-url-confirm').click();
};

const uploadZip: Way = async (scriptcat, {text}) => {
  const page = await openSkills(scriptcat);
  const buffer = Buffer.from(zipSync({'skill/SKILL.cat.md': strToU8(text)}));
  const file = {name: 'skill.zip', mimeType: 'application/zip', buffer};
  await page.getByTestId('skill-zip-input').setInputFiles(file);
};

const ours = '/skills/scriptcat-userscripts/SKILL.cat.md';
const withScript = '/samples/agent/unit-converter/SKILL.cat.md';
const installations: readonly [id: string, path: string, way: Way][] = [
  ['the skill for the Agent, from its link', ours, openLink],
  ['the English skill, from its link', `/en${ours}`, openLink],
  ['the English skill, from a ZIP', `/en${ours}`, uploadZip],
  ['a skill with a script, from its URL', withScript, importFromUrl],
];

const field = (text: string, name: string) =>
  new RegExp(`^${name}: "?(.+?)"?$`, 'm').exec(text)?.[1] ?? '';

/** Longer than any installation takes on a busy machine. */
const installationMs = 60_000;

/** Presses the button of the install page, which leaves when the skill is installed. */
async function confirm(scriptcat: ScriptCat): Promise<boolean> {
  const find = () => scriptcat.context.pages().find((page) => isInstallPage(page.url()));
  const page = await poll(find, 8000);
  if (!page) return false;
  // In a driven browser a window that a page opens stays blank until it is loaded again; whether
  // the driver or the extension is the cause is not known.
  if (await page.opener()) await page.reload();
  await page.getByTestId('skill-install').click({timeout: 20_000});
  const isLeft = await poll(() => page.isClosed() || !isInstallPage(page.url()), 15_000);
  return isLeft === true;
}

/** Whether the list of skills shows one as its file describes it. */
async function isListed(scriptcat: ScriptCat, text: string): Promise<boolean> {
  const page = await openSkills(scriptcat);
  const card = page
    .getByTestId(`skill-open-${field(text, 'name')}`)
    .filter({hasText: `v${field(text, 'version')}`});
  const description = page.getByText(field(text, 'description'), {exact: true});
  const listed = await poll(
    async () => (await card.isVisible()) && (await description.isVisible()),
    8000,
  );
  return listed === true;
}

/** Installs the skills that the site serves, and looks for them in the extension's list. */
export async function installSkills(
  scriptcat: ScriptCat,
  {version, site}: {version: string; site: string},
): Promise<Finding[]> {
  if (isBefore(version, agentSince)) return [];
  const findings: Finding[] = [];
  for (const [id, path, way] of installations) {
    const text = await (await fetch(site + path)).text();
    const name = field(text, 'name');
    const install = async () => {
      await way(scriptcat, {url: docs + path, text});
      return (await confirm(scriptcat)) ? isListed(scriptcat, text) : 'no installation';
    };
    const seen = await within(install(), installationMs, 'the skill').catch(
      (error: Error) => error.message.split('\n', 1)[0],
    );
    findings.push(compared(id, true, seen));
    await scriptcat.closePages();
    // The next one of the same name would otherwise be found without being installed.
    await scriptcat.send('agent/removeSkill', name);
  }
  return findings;
}
