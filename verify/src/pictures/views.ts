import type {Locator, Page} from 'playwright-core';
import {setUserScripts} from '../extension/browser';
import {addModel} from '../extension/model';
import {pause, until} from '../wait';
import {devtoolsContext, devtoolsOpen, devtoolsPaused} from './devtools';
import {asksForCookies, asksForHost, highlighterName} from './scripts';
import type {Shot, Size, Studio, View} from './studio';

const wide = {width: 1240, height: 680};
const phone = {width: 390, height: 720};

const optionsPage =
  (hash: string, ready: string, size: Size = wide): View =>
  async ({open}) => ({page: await open(`options.html#${hash}`, ready, size)});

const installPage =
  (file: string, size: Size = {width: 900, height: 640}): View =>
  async ({open}) => {
    const url = `https://docs.scriptcat.org/samples/${file}`;
    const ready = '[data-testid=install-primary], [data-testid=skill-install]';
    return {page: await open(`install.html?url=${url}`, ready, size)};
  };

async function around(element: Locator, padding: number): Promise<Shot['clip']> {
  await element.waitFor();
  await pause(400);
  const box = await element.boundingBox();
  if (!box) throw new Error('What the picture is about is not visible.');
  return {
    x: Math.max(0, box.x - padding),
    y: Math.max(0, box.y - padding),
    width: box.width + 2 * padding,
    height: box.height + 2 * padding,
  };
}

const popup = async ({scriptcat, dress}: Studio, expected = 2): Promise<Shot> => {
  const site = await scriptcat.open('https://example.com/');
  await until(async () => (await scriptcat.popup(site)).scriptList.length >= expected, {
    what: 'the scripts of the page',
  });
  const page = await scriptcat.openPopup(site);
  await dress(page, {width: 400, height: 600});
  // The version stands at the very bottom, below which the tab is empty.
  const footer = page.getByText(/^v\d+\.\d+\.\d+/).last();
  await footer.waitFor();
  const box = await footer.boundingBox();
  const height = Math.ceil((box?.y ?? 580) + (box?.height ?? 20) + 10);
  // The popup follows its page, so that stays open.
  const tidy = () => site.close();
  return {page, tidy, clip: {x: 0, y: 0, width: 400, height: Math.min(600, height)}};
};

/** Switches background and scheduled scripts off for as long as a picture takes. */
async function withoutBackground(studio: Studio, take: () => Promise<Shot>) {
  const scripts = (await studio.scriptcat.scripts()).filter(({type}) => type !== 1);
  const enable = (enable: boolean) =>
    Promise.all(scripts.map(({uuid}) => studio.scriptcat.send('script/enable', {uuid, enable})));
  await enable(false);
  const shot = await take();
  await enable(true);
  return shot;
}

function prompt(code: string, path: string): View {
  return async ({scriptcat, dress}) => {
    const script = await scriptcat.install(code);
    await scriptcat.registered([script.uuid]);
    const asked = scriptcat.context.waitForEvent('page', {
      predicate: (page) => page.url().includes('confirm') || page.url() === 'about:blank',
    });
    const site = await scriptcat.context.newPage();
    const opening = site.goto(`https://ask.example/${path}`);
    await asked;
    await opening;
    const page = await until(() =>
      scriptcat.context.pages().find((page) => page.url().includes('confirm.html')),
    );
    await dress(page, {width: 900, height: 940});
    const card = page.getByTestId('confirm-card');
    await card.waitFor();
    await pause(400);
    const clip = await around(card, 24);
    const tidy = async () => {
      // A prompt without an answer would keep the next one waiting.
      await page.getByTestId('confirm-ignore').click();
      await site.close();
      await scriptcat.remove(script.uuid);
    };
    return {page, tidy, ...(clip && {clip})};
  };
}

const settled = (page: Page) => pause(page.url().startsWith('chrome:') ? 700 : 500);

/** The page of the extension in the browser's own settings, with the switch in view. */
const extensionDetails =
  (isOn: boolean): View =>
  async ({scriptcat, dress}) => {
    await setUserScripts(scriptcat.context, scriptcat.id, isOn);
    const page = await scriptcat.context.newPage();
    await dress(page, {width: 800, height: 900});
    await page.goto(`chrome://extensions/?id=${scriptcat.id}`);
    const row = page.locator('#allow-user-scripts').first();
    await row.waitFor();
    await row.evaluate((element) => element.scrollIntoView({block: 'center'}));
    await settled(page);
    const box = await row.boundingBox();
    if (!box) throw new Error('There is no switch for user scripts.');
    return {page, clip: {x: 0, y: Math.max(0, box.y - 150), width: 800, height: 320}};
  };

/** Where an unpacked extension is loaded: developer mode and its three buttons. */
const loadUnpacked: View = async ({scriptcat, dress}) => {
  const page = await scriptcat.context.newPage();
  await dress(page, {width: 900, height: 420});
  await page.goto('chrome://extensions/');
  await page.evaluate(() =>
    (
      chrome as unknown as {
        developerPrivate: {updateProfileConfiguration(change: object): Promise<void>};
      }
    ).developerPrivate.updateProfileConfiguration({inDeveloperMode: true}),
  );
  await page.locator('#loadUnpacked').first().waitFor();
  await settled(page);
  return {page};
};

/** The prompts show the plain name in every language. */
const promptNames = (isChinese: boolean) =>
  isChinese
    ? {host: '天气角标', cookies: '登录检查'}
    : {host: 'Weather corner', cookies: 'Session check'};

/** A backup of what is installed, read in again. */
const importPage: View = async ({scriptcat, open, dress}) => {
  const tools = await open('options.html#/tools', '[data-testid=tools_export]', wide);
  const {url} = await scriptcat.send<{url: string}>('synchronize/export');
  const bytes = await tools.evaluate(
    async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())],
    url,
  );
  tools.on('filechooser', (chooser) =>
    chooser.setFiles({name: 'backup.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes)}),
  );
  await tools
    .getByRole('button', {name: /导入文件|Import File/})
    .first()
    .click();
  const page = await until(() =>
    scriptcat.context.pages().find((page) => page.url().includes('import.html')),
  );
  await dress(page, {width: 1000, height: 640});
  await page
    .getByText('backup.zip')
    .first()
    .waitFor({timeout: 5000})
    .catch(() => undefined);
  return {page, tidy: () => tools.close()};
};

/** Every product picture by its name; the order is that of taking them. */
export const views: Record<string, View> = {
  popup: (studio) => withoutBackground(studio, () => popup(studio)),
  'popup-background': (studio) => popup(studio),
  logs: optionsPage('/logs', '[data-testid=level-chip-bar]', {width: 1240, height: 460}),
  'devtools-open': devtoolsOpen,
  'devtools-paused': devtoolsPaused,
  'devtools-context': devtoolsContext,
  scripts: optionsPage('/', '[data-testid=view-toggle]'),
  'scripts-phone': optionsPage('/', 'input', phone),
  editor: async ({scriptcat, open}) => {
    const script = (await scriptcat.scripts()).find(({name}) => name === 'Reading time');
    const page = await open(`options.html#/script/editor/${script?.uuid}`, '.view-line', wide);
    await pause(1500);
    return {page};
  },
  install: installPage('home/price-drop.user.js'),
  'install-subscription': installPage('subscribe/team-pack.user.sub.js'),
  'install-phone': installPage('home/price-drop.user.js', phone),
  'permission-connect': (studio) =>
    prompt(
      asksForHost(promptNames(studio.isChinese).host, `connect-${studio.theme}`),
      `connect-${studio.theme}`,
    )(studio),
  'permission-cookie': (studio) =>
    prompt(
      asksForCookies(promptNames(studio.isChinese).cookies, `cookie-${studio.theme}`),
      `cookie-${studio.theme}`,
    )(studio),
  'user-config': async ({scriptcat, open, isChinese}) => {
    const script = (await scriptcat.scripts()).find(
      ({name}) => name === highlighterName(isChinese),
    );
    const page = await open(`options.html#/?userConfig=${script?.uuid}`, '[role=dialog]', wide);
    const clip = await around(page.locator('[role=dialog]').first(), 0);
    return {page, ...(clip && {clip})};
  },
  settings: optionsPage('/settings', '[data-testid=setting-page]'),
  sync: async ({open, isChinese}) => {
    const page = await open('options.html#/settings', '[data-testid=setting-page]', wide);
    const entry = page.getByText(isChinese ? '脚本同步' : 'Script Sync', {exact: true}).first();
    await entry.click();
    return {page};
  },
  backup: optionsPage('/tools', '[data-testid=tools_export]'),
  import: importPage,
  trash: async ({open, isChinese}) => {
    const page = await open('options.html#/', '[data-testid=view-toggle]', wide);
    await page
      .getByText(isChinese ? '回收站' : 'Trash')
      .filter({visible: true})
      .first()
      .click({timeout: 8000});
    await page
      .getByText(/旧时钟|Old clock/)
      .first()
      .waitFor({timeout: 8000});
    return {page};
  },
  subscriptions: optionsPage('/subscribe', '[data-testid=subscribe-page]', {
    width: 1240,
    height: 420,
  }),
  updates: async ({open}) => ({page: await open('batchupdate.html', '#root *', wide)}),
  'agent-model': async ({open}) => {
    const page = await open('options.html#/agent/provider', 'button', {width: 1240, height: 900});
    await page
      .getByRole('button', {name: /添加模型|Add Model/})
      .first()
      .click();
    const clip = await around(page.getByRole('dialog'), 0);
    return {page, ...(clip && {clip})};
  },
  'agent-chat': async ({scriptcat, open}) => {
    await addModel(scriptcat);
    return {page: await open('options.html#/agent/chat', '[data-testid=chat-textarea]', wide)};
  },
  'extension-off': extensionDetails(false),
  'popup-blocked': async (studio) => {
    await setUserScripts(studio.scriptcat.context, studio.scriptcat.id, false);
    return popup(studio, 0);
  },
  'extension-on': extensionDetails(true),
  'load-unpacked': loadUnpacked,
};
