import {poll} from '../wait';
import type {Scene, Stage} from './stage';

const script = (lines: readonly string[], body = '') =>
  `// ==UserScript==\n${lines.map((line) => `// ${line}`).join('\n')}\n// ==/UserScript==\n${body}`;

const refusal = async (stage: Stage, code: string): Promise<string> => {
  try {
    await stage.install(code);
    return 'installed';
  } catch (error) {
    return (error as Error).message;
  }
};

/** Installs as the install page does, which leaves the switch as it finds it. */
async function statusAfterInstall(stage: Stage, lines: readonly string[]) {
  const name = `status ${stage.newHost()}`;
  stage.world.on('scripts.test/status.user.js', (_, response) => {
    response.writeHead(200, {'content-type': 'text/javascript'});
    response.end(script([`@name ${name}`, '@namespace s', '@version 1.0.0', ...lines]));
  });
  const page = await stage.open(
    stage.scriptcat.url('install.html?url=https://scripts.test/status.user.js'),
  );
  await stage.scriptcat.confirmInstall(page);
  const installed = await poll(
    async () => (await stage.scriptcat.scripts()).find((found) => found.name === name),
    8000,
  );
  if (installed) await stage.scriptcat.remove(installed.uuid);
  return installed?.status === 1 ? 'on' : installed ? 'off' : 'not installed';
}

const base = ['@namespace scene', '@version 1.0.0'];

export const installationScenes: readonly Scene[] = [
  {
    id: 'meta/name-required',
    says: 'An empty @name is refused with "Script name is required".',
    about: ['@name'],
    expect: true,
    run: async (stage) =>
      (await refusal(stage, script(['@name', ...base, '@match https://a.test/*']))).includes(
        'Script name is required',
      ),
  },
  {
    id: 'meta/header-required',
    says: 'A missing @name line is refused with "Invalid MetaData block".',
    about: ['@name'],
    expect: true,
    run: async (stage) => (await refusal(stage, script(base))).includes('Invalid MetaData block'),
  },
  {
    id: 'meta/version-missing',
    says: 'Without @version a script installs, and GM_info says 0.0.',
    about: ['@version'],
    expect: '0.0',
    async run(stage) {
      const host = stage.newHost();
      const code = script(
        ['@name no version', '@namespace scene', `@match https://${host}/*`],
        `document.documentElement.setAttribute('data-scene', JSON.stringify({value: GM_info.script.version}));`,
      );
      await stage.install(code);
      return stage.result(await stage.open(`https://${host}/`));
    },
  },
  {
    id: 'cron/preset-refused',
    says: 'A preset such as @daily is refused when installing.',
    about: ['@crontab'],
    expect: true,
    run: async (stage) =>
      (await refusal(stage, script(['@name preset', ...base, '@crontab @daily']))).includes(
        'Invalid cron expression',
      ),
  },
  {
    id: 'cron/four-fields-refused',
    says: 'Four fields are refused when installing.',
    about: ['@crontab'],
    expect: true,
    run: async (stage) =>
      (await refusal(stage, script(['@name four', ...base, '@crontab * * * *']))).includes(
        'Invalid cron expression',
      ),
  },
  {
    id: 'meta/background-off',
    says: 'Background and scheduled scripts are installed switched off, page scripts on.',
    about: ['@background', '@crontab'],
    expect: ['off', 'off', 'on'],
    async run(stage) {
      return [
        await statusAfterInstall(stage, ['@background']),
        await statusAfterInstall(stage, ['@crontab 0 9 * * *']),
        await statusAfterInstall(stage, ['@match https://never.test/*']),
      ];
    },
  },
  {
    id: 'meta/crontab-wins',
    says: '@crontab wins over @background.',
    about: ['@crontab', '@background'],
    expect: 2,
    async run(stage) {
      const uuid = await stage.install(
        script(['@name both', ...base, '@background', '@crontab 0 9 * * *']),
        {enable: false},
      );
      return (await stage.scriptcat.script(uuid)).type;
    },
  },
  {
    id: 'meta/no-match',
    says: 'Without @match and @include a script runs nowhere.',
    about: ['@match', '@include'],
    expect: false,
    async run(stage) {
      await stage.install(
        script(['@name nowhere', ...base], `document.documentElement.dataset.nowhere = 'ran';`),
        {enable: true},
      );
      const page = await stage.open('https://nowhere.test/');
      return Boolean(
        await poll(() => page.evaluate(() => document.documentElement.dataset.nowhere), 1200),
      );
    },
  },
  {
    id: 'meta/exclude',
    says: 'One @exclude beats every @match and @include.',
    about: ['@exclude'],
    expect: false,
    async run(stage) {
      const host = stage.newHost();
      await stage.install(
        script(
          [
            '@name excluded',
            ...base,
            `@match https://${host}/*`,
            `@include *${host}*`,
            `@exclude https://${host}/*`,
          ],
          `document.documentElement.dataset.excluded = 'ran';`,
        ),
      );
      const page = await stage.open(`https://${host}/`);
      return Boolean(
        await poll(() => page.evaluate(() => document.documentElement.dataset.excluded), 1200),
      );
    },
  },
  {
    id: 'meta/subscription',
    says: 'A subscription installs the scripts its @scriptUrl lines name.',
    about: ['UserSubscribe', '@scriptUrl'],
    expect: ['Labelled log', 'Word highlighter'],
    async run(stage) {
      const page = await stage.open(
        stage.scriptcat.url(
          'install.html?url=https://docs.scriptcat.org/samples/subscribe/team-pack.user.sub.js',
        ),
      );
      await stage.scriptcat.confirmInstall(page);
      const found = async () =>
        (await stage.scriptcat.scripts()).filter(({name}) =>
          /^(Word highlighter|Labelled log)$/.test(name),
        );
      await poll(async () => (await found()).length === 2, 10_000);
      const scripts = await found();
      if (scripts.length > 0) await stage.scriptcat.remove(...scripts.map(({uuid}) => uuid));
      return scripts.map(({name}) => name).sort();
    },
  },
  {
    id: 'retry/manual',
    says: 'A manual run is not retried.',
    about: ['CATRetryError'],
    expect: 1,
    async run(stage) {
      const uuid = await stage.install(
        script(
          [
            '@name manual',
            ...base,
            '@crontab 0 0 1 1 *',
            '@grant GM_setValue',
            '@grant GM_getValue',
          ],
          `GM_setValue('n', GM_getValue('n', 0) + 1); throw new CATRetryError('again', 5);`,
        ),
      );
      await stage.scriptcat.run(uuid).catch(() => undefined);
      const runs = async () => (await stage.scriptcat.values(uuid)).n as number | undefined;
      await poll(runs, 4000);
      return (
        (await poll(async () => ((await runs()) ?? 0) > 1 && runs(), 12_000)) ?? (await runs()) ?? 0
      );
    },
  },
  {
    id: 'retry/automatic',
    says: 'A background script that throws CATRetryError runs again after the time it asks for.',
    about: ['CATRetryError'],
    expect: true,
    async run(stage) {
      const uuid = await stage.install(
        script(
          ['@name retried', ...base, '@background', '@grant GM_setValue', '@grant GM_getValue'],
          `const runs = GM_getValue('runs', []); runs.push(Date.now()); GM_setValue('runs', runs);
           if (runs.length < 2) throw new CATRetryError('again', 5);`,
        ),
      );
      const runs = async () => ((await stage.scriptcat.values(uuid)).runs ?? []) as number[];
      const [first = 0, second = 0] =
        (await poll(async () => (await runs()).length >= 2 && runs(), 30_000)) ?? [];
      return second - first >= 5000;
    },
  },
  {
    id: 'background/outcomes',
    says: 'A run that throws is shown as an error, one that ends as complete.',
    about: ['@background'],
    place: '/docs/dev/background',
    expect: ['error', 'complete'],
    async run(stage) {
      const becomes = async (body: string, status: string) => {
        const uuid = await stage.install(script(['@name outcome', ...base, '@background'], body));
        const found = await poll(
          async () => (await stage.scriptcat.script(uuid)).runStatus === status,
          8000,
        );
        return found ? status : 'something else';
      };
      return [
        await becomes(`throw new Error('no');`, 'error'),
        await becomes(`return 1;`, 'complete'),
      ];
    },
  },
  {
    id: 'meta/resource-kept',
    says: 'Pages use the stored copy of a resource, whatever its server answers later.',
    about: ['@resource', '@require', 'GM_getResourceText'],
    expect: ['first', 'first'],
    async run(stage) {
      let text = 'first';
      stage.world.on('kept.test/text.txt', (_, response) => {
        response.writeHead(200, {'content-type': 'text/plain'});
        response.end(text);
      });
      const {page, result} = await stage.play({
        grant: ['GM_getResourceText'],
        header: ['@resource kept https://kept.test/text.txt'],
        code: `return GM_getResourceText('kept');`,
      });
      const before = await result();
      text = 'second';
      await page.reload();
      return [before, await stage.result(page)];
    },
  },
];
