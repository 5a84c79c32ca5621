import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import type {Locator, Page} from 'playwright-core';
import {setUserScripts} from '../extension/browser';
import {samplesFolder} from '../paths';
import {until} from '../wait';
import {pictureScript, shownName} from './scripts';
import type {Film, Shot, Studio} from './studio';
import {extensionDetails} from './views/browser';
import {content, wide} from './views/frame';
import {installPage, openPrompt} from './views/install';
import {popup} from './views/popup';

const stage = {width: 800, height: 460};

/** What is pressed has a ring first, and then shows what the press did. */
async function* press(shot: Shot, button: Locator, picture?: string) {
  yield {...shot, ms: 1000};
  yield {...shot, ring: button, ms: 900, ...(picture && {picture})};
  await button.click();
}

/** The two switches of the browser's page about the extension. */
const allow: Film = async function* (studio) {
  await setUserScripts(studio.scriptcat.context, studio.scriptcat.id, false);
  const shot = await extensionDetails(studio);
  const pin = shot.page.locator('#pin-to-toolbar').first();
  yield* press(shot, shot.page.locator('#allow-user-scripts #crToggle').first());
  yield* press(shot, pin.locator('#crToggle'));
  yield {...shot, ms: 1600, picture: 'clip-allow'};
  await pin.click();
};

/** The sign that the script of the guide puts on a page, and its line in the popup. */
async function* result(studio: Studio, site: Page, [sign, line]: string[] = []) {
  const [script] = await until(
    async () => {
      const scripts = await studio.scriptcat.scripts();
      return scripts.length > 0 && scripts;
    },
    {what: 'the script'},
  );
  await studio.scriptcat.registered([script?.uuid ?? '']);
  await site.goto('https://example.com/');
  yield {page: site, ms: 1500, ...(sign && {picture: sign})};
  const shown = await popup(studio, {expected: 1});
  yield {...shown, ms: 1600, ...(line && {picture: line})};
  await shown.tidy?.();
}

async function openSite({scriptcat, setAppearance}: Studio, size = stage): Promise<Page> {
  const site = await scriptcat.context.newPage();
  await setAppearance(site, size);
  await site.goto('https://example.com/');
  return site;
}

const sample = 'guide/first-script.user.js';

/** A page without and with the script. */
const firstScript: Film = async function* (studio) {
  const site = await openSite(studio, {width: 560, height: 340});
  yield {page: site, ms: 1200};
  await studio.scriptcat.install(readFileSync(path.join(samplesFolder, sample), 'utf8'));
  yield* result(studio, site, ['clip-first-script', 'popup-first-script']);
};

/** From the install page to the popup. */
const install: Film = async function* (studio) {
  const {page} = await installPage(sample, stage)(studio);
  yield* press({page}, page.getByTestId('install-primary'), 'clip-install');
  yield* result(studio, await openSite(studio));
};

/** A request is allowed once, and its answer arrives. */
const allowOnce: Film = async function* (studio) {
  const {site, tidy, ...shot} = await openPrompt(studio, 'asksForHost');
  yield {...shot, ms: 900};
  yield {...shot, ring: shot.page.getByTestId('confirm-duration-once'), ms: 800};
  yield* press(shot, shot.page.getByTestId('confirm-allow'), 'clip-allow-once');
  await site.getByText('°C').waitFor();
  await studio.setAppearance(site, {width: 528, height: 300});
  yield {page: site, ms: 1600};
  await tidy();
};

/** A backup as Tampermonkey writes it: per script a file each for its code, options and data. */
function tampermonkeyBackup(isChinese: boolean): Buffer {
  const csv = readFileSync(path.join(samplesFolder, 'download/table-to-csv.user.js'), 'utf8');
  const scripts = (['nightMode', 'readingTime'] as const).map((name) =>
    pictureScript(name, isChinese),
  );
  const options = {settings: {enabled: true}, options: {}, meta: {}};
  const files = [...scripts, csv].flatMap((code) => {
    const name = /@name +(.+)/.exec(code)?.[1] ?? '';
    return Object.entries({
      [`${name}.user.js`]: code,
      [`${name}.options.json`]: JSON.stringify(options),
      [`${name}.storage.json`]: JSON.stringify({ts: 1, data: {visits: 'n42', unit: 'sminutes'}}),
    });
  });
  return Buffer.from(
    zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)]))),
  );
}

/** The page with what a file holds. */
async function openImport({scriptcat, setAppearance}: Studio, tools: Page): Promise<Page> {
  const page = await until(() =>
    scriptcat.context.pages().find((page) => page.url().includes('import.html')),
  );
  await setAppearance(page, {...stage, width: 1040});
  await page.getByText('backup.zip').first().waitFor();
  await tools.close();
  return page;
}

/** From the file to the list of scripts. */
const importBackup: Film = async function* (studio) {
  const {open, isChinese, words, scriptcat} = studio;
  const tools = await open('options.html#/tools', '[data-testid=tools_export]', wide);
  tools.on('filechooser', (chooser) =>
    chooser.setFiles({
      name: 'backup.zip',
      mimeType: 'application/zip',
      buffer: tampermonkeyBackup(isChinese),
    }),
  );
  const part = content(tools, stage.height);
  yield* press(part, tools.getByRole('button', {name: words.labels.importFile}).first());
  const page = await openImport(studio, tools);
  yield* press({page}, page.getByTestId('import-btn'), 'import');
  await until(async () => (await scriptcat.scripts()).length === 3, {what: 'the import'});
  yield {page, ms: 800, picture: 'clip-import'};
  const list = await open('options.html#/', '[role=switch]', wide);
  yield {...content(list, stage.height), ms: 1400};
};

/** A scheduled script is run now; what it did is in the log. */
const background: Film = async function* (studio) {
  const {scriptcat, open, isChinese} = studio;
  const {fallen, labels} = studio.words;
  await scriptcat.install(pictureScript('priceDrop', isChinese));
  const shot = await popup(studio, {
    expected: 0,
    act: (page) => page.getByText(shownName('priceDrop', isChinese)).click(),
  });
  yield* press(shot, shot.page.getByText(labels.runOnce), 'clip-background');
  await until(async () => (await scriptcat.logs()).some(({message}) => message === fallen), {
    what: 'the run',
  });
  await shot.tidy?.();
  const {width, height} = shot.clip ?? stage;
  const page = await open('options.html#/logs', `text=${fallen}`, {width, height: 1000});
  const line = await page.getByText(fallen).first().boundingBox();
  const y = (line?.y ?? height) - height / 2;
  yield {page, clip: {x: 0, y, width, height}, ms: 2400};
};

/** Films of a fresh installation, by the names of the pictures that stand for them. */
export const films: Record<string, Film> = {
  'clip-first-script': firstScript,
  'clip-install': install,
  'clip-import': importBackup,
  'clip-allow-once': allowOnce,
  'clip-background': background,
  'clip-allow': allow,
};
