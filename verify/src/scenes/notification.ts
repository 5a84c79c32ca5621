import {spyOnBrowser, takeCalls, whileChanged} from '../extension/spy';
import {pause, poll, until} from '../wait';
import type {Scenes, Stage, StagedScript} from './stage';

interface Notification {
  title?: string;
  message?: string;
  type?: string;
  progress?: number;
}

/** The extension's calls of the browser: the name of each and its notification. */
async function notifications({scriptcat}: Stage, {play}: StagedScript) {
  await spyOnBrowser(scriptcat);
  await takeCalls(scriptcat);
  await play();
  return (await takeCalls(scriptcat)).map(([name, ...details]) => ({
    name,
    ...(details.find((detail) => typeof detail === 'object') as Notification),
  }));
}

/** The names of these calls. */
const calls = async (stage: Stage, script: StagedScript) =>
  (await notifications(stage, script)).map(({name}) => name);

/** Simulates a click on a notification, since a headless browser shows none. */
const clickNotification = (stage: Stage, id: string) =>
  stage.scriptcat.inWorker((id) => {
    const {onClicked} = chrome.notifications as unknown as {
      onClicked: {dispatch(id: string): void};
    };
    onClicked.dispatch(id);
  }, id);

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

export const notificationScenes: Scenes = {
  'notification/positional': async (stage, script) => {
    const [first] = await notifications(stage, script);
    return [first?.name ?? '', first?.title ?? '', first?.message ?? ''];
  },
  'notification/tag': calls,
  'notification/progress': async (stage, script) =>
    (await notifications(stage, script)).map(({name, type, progress}) => [
      name,
      type ?? 'progress',
      progress ?? null,
    ]),
  'notification/no-update': (stage, {play}) =>
    withoutUpdate(stage, async () => {
      const since = Date.now();
      const {value, console: lines} = await play();
      const text = 'Your browser does not support GM_updateNotification';
      const isLogged = async () =>
        (await stage.scriptcat.logs(since)).some(({label}) => label.error === text);
      const log = (await poll(isLogged, 8000)) ?? false;
      return {...(value as object), console: lines.includes(text), log};
    }),
  'notification/no-text': async (stage, script) =>
    (await notifications(stage, script))[0]?.message ?? '',
  'notification/close': calls,
  'notification/click-tag': async (stage, {play}) => {
    const {page, value} = await play();
    const clicks = () => page.evaluate(() => document.body.dataset.clicks ?? '');
    await clickNotification(stage, String(value));
    await until(clicks);
    // Time for a call too many.
    await pause(500);
    return (await clicks()).trim().split(' ');
  },
  'notification/url': async (stage, {play}) => {
    const {value} = await play();
    return stage.opensPage(/from-notification/, () => clickNotification(stage, String(value)));
  },
};
