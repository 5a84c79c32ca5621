import type {Json} from '@scriptcat/claims';
import {poll, until} from '../wait';
import {sendHtml} from '../world/answer';
import {ownScript, type Scenes, type Stage} from './stage';

/** Changes the blacklist, after which every script is registered with the browser anew. */
async function registerAnew({scriptcat}: Stage, blacklist: readonly string[]) {
  const since = Date.now();
  await scriptcat.setBlacklist(blacklist);
  await until(
    async () => (await scriptcat.logs(since)).some(({message}) => message === 'blacklist updated'),
    {what: 'the blacklist', timeout: 20_000},
  );
}

/** A script with a rule that the browser refuses. */
const refusedScript = ownScript('refused', ['@match chrome://newtab/*']);

/** The state of a page that arrives slowly, as a script sees it. */
async function stateAt(stage: Stage, moment: string) {
  const host = stage.newHost();
  stage.world.on(`${host}/`, (_, response) => {
    response.writeHead(200, {'content-type': 'text/html'});
    response.write(`<!doctype html><title>slow</title><body><p>${'first part '.repeat(400)}`);
    setTimeout(() => response.end('<p>second part'), 2500);
  });
  const script = {header: [`@run-at ${moment}`], script: 'return document.readyState;'};
  const {page} = await stage.openScript(script, host);
  return (await stage.result(page)) === 'loading' ? 'loading' : 'parsed';
}

/** How often a script runs on a page with a frame. */
async function runsWithFrame(stage: Stage, header: string[]) {
  const host = stage.newHost();
  stage.world.on(`${host}/`, ({url}, response) => {
    const frame = url.searchParams.has('inner') ? '' : '<iframe src="/?inner"></iframe>';
    sendHtml(response, `<!doctype html><title>frames</title><body>${frame}`);
  });
  const script = `const top = window.top.document.documentElement;
    top.dataset.runs = Number(top.dataset.runs ?? 0) + 1;
    await wait(900);`;
  const {page} = await stage.openScript({header, script}, host);
  await stage.result(page);
  return Number(await page.evaluate(() => document.documentElement.dataset.runs));
}

export const pageScenes: Scenes = {
  'page/clipboard-text': async ({scriptcat}, {play}) => {
    await scriptcat.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const {page} = await play();
    await page.bringToFront();
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await poll(async () => (await read()) === 'from a script', 3000);
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => item.types),
    );
    return [types, await read()];
  },
  'page/early-style': async (stage, {play}) => {
    const {page, value} = await play();
    const [usual = null] = value as Json[];
    const {uuid} = await stage.scriptcat.install(refusedScript);
    try {
      await registerAnew(stage, ['https://nowhere.example/*']);
      await page.reload();
      return [usual, ...((await stage.result(page)) as Json[])];
    } finally {
      await stage.scriptcat.remove(uuid);
      await registerAnew(stage, []);
    }
  },
  'page/log-kept': async ({scriptcat}, {play}) => {
    const since = Date.now();
    await play();
    const own = async () =>
      (await scriptcat.logs(since)).filter(({message}) => message.includes('scene'));
    await poll(async () => (await own()).length >= 2, 8000);
    return (await own()).map(({level, message, label}) => [
      level,
      message,
      (label.part ?? null) as string | null,
    ]);
  },
  'tabs/window-close-closes': async (_, {open}) => {
    const {page} = await open();
    return (await poll(() => page.isClosed(), 5000)) ?? false;
  },
  'tabs/opens': (stage, {play}) => stage.opensPage(/opened\.example/, play),
  'tabs/focus': async (stage, {play}) => {
    const {page} = await play();
    const other = await stage.open('https://other-tab.test/');
    await other.bringToFront();
    await page.evaluate(() => document.body.dispatchEvent(new Event('focus-me')));
    const id = await stage.scriptcat.tabId(page);
    const isActive = () =>
      stage.scriptcat.extensionPage.evaluate(async (id) => (await chrome.tabs.get(id)).active, id);
    return (await poll(isActive, 4000)) ?? false;
  },
  'tabs/defaults': async (stage, {play}) => {
    const {page, value: closed} = await play();
    const url = await stage.opensPage(/opened-by-default/, async () => {});
    const seen = await stage.scriptcat.extensionPage.evaluate(
      async ([opened, own]) => {
        const tabs = await chrome.tabs.query({});
        const tab = tabs.find((item) => item.url === opened);
        const parent = tabs.find((item) => item.url === own);
        return {
          active: tab?.active ?? false,
          isBeside: tab?.index === (parent?.index ?? 0) + 1,
          isChild: tab?.openerTabId === parent?.id,
          pinned: tab?.pinned ?? true,
          incognito: tab?.incognito ?? true,
        };
      },
      [url || 'https://opened-by-default.test/', page.url()] as const,
    );
    return {...seen, closed};
  },
  'meta/run-at': async (stage) => [
    await stateAt(stage, 'document-start'),
    await stateAt(stage, 'document-end'),
    await stateAt(stage, 'document-idle'),
  ],
  'meta/noframes': async (stage) => [
    await runsWithFrame(stage, ['@noframes']),
    await runsWithFrame(stage, []),
  ],
  'cat/config-opens': async (stage, {play}) =>
    (await stage.opensPage(/userConfig/, play)).includes('userConfig='),
  'cat/storage-config-opens': async (stage, {play}) =>
    /#\/settings?/.test(await stage.opensPage(/options\.html/, play)),
  'detection/docs-host': async (stage) => {
    const page = await stage.open('https://docs.scriptcat.org/robots.txt');
    const read = () =>
      page.evaluate(() => {
        const {Scriptcat} = window.external as unknown as {Scriptcat?: object};
        return Scriptcat && Object.keys(Scriptcat);
      });
    return (await poll(read, 4000)) ?? 'absent';
  },
  'detection/other-host': async (stage) => {
    const page = await stage.open('https://elsewhere.test/');
    await until(() => page.evaluate(() => document.readyState === 'complete'));
    return page.evaluate(() => 'Scriptcat' in window.external);
  },
};
