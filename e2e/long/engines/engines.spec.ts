import {expect, test} from '@playwright/test';
import {requirements} from '@scriptcat/testing/requirements';
import {startFront} from '../../front-server';
import {type Case, cases} from './cases';
import type {Engine} from './engine';
import {startFirefox} from './firefox';
import {Visitor} from './visitor';
import {startWebKit} from './webkit';

/** Messages about requests that were cancelled by a navigation. */
const left = /ServiceWorker|NetworkError|Load failed/;

async function runCase(engine: Engine, origin: string, run: Case) {
  // An origin of its own, so that no case finds what another has stored.
  const front = await startFront(origin);
  const window = await engine.open();
  try {
    const visitor = new Visitor(window, front.origin);
    await visitor.arrive();
    await run(visitor, {cut: () => front.cut(() => true)});
    const unexpected = (await window.problems()).filter(
      (problem) => !left.test(problem) && !visitor.expected?.test(problem),
    );
    expect(unexpected).toEqual([]);
  } finally {
    await window.close();
    await front.close();
  }
}

for (const [name, start] of Object.entries({firefox: startFirefox, webkit: startWebKit})) {
  if (!requirements[name as 'firefox' | 'webkit'].isMet()) continue;
  let engine: Promise<Engine> | undefined;
  const getEngine = () => (engine ??= start());

  test.describe(name, () => {
    // One window after the other, so that the engine is started once.
    test.describe.configure({mode: 'default', timeout: 60_000});
    test.beforeAll(async () => void (await getEngine()));
    test.afterAll(async () => (await engine)?.close());

    for (const [title, run] of cases) {
      test(title, async ({baseURL}) => {
        await runCase(await getEngine(), new URL(baseURL ?? '').origin, run);
      });
    }
  });
}
