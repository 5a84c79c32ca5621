import check from '@scriptcat/content/help/check';
import latest from '@scriptcat/content/releases/latest';
import {isBefore} from '@scriptcat/userscript';
import type {Page} from 'playwright-core';
import {type BrowserOptions, setExtension} from '../extension/browser';
import {ScriptCat} from '../extension/scriptcat';
import {whileChanged} from '../extension/spy';
import {readVersion} from '../extension/version';
import {readSample} from '../samples/set';
import {pause, poll, until} from '../wait';
import {send} from '../world/answer';
import {type Scene, type Scenes, Stage} from './stage';

const docs = 'docs.scriptcat.org';
const address = `https://${docs}/en/docs/use/check/`;
const versions = ['old-version', 'up-to-date'];
/** Tests that wait for the reader. */
const offered = ['menu-try', 'notification-try', 'schedule-install'];
const waiting = ['looking', 'schedule-waiting'];
const isGood = (verdict: string) =>
  check.rows.some(({id, level}) => id === verdict && level === 'good');

/** All verdicts on a page, once its script and its schedule have had their time. */
async function allVerdicts(page: Page): Promise<string[]> {
  const read = () =>
    page.evaluate(() => {
      const report = document.documentElement.dataset.scriptcatCheck;
      const rows = [...document.querySelectorAll<HTMLElement>('[data-verdict]')];
      const isComplete = !report || report.includes('unlisted') || !('Scriptcat' in external);
      return isComplete ? rows.map(({dataset}) => dataset.verdict ?? '') : [];
    });
  return until(
    async () => {
      const verdicts = await read();
      return verdicts.length > 0 && !verdicts.some((id) => waiting.includes(id)) && verdicts;
    },
    {what: 'the verdicts', timeout: 80_000},
  );
}

/** The verdicts that a state is about. */
async function verdictsOf(page: Page): Promise<string[]> {
  const verdicts = await allVerdicts(page);
  const others = [...versions, ...offered];
  return verdicts.filter((id) => !isGood(id) && !others.includes(id)).sort();
}

/** Gives an answer to a question of the page. */
async function give(page: Page, question: string, answer: string): Promise<void> {
  const label = check.rows.find(({id}) => id === question)?.answers?.en?.[answer] ?? '';
  const row = page.locator(`[data-verdict="${question}"]`);
  await row.getByRole('button', {name: label, exact: true}).click();
}

/** Answers a question, and returns the verdicts before and after. */
async function answered(page: Page, question: string, answer: string): Promise<string[][]> {
  const before = await verdictsOf(page);
  await give(page, question, answer);
  await until(async () => String(await verdictsOf(page)) !== String(before));
  return [before, await verdictsOf(page)];
}

/** What the reader sees when asked for the icon. */
async function lookAtIcon(scriptcat: ScriptCat, page: Page): Promise<string> {
  const badge = await poll(() => scriptcat.inWorker(() => chrome.action.getBadgeText({}), 0), 3000);
  if (badge === '!') return 'mark';
  const {isBlacklist} = await scriptcat.popup(page);
  const isGrey = await scriptcat.inWorker(
    () => /gray/.test(String((globalThis as unknown as {icon?: string}).icon)),
    undefined,
  );
  if (isGrey) return 'grey';
  return isBlacklist ? 'blacklist' : 'normal';
}

const answerIcon = async (scriptcat: ScriptCat, page: Page) =>
  answered(page, 'ask-icon', await lookAtIcon(scriptcat, page));

/** Keeps the page from being loaded before the script starts, which is the race of any page. */
const loadSlowly = () =>
  addEventListener('DOMContentLoaded', () => {
    document.body.append(Object.assign(new Image(), {src: '/slow.png'}));
  });

async function visit({world}: Stage, page: Page): Promise<Page> {
  world.on(`${docs}/slow.png`, async (_, response) => {
    await pause(20_000);
    send(response, '', {type: 'image/png'});
  });
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  return page;
}

const openCheck = async (stage: Stage, ...init: (() => void)[]): Promise<Page> =>
  visit(stage, await stage.open('about:blank', loadSlowly, ...init));

const installCheck = (stage: Stage) => stage.install(readSample('guide/check'));

/** Installs the check script and opens its page. */
async function openInstalled(stage: Stage, ...init: (() => void)[]): Promise<Page> {
  await installCheck(stage);
  return openCheck(stage, ...init);
}

/** Plays a scene in its own browser. */
const inOwnBrowser =
  (
    options: Partial<BrowserOptions>,
    scene: (own: Stage) => Promise<string[] | string[][]>,
  ): Scene =>
  async (stage) => {
    const own = await ScriptCat.start({...stage.options, ...options});
    try {
      return await scene(new Stage(own, stage));
    } finally {
      await own.close();
    }
  };

/** Opens the page in a window that keeps no record. */
async function openPrivately(stage: Stage): Promise<Page> {
  const privately = await stage.scriptcat.context.browser()?.newContext({ignoreHTTPSErrors: true});
  if (!privately) throw new Error('The browser opened no window.');
  const page = await privately.newPage();
  await page.addInitScript(loadSlowly);
  return visit(stage, page);
}

const withBlacklist =
  (line: string, scene: (stage: Stage, page: Page) => Promise<string[] | string[][]>): Scene =>
  async (stage) => {
    await installCheck(stage);
    await stage.scriptcat.setBlacklist([line]);
    await pause(800);
    try {
      return await scene(stage, await openCheck(stage));
    } finally {
      await stage.scriptcat.setBlacklist([]);
    }
  };

const announceOther = () =>
  Object.assign(window.external, {
    Tampermonkey: {isInstalled() {}, getVersion() {}, openOptions() {}},
  });

const reportAsOther = () =>
  addEventListener('DOMContentLoaded', () => {
    const {dataset} = document.documentElement;
    const reports = JSON.parse(dataset.scriptcatCheck ?? '{}');
    const own = {version: '5.3.3', runAt: 'document-start', state: 'loading'};
    dataset.scriptcatCheck = JSON.stringify({...reports, Tampermonkey: own});
  });

/** The schedule script, switched on or off, and the reader's answer to whether it is. */
const withSchedule =
  (change: (code: string) => string, enable: boolean): Scene =>
  async (stage) => {
    await installCheck(stage);
    const uuid = await stage.install(change(readSample('guide/check-schedule')), {enable});
    const {status} = await stage.scriptcat.script(uuid);
    const page = await openCheck(stage);
    await page.locator('[data-verdict="ask-schedule"]').waitFor({timeout: 80_000});
    return answered(page, 'ask-schedule', status === 1 ? 'on' : 'off');
  };

export const checkScenes: Scenes = {
  'check/works': async (stage) => {
    await stage.scriptcat.backgroundReady();
    await stage.install(readSample('guide/check-schedule'));
    const page = await openInstalled(stage);
    await stage.scriptcat.clickMenu(page, 'Show that the menu works');
    await give(page, 'notification-try', 'send');
    await give(page, 'ask-notification', 'yes');
    await until(async () => (await allVerdicts(page)).includes('schedule-runs'), {timeout: 40_000});
    return (await allVerdicts(page)).filter((id) => !versions.includes(id)).sort();
  },
  'check/version': async (stage) => {
    const isOld = isBefore(await readVersion(stage.scriptcat), latest.stable.version);
    return (await allVerdicts(await openInstalled(stage))).includes(versions[isOld ? 0 : 1] ?? '');
  },
  'check/report': async (stage) => {
    const page = await openInstalled(stage);
    await allVerdicts(page);
    const href = await page.locator('a[href*="issues/new"][href*="summary="]').getAttribute('href');
    return [...new URL(href ?? '').searchParams.keys()].sort();
  },
  'check/no-script': async (stage) => {
    const page = await openCheck(stage);
    const before = await verdictsOf(page);
    await installCheck(stage);
    await until(async () => String(await verdictsOf(page)) !== String(before));
    const after = await verdictsOf(page);
    await visit(stage, page);
    return [before, after, await verdictsOf(page)];
  },
  'check/script-off': async (stage) => {
    await stage.install(readSample('guide/check'), {enable: false});
    return verdictsOf(await openCheck(stage));
  },
  'check/permission-off': inOwnBrowser({userScripts: false}, async (own) =>
    answerIcon(own.scriptcat, await own.open(address)),
  ),
  'check/switched-off': async (stage) => {
    await installCheck(stage);
    const {scriptcat} = stage;
    const watchIcon = () => {
      const setIcon = chrome.action.setIcon.bind(chrome.action);
      const watch = (details: {path: unknown}, done: () => void) => {
        Object.assign(globalThis, {icon: JSON.stringify(details.path)});
        setIcon(details as chrome.action.TabIconDetails, done);
      };
      Object.assign(chrome.action, {setIcon: watch});
      Object.assign(globalThis, {
        undo: () => {
          Object.assign(chrome.action, {setIcon});
          Object.assign(globalThis, {icon: undefined});
        },
      });
    };
    return whileChanged(scriptcat, watchIcon, async () => {
      await scriptcat.setConfig('enable_script', false);
      await pause(800);
      const verdicts = await answerIcon(scriptcat, await openCheck(stage));
      await scriptcat.setConfig('enable_script', true);
      return verdicts;
    });
  },
  'check/blacklisted': withBlacklist(`https://${docs}/*`, ({scriptcat}, page) =>
    answerIcon(scriptcat, page),
  ),
  'check/extension-off': inOwnBrowser({}, async (own) => {
    const {context, id} = own.scriptcat;
    await setExtension(context, id, false);
    return answered(await own.open(address), 'ask-icon', 'none');
  }),
  'check/private-off': async (stage) => {
    const page = await openPrivately(stage);
    const verdicts = await answered(page, 'ask-icon', 'private');
    await page.context().close();
    return verdicts;
  },
  'check/private-window': inOwnBrowser({incognito: true}, async (own) => {
    await installCheck(own);
    return verdictsOf(await openPrivately(own));
  }),
  'check/other-manager': inOwnBrowser({userScripts: false}, async (own) =>
    verdictsOf(await own.open(address, reportAsOther)),
  ),
  'check/second-manager': async (stage) => verdictsOf(await openInstalled(stage, announceOther)),
  'check/second-report': async (stage) => verdictsOf(await openInstalled(stage, reportAsOther)),
  'check/late': async (stage) => {
    await installCheck(stage);
    const page = await stage.open('about:blank');
    // The page loads while the extension can't answer.
    const busy = stage.scriptcat.inWorker(() => {
      const end = Date.now() + 8000;
      while (Date.now() < end);
    }, undefined);
    await page.goto(address);
    await busy;
    return verdictsOf(page);
  },
  'check/run-at-changed': async (stage) => {
    const uuid = await installCheck(stage);
    const change = {uuid, key: 'run-at', value: ['document-idle']};
    await stage.scriptcat.send('script/updateMetadata', change);
    await pause(800);
    return verdictsOf(await openCheck(stage));
  },
  // The extension waits for the refused values for good.
  'check/not-stored': inOwnBrowser({}, async (own) => {
    await installCheck(own);
    await own.scriptcat.inWorker(() => {
      const set = () => Promise.reject(new Error('QUOTA_BYTES quota exceeded'));
      Object.assign(chrome.storage.local, {set});
    }, undefined);
    return verdictsOf(await openCheck(own));
  }),
  'check/request-blacklisted': withBlacklist(`https://${docs}/`, (_, page) => verdictsOf(page)),
  'check/request-failed': async (stage) => {
    stage.world.on(`${docs}/robots.txt`, (_, response) => void response.destroy());
    try {
      return await verdictsOf(await openInstalled(stage));
    } finally {
      stage.world.off(`${docs}/robots.txt`);
    }
  },
  'check/notification-failed': async (stage) => {
    const refuse = () => {
      const {create} = chrome.notifications;
      Object.assign(chrome.notifications, {create: () => Promise.reject(new Error('denied'))});
      Object.assign(globalThis, {undo: () => Object.assign(chrome.notifications, {create})});
    };
    return whileChanged(stage.scriptcat, refuse, async () => {
      const page = await openInstalled(stage);
      await give(page, 'notification-try', 'send');
      await page.locator('[data-verdict="notification-failed"]').waitFor();
      return verdictsOf(page);
    });
  },
  'check/notification-unseen': async (stage) => {
    const page = await openInstalled(stage);
    await give(page, 'notification-try', 'send');
    await page.locator('[data-verdict="ask-notification"]').waitFor();
    return answered(page, 'ask-notification', 'no');
  },
  'check/schedule-off': withSchedule((code) => code, false),
  'check/schedule-stopped': withSchedule((code) => code.replace('*/15 ', '75 '), true),
};
