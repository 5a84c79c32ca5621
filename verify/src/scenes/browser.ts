import type {Json} from '@scriptcat/claims';
import {whileNamingFiles} from '../extension/browser';
import {spyOnBrowser, takeCalls, whileChanged} from '../extension/spy';
import {pause, poll, until} from '../wait';
import type {Scene, Stage} from './stage';

interface Notification {
  title?: string;
  message?: string;
  type?: string;
  progress?: number;
}

/** What the extension told the browser, each call as its name and the notification. */
async function notifications(stage: Stage, code: string, grant: string[]) {
  await spyOnBrowser(stage.scriptcat);
  await takeCalls(stage.scriptcat);
  const {result} = await stage.play({grant, code: `${code} await wait(700); return 1;`});
  await result();
  return (await takeCalls(stage.scriptcat)).map(([name, ...details]) => ({
    name,
    ...(details.find((detail) => typeof detail === 'object') as Notification),
  }));
}

/** Lets the browser say that somebody clicked a notification; nobody can, where none is shown. */
const clickNotification = (stage: Stage, id: string) =>
  stage.scriptcat.inWorker((id) => {
    const {onClicked} = chrome.notifications as unknown as {
      onClicked: {dispatch(id: string): void};
    };
    onClicked.dispatch(id);
  }, id);

async function downloads(stage: Stage, code: string) {
  await spyOnBrowser(stage.scriptcat);
  await takeCalls(stage.scriptcat);
  const {result} = await stage.play({
    grant: ['GM_download', 'GM.download'],
    header: ['@connect reports.example.net'],
    code,
  });
  const answer = await result();
  const calls = (await takeCalls(stage.scriptcat)).filter(([name]) => name === 'download');
  return {answer, files: calls.map(([, details]) => (details as {filename: string}).filename)};
}

/** Takes the update of notifications away, which not every browser has. */
const withoutUpdate = <T>(stage: Stage, task: () => Promise<T>) =>
  whileChanged(
    stage.scriptcat,
    () => {
      const {update} = chrome.notifications;
      Object.assign(chrome.notifications, {update: undefined});
      Object.assign(globalThis, {undo: () => Object.assign(chrome.notifications, {update})});
    },
    task,
  );

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
const refusedScript = `// ==UserScript==
// @name         refused
// @namespace    verify
// @version      1.0.0
// @match        chrome://newtab/*
// ==/UserScript==`;

const report = 'https://reports.example.net/report.pdf';

export const browserScenes: readonly Scene[] = [
  {
    id: 'notification/positional',
    says: 'In the positional form only the text survives; the title is ScriptCat.',
    about: ['GM_notification'],
    defaults: ['title'],
    expect: ['create', 'ScriptCat', 'only text'],
    async run(stage) {
      const [first] = await notifications(stage, `GM_notification('only text', 'a title');`, [
        'GM_notification',
      ]);
      return [first?.name ?? '', first?.title ?? '', first?.message ?? ''];
    },
  },
  {
    id: 'notification/tag',
    says: 'Sending the same tag again updates instead of adding.',
    about: ['GM_notification'],
    expect: ['create', 'update'],
    async run(stage) {
      const calls = await notifications(
        stage,
        `GM_notification({text: 'a', tag: 'k'}); await wait(600); GM_notification({text: 'b', tag: 'k'});`,
        ['GM_notification'],
      );
      return calls.map(({name}) => name);
    },
  },
  {
    id: 'notification/progress',
    says: 'progress at creation only chooses the style; GM_updateNotification sets the value.',
    about: ['GM_notification', 'GM_updateNotification'],
    expect: [
      ['create', 'progress', null],
      ['update', 'progress', 60],
    ],
    async run(stage) {
      const calls = await notifications(
        stage,
        `const id = await new Promise((done) => GM_notification({text: 'p', progress: 40, oncreate: done}));
         GM_updateNotification(id, {title: 'p', progress: 60});`,
        ['GM_notification', 'GM_updateNotification'],
      );
      return calls.map(({name, type, progress}) => [name, type ?? 'progress', progress ?? null]);
    },
  },
  {
    id: 'notification/no-update',
    says: 'Where the browser cannot update, GM_updateNotification does not throw: the text is in the console, in the log and in an unhandledrejection of the page.',
    about: ['GM_updateNotification'],
    expect: {
      thrown: 'none',
      unhandled: ['Your browser does not support GM_updateNotification'],
      console: true,
      log: true,
    },
    run: (stage) =>
      withoutUpdate(stage, async () => {
        const since = Date.now();
        const {result, console: lines} = await stage.play({
          grant: ['GM_updateNotification'],
          code: `const unhandled = [];
            window.addEventListener('unhandledrejection', ({reason}) => unhandled.push(reason));
            const thrown = await failure(() => GM_updateNotification('any', {title: 't'}));
            await wait(1000);
            return {thrown, unhandled};`,
        });
        const seen = await result();
        const text = 'Your browser does not support GM_updateNotification';
        const isLogged = async () =>
          (await stage.scriptcat.logs(since)).some(({label}) => label.error === text);
        return {
          ...(seen as object),
          console: lines.includes(text),
          log: (await poll(isLogged, 8000)) ?? false,
        };
      }),
  },
  {
    id: 'notification/no-text',
    says: 'Without text a "no message content" of the interface is shown.',
    about: ['GM_notification'],
    expect: 'No Message Content',
    async run(stage) {
      const [first] = await notifications(stage, `GM_notification({title: 't'});`, [
        'GM_notification',
      ]);
      return first?.message ?? '';
    },
  },
  {
    id: 'notification/close',
    says: 'GM_closeNotification closes it.',
    about: ['GM_closeNotification'],
    expect: ['create', 'clear'],
    async run(stage) {
      const calls = await notifications(
        stage,
        `const id = await new Promise((done) => GM_notification({text: 'c', oncreate: done})); GM_closeNotification(id);`,
        ['GM_notification', 'GM_closeNotification'],
      );
      return calls.map(({name}) => name);
    },
  },
  {
    id: 'notification/timeout',
    says: 'timeout closes it, and ondone gets false.',
    about: ['GM_notification'],
    expect: false,
    async run(stage) {
      const {result} = await stage.play({
        grant: ['GM_notification'],
        code: `return within(new Promise((done) => GM_notification({text: 't', timeout: 500, ondone: done})), 6000);`,
      });
      return result();
    },
  },
  {
    id: 'download/native',
    says: 'GM.download resolves with the bytes and the mode, native by default.',
    about: ['GM_download'],
    expect: [{loaded: 5000, total: 5000, mode: 'native'}, ['folder/report.pdf']],
    async run(stage) {
      const {answer, files} = await downloads(
        stage,
        `const {loaded, total, mode} = await GM.download({url: '${report}', name: 'folder/report.pdf'}); return {loaded, total, mode};`,
      );
      return [answer, files];
    },
  },
  {
    id: 'download/name',
    says: 'Characters that no file name may have become a dash.',
    about: ['GM_download'],
    expect: ['a-b-c-d.pdf'],
    async run(stage) {
      const {files} = await downloads(
        stage,
        `await GM.download({url: '${report}', name: 'a:b*c?d.pdf'}); return 1;`,
      );
      return files;
    },
  },
  {
    id: 'download/browser',
    says: 'downloadMode browser hands the address to the browser; the result says native all the same.',
    about: ['GM_download'],
    expect: ['native', ['browser.pdf']],
    async run(stage) {
      const {answer, files} = await downloads(
        stage,
        `const done = await within(GM.download({url: '${report}', name: 'browser.pdf', downloadMode: 'browser'}), 5000); return done.mode ?? done;`,
      );
      return [answer, files];
    },
  },
  {
    id: 'download/short-form',
    says: 'GM_download(url, filename) is the short form; it returns a handle with abort.',
    about: ['GM_download'],
    expect: ['function', ['short.pdf']],
    async run(stage) {
      const {answer, files} = await downloads(
        stage,
        `const handle = GM_download('${report}', 'short.pdf'); await wait(1500); return typeof handle.abort;`,
      );
      return [answer, files];
    },
  },
  {
    id: 'download/not-found',
    says: 'In native mode the body of a 404 is saved as if it were the file.',
    about: ['GM_download'],
    expect: ['missing.txt'],
    async run(stage) {
      await spyOnBrowser(stage.scriptcat);
      await takeCalls(stage.scriptcat);
      const {result} = await stage.play({
        grant: ['GM.download'],
        header: ['@connect bad.example'],
        code: `return failure(() => GM.download({url: 'https://bad.example/missing', name: 'missing.txt'}));`,
      });
      await result();
      const calls = await takeCalls(stage.scriptcat);
      return calls
        .filter(([name]) => name === 'download')
        .map(([, details]) => (details as {filename: string}).filename);
    },
  },
  {
    id: 'download/conflict',
    says: 'A second file of the same name gets a number by default; overwrite replaces the first.',
    about: ['GM_download'],
    defaults: ['conflictAction'],
    expect: ['conflict.pdf', 'conflict (1).pdf', 'conflict.pdf'],
    run: (stage) =>
      whileNamingFiles(stage.scriptcat.context, async () => {
        await downloads(
          stage,
          `const save = (options) => GM.download({url: '${report}', name: 'conflict.pdf', ...options});
           await save({}); await save({}); await save({conflictAction: 'overwrite'}); return 1;`,
        );
        return stage.scriptcat.inWorker(
          async () =>
            (
              await chrome.downloads.search({filenameRegex: 'conflict', orderBy: ['startTime']})
            ).map(({filename}) => filename),
          undefined,
        );
      }),
  },
  {
    id: 'download/error-kind',
    says: 'onerror only ever says unknown.',
    about: ['GM_download'],
    expect: 'unknown',
    async run(stage) {
      const {result} = await stage.play({
        grant: ['GM_download'],
        code: `return within(new Promise((done) => GM_download({url: '', name: 'x', onerror: (e) => done(e.error), onload: () => done('load')})), 4000);`,
      });
      return result();
    },
    until: {version: '1.5.0-beta.2', expect: 'load'},
  },
  {
    id: 'page/clipboard-text',
    says: 'GM_setClipboard puts text on the clipboard, as text/plain by default.',
    about: ['GM_setClipboard'],
    defaults: ['info'],
    expect: [['text/plain'], 'from a script'],
    async run(stage) {
      await stage.scriptcat.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const {page, result} = await stage.play({
        grant: ['GM_setClipboard'],
        code: `GM_setClipboard('from a script'); return 1;`,
      });
      await result();
      await page.bringToFront();
      const read = () => page.evaluate(() => navigator.clipboard.readText());
      await poll(async () => (await read()) === 'from a script', 3000);
      const types = await page.evaluate(async () =>
        (await navigator.clipboard.read()).flatMap((item) => item.types),
      );
      return [types, await read()];
    },
  },
  {
    id: 'page/early-style',
    says: 'Once scripts were registered anew beside one whose rule the browser refuses, GM_addStyle and GM_addElement throw in an @early-start script until CAT_scriptLoaded() resolves.',
    about: ['GM_addStyle', 'GM_addElement', '@early-start', 'CAT_scriptLoaded'],
    expect: [
      ['none', 'none'],
      ['Error: custom_event_message is not ready.', 'Error: custom_event_message is not ready.'],
      ['none', 'none'],
    ],
    async run(stage) {
      const {page, result} = await stage.play({
        grant: ['GM_addStyle', 'GM_addElement', 'CAT_scriptLoaded'],
        header: ['@run-at document-start', '@early-start'],
        code: `const add = () => Promise.all([failure(() => GM_addStyle('p {}')), failure(() => GM_addElement('i'))]);
          const early = await add(); await CAT_scriptLoaded(); return [early, await add()];`,
      });
      const [usual = null] = (await result()) as Json[];
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
  },
  {
    id: 'page/log-kept',
    says: 'GM_log: an object becomes JSON, labels are kept, info is the level, debug is dropped.',
    about: ['GM_log'],
    defaults: ['level'],
    expect: [
      ['warn', '{"scene":1}', 'x'],
      ['info', 'scene plain', null],
    ],
    async run(stage) {
      const since = Date.now();
      const {result} = await stage.play({
        grant: ['GM_log'],
        code: `GM_log({scene: 1}, 'warn', {part: 'x'}); GM_log('scene plain'); GM_log('scene debug', 'debug'); await wait(300); return 1;`,
      });
      await result();
      const own = async () =>
        (await stage.scriptcat.logs(since)).filter(({message}) => message.includes('scene'));
      await poll(async () => (await own()).length >= 2, 8000);
      return (await own()).map(({level, message, label}) => [
        level,
        message,
        (label.part ?? null) as string | null,
      ]);
    },
  },
  {
    id: 'tabs/window-close-closes',
    says: 'With its grant, window.close closes the tab that no script opened.',
    about: ['window.close'],
    expect: true,
    async run(stage) {
      const {uuid: _, url} = await stage.prepare({
        grant: ['window.close'],
        code: `window.close();`,
      });
      const page = await stage.scriptcat.context.newPage();
      await page.goto(url).catch(() => undefined);
      return (await poll(() => page.isClosed(), 5000)) ?? false;
    },
  },
  {
    id: 'tabs/opens',
    says: 'GM_openInTab opens the address.',
    about: ['GM_openInTab'],
    expect: 'https://opened.example/scene',
    async run(stage) {
      return stage.opensPage(/opened\.example/, () =>
        stage.play({
          grant: ['GM_openInTab'],
          code: `GM_openInTab('https://opened.example/scene'); return 1;`,
        }),
      );
    },
  },
  {
    id: 'tabs/focus',
    says: 'With its grant, window.focus brings the tab to the front.',
    about: ['window.focus'],
    expect: true,
    async run(stage) {
      const {page, result} = await stage.play({
        grant: ['window.focus'],
        code: `document.body.addEventListener('focus-me', () => window.focus()); return 1;`,
      });
      await result();
      const other = await stage.open('https://other-tab.test/');
      await other.bringToFront();
      await page.evaluate(() => document.body.dispatchEvent(new Event('focus-me')));
      const id = await stage.scriptcat.tabId(page);
      const isActive = () =>
        stage.scriptcat.desk.evaluate(async (id) => (await chrome.tabs.get(id)).active, id);
      return (await poll(isActive, 4000)) ?? false;
    },
  },
  {
    id: 'meta/run-at',
    says: 'document-start runs while the page is still arriving, the other moments once it is parsed.',
    about: ['@run-at'],
    expect: ['loading', 'parsed', 'parsed'],
    async run(stage) {
      const readyState = async (moment: string) => {
        const host = stage.newHost();
        stage.world.on(`${host}/`, (_, response) => {
          response.writeHead(200, {'content-type': 'text/html'});
          response.write(`<!doctype html><title>slow</title><body><p>${'first part '.repeat(400)}`);
          setTimeout(() => response.end('<p>second part'), 2500);
        });
        const {result} = await stage.play(
          {header: [`@run-at ${moment}`], code: `return document.readyState;`},
          {host},
        );
        return (await result()) === 'loading' ? 'loading' : 'parsed';
      };
      return [
        await readyState('document-start'),
        await readyState('document-end'),
        await readyState('document-idle'),
      ];
    },
  },
  {
    id: 'meta/noframes',
    says: 'With @noframes a script does not run in frames; without it, it does.',
    about: ['@noframes'],
    expect: [1, 2],
    async run(stage) {
      const count = async (header: string[]) => {
        const host = stage.newHost();
        stage.world.on(`${host}/`, ({url}, response) => {
          const frame = url.searchParams.has('inner') ? '' : '<iframe src="/?inner"></iframe>';
          response.writeHead(200, {'content-type': 'text/html'});
          response.end(`<!doctype html><title>frames</title><body>${frame}`);
        });
        const {page, result} = await stage.play(
          {
            header,
            code: `const top = window.top.document.documentElement; top.dataset.runs = Number(top.dataset.runs ?? 0) + 1; await wait(900); return 1;`,
          },
          {host},
        );
        await result();
        return Number(await page.evaluate(() => document.documentElement.dataset.runs));
      };
      return [await count(['@noframes']), await count([])];
    },
  },
  {
    id: 'cat/config-opens',
    says: 'CAT_userConfig opens the settings of the script in a tab.',
    about: ['CAT_userConfig'],
    expect: true,
    async run(stage) {
      const url = await stage.opensPage(/userConfig/, () =>
        stage.play({
          grant: ['CAT_userConfig'],
          preamble: '/* ==UserConfig==\ngroup:\n  key:\n    title: Key\n==/UserConfig== */',
          code: `CAT_userConfig(); return 1;`,
        }),
      );
      return url.includes('userConfig=');
    },
  },
  {
    id: 'cat/storage-config-opens',
    says: 'CAT_fileStorage("config") opens the settings.',
    about: ['CAT_fileStorage'],
    expect: true,
    async run(stage) {
      const url = await stage.opensPage(/options\.html/, () =>
        stage.play({
          grant: ['CAT_fileStorage'],
          code: `CAT_fileStorage('config'); return 1;`,
        }),
      );
      return /#\/settings?/.test(url);
    },
  },
  {
    id: 'detection/docs-host',
    says: 'On the docs host window.external.Scriptcat is there and has isInstalled only.',
    about: [],
    place: '/docs/use/install_comple/',
    expect: ['isInstalled'],
    async run(stage) {
      const page = await stage.open('https://docs.scriptcat.org/robots.txt');
      const read = () =>
        page.evaluate(() => {
          const {Scriptcat} = window.external as unknown as {Scriptcat?: object};
          return Scriptcat && Object.keys(Scriptcat);
        });
      return (await poll(read, 4000)) ?? 'absent';
    },
  },
  {
    id: 'detection/other-host',
    says: 'On other hosts it is not.',
    about: [],
    place: '/docs/use/install_comple/',
    expect: false,
    async run(stage) {
      const page = await stage.open('https://elsewhere.test/');
      await until(() => page.evaluate(() => document.readyState === 'complete'));
      return page.evaluate(() => 'Scriptcat' in window.external);
    },
  },
  {
    id: 'download/defaults',
    says: 'A download is a GET of the extension with cookies by default.',
    about: ['GM_download'],
    defaults: ['method', 'anonymous', 'downloadMode'],
    expect: ['native', 'GET', true],
    async run(stage) {
      const {result} = await stage.play({
        grant: ['GM.download', 'GM.xmlHttpRequest'],
        header: ['@connect example.net'],
        code: `await GM.xmlHttpRequest({url: 'https://cookies.example.net/set-cookies'});
          return (await GM.download({url: 'https://cookies.example.net/file', name: 'defaults.txt'})).mode;`,
      });
      const mode = await result();
      const visit = stage.world.visits.findLast(({url}) => url.pathname === '/file');
      return [mode, visit?.method ?? '', String(visit?.headers.cookie).includes('a=browser')];
    },
  },
  {
    id: 'tabs/defaults',
    says: 'By default a tab opens in front, beside its opener and as its child, not pinned and not private.',
    about: ['GM_openInTab'],
    defaults: [
      'active',
      'insert',
      'setParent',
      'incognito',
      'loadInBackground',
      'pinned',
      'useOpen',
      'closed',
    ],
    expect: {
      active: true,
      isBeside: true,
      isChild: true,
      pinned: false,
      incognito: false,
      closed: false,
    },
    async run(stage) {
      const {page, result} = await stage.play({
        grant: ['GM_openInTab'],
        code: `return GM_openInTab('https://opened-by-default.test/').closed;`,
      });
      const closed = await result();
      const url = await stage.opensPage(/opened-by-default/, async () => {});
      const seen = await stage.scriptcat.desk.evaluate(
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
  },
  {
    id: 'notification/click-tag',
    says: 'After sending a tag twice, one click calls both listeners.',
    about: ['GM_notification'],
    expect: ['first', 'second'],
    async run(stage) {
      const {page, result} = await stage.play({
        grant: ['GM_notification'],
        code: `
          const send = (name) => new Promise((done) => GM_notification({text: name, tag: 'twice', oncreate: done,
            onclick: () => { document.body.dataset.clicks = (document.body.dataset.clicks ?? '') + name + ' '; }}));
          const id = await send('first');
          send('second');
          await wait(800);
          return id;`,
      });
      await clickNotification(stage, String(await result()));
      await until(() => page.evaluate(() => document.body.dataset.clicks));
      await pause(500);
      const clicks = await page.evaluate(() => document.body.dataset.clicks ?? '');
      return clicks.trim().split(' ');
    },
  },
  {
    id: 'notification/url',
    says: 'A click on a notification opens its url.',
    about: ['GM_notification'],
    expect: 'https://from-notification.test/',
    async run(stage) {
      const {result} = await stage.play({
        grant: ['GM_notification'],
        code: `return new Promise((done) => GM_notification({text: 'a', url: 'https://from-notification.test/', oncreate: done}));`,
      });
      const id = String(await result());
      return stage.opensPage(/from-notification/, () => clickNotification(stage, id));
    },
  },
];
