import {send} from '../../world/answer';
import type {SampleSet} from '../set';
import type {SampleChecks} from './sample-checks';

const hasCalled = (set: SampleSet) => set.sees(async () => (await set.browserCalls()).length > 0);

export const backgroundChecks: SampleChecks = {
  'background/once-a-day': async (set) => {
    await set.run();
    return set.sees(() => set.hasLogged('checked in'));
  },
  'background/overlap-guard': async (set) => {
    void set.run();
    const started = await set.sees(async () => Number((await set.values()).startedAt) > 0);
    return started && set.sees(async () => (await set.values()).startedAt === 0);
  },
  'background/poll-queue': async (set) =>
    (await set.sees(async () => (await set.values()).last === 2)) &&
    set.sees(() => set.hasNotified('2 new')),
  'background/release-watcher': async (set) => {
    await set.run();
    const stored = await set.sees(async () =>
      /^1\.\d+\.0$/.test(String((await set.values()).version)),
    );
    const isQuiet = (await set.browserCalls()).length === 0;
    await set.setValue('version', '0.9.0');
    await set.run();
    return stored && isQuiet && set.sees(() => set.hasNotified(/^Version 1\./));
  },
  'background/retry-at': async (set) => {
    await set.run();
    return set.sees(() => set.hasFailed());
  },
  'background/retry': async (set) => {
    let status = 200;
    set.world.on('docs.scriptcat.org/demo/api/sign-in', (_, response) =>
      send(response, '{}', {status}),
    );
    await set.run();
    const signedIn = await set.sees(() => set.hasLogged('signed in'));
    status = 503;
    await set.run();
    return signedIn && set.sees(() => set.hasFailed());
  },
  'background/two-schedules': async (set) => {
    await set.run();
    return set.sees(() => set.hasNotified(/^Plan the (day|week)$/));
  },
  'guide/check-schedule': (set) => set.sees(async () => (await set.values()).beat, 20_000),
  'background/watch-values': (set) =>
    set.beside('cookbook/ask-background', () =>
      set.sees(async () => {
        // The first question may come before this half listens.
        await set.page.reload();
        return set.titled(/^Answered after \d+ ms$/);
      }, 40_000),
    ),
  'cloudcat/check-in': async (set) => {
    await set.run();
    return set.sees(() => set.hasLogged('checked in'));
  },
  'config/scheduled-config': async (set) => {
    await set.run();
    return set.sees(() => set.hasNotified('URL missing'));
  },
  'cookies/session-check': async (set) => {
    await set.scriptcat.context.clearCookies();
    void set.run();
    return set.sees(() => set.hasNotified('Signed out'));
  },
  'home/price-drop': async (set) => {
    await set.run();
    const stored = await set.sees(async () => (await set.values()).price === 36);
    await set.setValue('price', 50);
    await set.run();
    return stored && set.sees(() => set.hasNotified('50 → 36'));
  },
  'log/labelled-log': (set) =>
    set.sees(
      async () =>
        (await set.hasLogged('mail answered 200')) && (await set.hasLogged('files answered 503')),
    ),
  'notification/tea-timer': async (set) => {
    await set.click('Start tea timer');
    return set.sees(
      async () => (await set.browserCalls()).filter(([name]) => name === 'update').length >= 2,
    );
  },
  'start/first-background': (set) => set.sees(() => set.hasLogged('Started')),
  'start/first-scheduled': async (set) => {
    await set.run();
    return set.sees(() => set.hasNotified('Time to stand up'));
  },
  'values/link-reporter': async (set) => {
    await set.setValue('links', [{url: 'https://a.example/', title: 'A'}]);
    await set.run();
    return (await hasCalled(set)) && set.hasNotified(/^1 page/);
  },
};
