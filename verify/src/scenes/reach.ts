import type {Json} from '@scriptcat/claims';
import {ScriptCat} from '../extension/scriptcat';
import {pause, poll} from '../wait';
import {send, type Visit} from '../world/answer';
import {observed, ownScript, type Scenes, Stage} from './stage';

const observeManifest = async ({scriptcat}: Stage): Promise<Record<string, Json>> =>
  scriptcat.extensionPage.evaluate(async () => {
    const manifest = chrome.runtime.getManifest() as chrome.runtime.ManifestV3;
    const {permissions = [], optional_permissions = [], host_permissions = []} = manifest;
    return {
      'reach/permissions': permissions.filter((name) => name !== 'debugger').sort(),
      'reach/debugger': permissions.includes('debugger') === manifest.name.includes('Beta'),
      'reach/optional': [...optional_permissions].sort(),
      'reach/hosts': host_permissions,
      'reach/pages': (manifest.web_accessible_resources ?? []).flatMap(
        ({resources}) => resources,
      ) as string[],
      'reach/incognito': await chrome.extension.isAllowedIncognitoAccess(),
    };
  });

/** Whether a page of some sites can ask for installed scripts, and what it is told. */
async function observeDetection(stage: Stage): Promise<Record<string, Json>> {
  const name = `asked ${stage.newHost()}`;
  await stage.install(ownScript(name, ['@match https://asked.test/*']));
  const answer = async (host: string) => {
    const page = await stage.open(`https://${host}/`);
    const ask = (name: string) =>
      page.evaluate(
        (name) =>
          new Promise<string | undefined>((done) => {
            const {Scriptcat} = window.external as unknown as {
              Scriptcat?: {
                isInstalled(
                  name: string,
                  namespace: string,
                  done: (answer: {installed: boolean; version?: string}) => void,
                ): void;
              };
            };
            if (!Scriptcat) return done(undefined);
            Scriptcat.isInstalled(name, 'verify', ({installed, version}) =>
              done(installed ? version : 'not installed'),
            );
          }),
        name,
      );
    await poll(() => ask(name), 3000);
    return [(await ask(name)) ?? 'absent', (await ask('another')) ?? 'absent'];
  };
  const sites = ['scriptcat', 'greasyfork', 'sleazyfork', 'openuserjs'].map(
    (site) => `${site}.org`,
  );
  const asked = await Promise.all(
    [...sites, 'tampermonkey.net.cn', 'bbs.tampermonkey.net.cn'].map(answer),
  );
  const others = await Promise.all(['not-greasyfork.org', 'greasyfork.org.test'].map(answer));
  return {
    'reach/script-sites': asked.every(
      ([own, other]) => own === '1.0.0' && other === 'not installed',
    ),
    'reach/other-sites': others.flat(),
  };
}

/** What a script on a page, its switches and the lists of sites decide. */
async function observeSwitches(stage: Stage): Promise<Record<string, Json>> {
  const {scriptcat} = stage;
  const {uuid, url} = await stage.prepare({script: 'return 1;'});
  const background = await stage.install(
    ownScript(
      'beats',
      ['@crontab * * * * * *', '@grant GM_setValue'],
      'GM_setValue("at", Date.now());',
    ),
  );
  const runs = async () =>
    (await stage.result(await stage.open(url), 2500).catch(() => undefined)) === 1;
  const beats = async () => {
    const since = Date.now();
    const isNew = async () => Number((await scriptcat.values(background)).at ?? 0) > since;
    return (await poll(isNew, 6000)) === true;
  };
  const registered = (isThere: boolean) =>
    poll(async () => (await scriptcat.registrations()).includes(uuid) === isThere, 4000);
  const whileSet = async (set: () => Promise<unknown>, unset: () => Promise<unknown>) => {
    await set();
    await registered(false);
    const seen = [await runs(), await beats()];
    await unset();
    await registered(true);
    return seen;
  };
  const {host} = new URL(url);
  const found: Record<string, Json> = {'switches/on': [await runs(), await beats()]};
  found['switches/main-switch'] = await whileSet(
    () => scriptcat.setConfig('enable_script', false),
    () => scriptcat.setConfig('enable_script', true),
  );
  found['switches/own-switch'] = await whileSet(
    () => scriptcat.send('script/enable', {uuid, enable: false}),
    () => scriptcat.send('script/enable', {uuid, enable: true}),
  );
  found['switches/blacklist'] = await whileSet(
    () => scriptcat.setBlacklist([`https://${host}/*`]),
    () => scriptcat.setBlacklist([]),
  );
  await scriptcat.send('script/excludeUrl', {uuid, excludePattern: `*://${host}/*`, remove: false});
  await pause(500);
  found['switches/excluded'] = await runs();
  return found;
}

/** Stores a setting as the extension's pages do, for those that are opened later. */
const store = (
  {extensionPage}: ScriptCat,
  area: 'local' | 'sync',
  setting: Record<string, string | boolean>,
) =>
  extensionPage.evaluate(([area, setting]) => chrome.storage[area].set(setting), [
    area,
    setting,
  ] as const);

/** A request: where it goes, and what it takes along. */
const describe = ({host, method, url, headers, body}: Visit) => [
  `${method} ${host}${url.pathname}`,
  [...url.searchParams.keys()].sort(),
  'cookie' in headers ? 'cookies' : 'no cookies',
  body.length,
];

/** What the extension asks the internet by itself. */
async function observeRequests(stage: Stage): Promise<Record<string, Json>> {
  const {scriptcat, world} = stage;
  const since = (start: number) => world.visits.slice(start);
  const hosts = (start: number) => [...new Set(since(start).map(({host}) => host))].sort();
  const list = async () => {
    const start = world.visits.length;
    const {uuid} = await stage.prepare({script: ''}, `icon-${stage.newHost()}`);
    const page = await stage.open(scriptcat.url('options.html#/'));
    await poll(() => since(start).some(({url}) => url.search.includes('icon-')), 4000);
    await pause(500);
    await page.close();
    await scriptcat.remove(uuid);
    return since(start);
  };
  const check = world.visits.find(({url}) => url.pathname === '/api/v1/system/version');
  const found: Record<string, Json> = {
    'requests/version': check ? describe(check).slice(0, 2) : [],
  };
  // Cookies that a request would take along if it were to.
  await scriptcat.extensionPage.evaluate(() => {
    const login = {name: 'login', value: 'held', secure: true, sameSite: 'no_restriction'} as const;
    const urls = ['https://ext.scriptcat.org/', 'https://updates.test/'];
    return Promise.all(urls.map((url) => chrome.cookies.set({url, ...login})));
  });
  let start = world.visits.length;
  const {uuid, page} = await stage.openScript({
    grant: ['GM_setValue', 'GM_log'],
    script: `GM_setValue('key', 1); GM_log('text'); setTimeout(() => { throw new Error('crash'); });`,
  });
  await stage.result(page);
  await scriptcat.popup(page);
  await scriptcat.send('script/deletes', [uuid]);
  await pause(1500);
  const {host} = new URL(page.url());
  found['requests/quiet'] = hosts(start).filter((each) => each !== host);
  const icons = await list();
  found['requests/icons'] = icons.map(describe);
  found['requests/icons-domain'] = icons.map(
    ({url}) => url.searchParams.get('domain')?.slice(0, 10) ?? '',
  );
  await store(scriptcat, 'sync', {system_favicon_service: 'none'});
  found['requests/icons-off'] = (await list()).map(({host}) => host);
  await store(scriptcat, 'sync', {system_favicon_service: 'scriptcat'});
  world.on('updates.test/script.user.js', (_, response) => send(response, '', {status: 404}));
  const source = 'https://updates.test/script.user.js';
  const lines = ['@match https://updated.test/*', `@updateURL ${source}`, `@downloadURL ${source}`];
  const updated = await stage.install(ownScript('updated', lines));
  start = world.visits.length;
  await scriptcat.send('script/requestCheckUpdate', updated).catch(() => undefined);
  await poll(() => since(start).length > 0, 5000);
  found['requests/update-check'] = since(start).map(describe);
  return found;
}

/** A script that tells the page's own server that it runs. */
const telling = (stage: Stage, name: string, header: string[] = []) =>
  stage.prepare(
    {
      grant: ['GM_setValue', 'GM_getValue'],
      header,
      script: `GM_setValue('from', 'told' + '-${name}'); await fetch('/ran-${name}');`,
    },
    `private-${name}.test`,
  );

/** Closes tabs of any window: the driver does not see those of incognito windows. */
async function closeTabs({context}: ScriptCat, urls: readonly string[]) {
  const session = await context.browser()?.newBrowserCDPSession();
  const {targetInfos = []} = (await session?.send('Target.getTargets')) ?? {};
  for (const {targetId, url} of targetInfos) {
    if (urls.includes(url)) await session?.send('Target.closeTarget', {targetId});
  }
}

/** Whether scripts run in an incognito window, after the browser has allowed the extension there. */
async function observeIncognito({world, options}: Stage): Promise<Record<string, Json>> {
  const scriptcat = await ScriptCat.start({...options, incognito: true});
  const stage = new Stage(scriptcat, {world, options});
  try {
    const names = {plain: [], normal: ['@run-in normal-tabs'], private: ['@run-in incognito-tabs']};
    const scripts = Object.entries(names).map(([name, header]) => telling(stage, name, header));
    await Promise.all(scripts);
    /** Scripts that run in new windows. With the last incognito window, the extension ends there. */
    const visit = async (incognito: boolean) => {
      const start = world.visits.length;
      const urls = Object.keys(names).map((name) => `https://private-${name}.test/`);
      await scriptcat.extensionPage.evaluate(
        ([urls, incognito]) => chrome.windows.create({url: [...urls], incognito}),
        [urls, incognito] as const,
      );
      await pause(5000);
      await closeTabs(scriptcat, urls);
      const ran = world.visits.slice(start).filter(({url}) => url.pathname.startsWith('/ran-'));
      return ran.map(({url}) => url.pathname.slice(5)).sort();
    };
    const kept = () =>
      scriptcat.extensionPage.evaluate(async () =>
        JSON.stringify(await chrome.storage.local.get()),
      );
    const found: Record<string, Json> = {'incognito/runs': await visit(true)};
    found['incognito/values'] = (await kept()).includes('told-plain');
    found['incognito/normal'] = await visit(false);
    await store(scriptcat, 'local', {system_enable_script_incognito: false});
    found['incognito/own-switch'] = [await visit(true), await visit(false)];
    await store(scriptcat, 'local', {system_enable_script_incognito: true});
    await store(scriptcat, 'local', {system_enable_script: false});
    await scriptcat.setConfig('enable_script', false);
    await pause(1000);
    found['incognito/main-switch'] = [await visit(true), await visit(false)];
    return found;
  } finally {
    await scriptcat.close();
  }
}

export const reachScenes: Scenes = {
  ...observed(['reach'], async (stage) => ({
    ...(await observeManifest(stage)),
    ...(await observeDetection(stage)),
  })),
  ...observed(['switches'], observeSwitches),
  ...observed(['requests'], observeRequests),
  ...observed(['incognito'], observeIncognito),
};
