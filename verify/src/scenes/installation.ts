import {userscript} from '@scriptcat/claims';
import {poll} from '../wait';
import {send} from '../world/answer';
import type {Scene, Scenes, Stage} from './stage';

const base = ['@namespace scene', '@version 1.0.0'];

/** Whether installing a script with these lines fails with a text. */
const refuses =
  (lines: readonly string[], text: string): Scene =>
  (stage) =>
    stage.install(userscript(lines)).then(
      () => false,
      (error: Error) => error.message.includes(text),
    );

/** Installs as the install page does, which leaves the switch as it finds it. */
async function statusAfterInstall(stage: Stage, line: string) {
  const {scriptcat, world} = stage;
  const name = `status ${stage.newHost()}`;
  const code = userscript([`@name ${name}`, ...base, line]);
  world.on('scripts.test/status.user.js', (_, response) =>
    send(response, code, {type: 'text/javascript'}),
  );
  const address = 'install.html?url=https://scripts.test/status.user.js';
  const page = await stage.open(scriptcat.url(address));
  await scriptcat.confirmInstall(page);
  const installed = await poll(
    async () => (await scriptcat.scripts()).find((found) => found.name === name),
    8000,
  );
  if (installed) await scriptcat.remove(installed.uuid);
  return installed?.status === 1 ? 'on' : installed ? 'off' : 'not installed';
}

/** Whether a script with these lines runs on a page. */
async function runs(stage: Stage, host: string, lines: readonly string[]): Promise<boolean> {
  const body = `document.documentElement.dataset.ran = 'yes';`;
  await stage.install(userscript(['@name runs', ...base, ...lines], body));
  const page = await stage.open(`https://${host}/`);
  const isMarked = () => page.evaluate(() => document.documentElement.dataset.ran);
  return Boolean(await poll(isMarked, 1200));
}

/** Installs a subscription, and removes its scripts, whose names it returns. */
export async function subscribe(stage: Stage): Promise<string[]> {
  const {scriptcat} = stage;
  const url = 'https://docs.scriptcat.org/samples/subscribe/team-pack.user.sub.js';
  await scriptcat.confirmInstall(await stage.open(scriptcat.url(`install.html?url=${url}`)));
  const found = async () =>
    (await scriptcat.scripts()).filter(({name}) => /^(Word highlighter|Labelled log)$/.test(name));
  await poll(async () => (await found()).length === 2, 10_000);
  const scripts = await found();
  if (scripts.length > 0) await scriptcat.remove(...scripts.map(({uuid}) => uuid));
  return scripts.map(({name}) => name).sort();
}

const stored = ['@grant GM_setValue', '@grant GM_getValue'];

export const installationScenes: Scenes = {
  'meta/name-required': refuses(
    ['@name', ...base, '@match https://a.test/*'],
    'Script name is required',
  ),
  'meta/header-required': refuses(base, 'Invalid MetaData block'),
  'meta/version-missing': async (stage) => {
    const host = stage.newHost();
    const code = userscript(
      ['@name no version', '@namespace scene', `@match https://${host}/*`],
      `document.documentElement.setAttribute('data-scene', JSON.stringify({value: GM_info.script.version}));`,
    );
    await stage.install(code);
    return stage.result(await stage.open(`https://${host}/`));
  },
  'cron/preset-refused': refuses(
    ['@name preset', ...base, '@crontab @daily'],
    'Invalid cron expression',
  ),
  'cron/four-fields-refused': refuses(
    ['@name four', ...base, '@crontab * * * *'],
    'Invalid cron expression',
  ),
  'meta/background-off': async (stage) => [
    await statusAfterInstall(stage, '@background'),
    await statusAfterInstall(stage, '@crontab 0 9 * * *'),
    await statusAfterInstall(stage, '@match https://never.test/*'),
  ],
  'meta/crontab-wins': async (stage) => {
    const code = userscript(['@name both', ...base, '@background', '@crontab 0 9 * * *']);
    return (await stage.scriptcat.script(await stage.install(code, {enable: false}))).type;
  },
  'meta/no-match': (stage) => runs(stage, 'nowhere.test', []),
  'meta/exclude': (stage) => {
    const host = stage.newHost();
    const url = `https://${host}/*`;
    return runs(stage, host, [`@match ${url}`, `@include *${host}*`, `@exclude ${url}`]);
  },
  'meta/subscription': subscribe,
  'retry/manual': async (stage) => {
    const uuid = await stage.install(
      userscript(
        ['@name manual', ...base, '@crontab 0 0 1 1 *', ...stored],
        `GM_setValue('n', GM_getValue('n', 0) + 1); throw new CATRetryError('again', 5);`,
      ),
    );
    await stage.scriptcat.run(uuid).catch(() => undefined);
    const runs = async () => ((await stage.scriptcat.values(uuid)).n ?? 0) as number;
    await poll(runs, 4000);
    await poll(async () => (await runs()) > 1, 12_000);
    return runs();
  },
  'retry/automatic': async (stage) => {
    const uuid = await stage.install(
      userscript(
        ['@name retried', ...base, '@background', ...stored],
        `const runs = GM_getValue('runs', []); runs.push(Date.now()); GM_setValue('runs', runs);
         if (runs.length < 2) throw new CATRetryError('again', 5);`,
      ),
    );
    const runs = async () => ((await stage.scriptcat.values(uuid)).runs ?? []) as number[];
    const [first = 0, second = 0] =
      (await poll(async () => (await runs()).length >= 2 && runs(), 30_000)) ?? [];
    return second - first >= 5000;
  },
  'background/outcomes': async (stage) => {
    const becomes = async (body: string, status: string) => {
      const uuid = await stage.install(userscript(['@name outcome', ...base, '@background'], body));
      const isSo = async () => (await stage.scriptcat.script(uuid)).runStatus === status;
      return (await poll(isSo, 8000)) ? status : 'something else';
    };
    return [
      await becomes(`throw new Error('no');`, 'error'),
      await becomes(`return 1;`, 'complete'),
    ];
  },
  'meta/resource-kept': async (stage, {play}) => {
    let text = 'first';
    stage.world.on('kept.test/text.txt', (_, response) => send(response, text));
    const {page, value} = await play();
    text = 'second';
    await page.reload();
    return [value, await stage.result(page)];
  },
};
