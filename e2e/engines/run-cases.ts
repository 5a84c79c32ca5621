import {expect, test} from '@playwright/test';
import {startFront} from '../front-server';
import {languages} from '../site';
import {type Case, cases, type Language} from './cases';
import type {Engine} from './engine';
import {Visitor} from './visitor';

/** What an engine says of requests that fail because the page was left, or the line was cut. */
const isNoise = (problem: string) => /ServiceWorker|NetworkError|Load failed|404|503/.test(problem);

/** What an engine may need to show a small page in a new window, and then for a case, in ms. */
const patience = {arriving: 30_000, case: 60_000};

/** A new window at a page so small that only the engine can be at fault if it does not come. */
function arrive(engine: Engine, origin: string): Promise<Visitor> {
  const open = async () => {
    const visitor = new Visitor(await engine.open(), origin);
    await visitor.arrive();
    return visitor;
  };
  return test.step('arrive', open, {timeout: patience.arriving});
}

/** Declares every case, in both languages, as a test of this engine. */
export function runCases(name: string, start: () => Promise<Engine>): void {
  let engine: Engine;

  /** An engine that got stuck is started again, once; what a page does to it is not forgiven. */
  async function arriveSurely(origin: string): Promise<Visitor> {
    const began = Date.now();
    const visitor = await arrive(engine, origin).catch(async (cause) => {
      console.log(`${name} is started again: ${cause}`);
      await engine.close();
      engine = await start();
      return arrive(engine, origin);
    });
    test.setTimeout(Date.now() - began + patience.case);
    return visitor;
  }

  async function runCase(origin: string, {run, isOffline}: Case, language: Language) {
    const front = isOffline ? await startFront(origin) : undefined;
    const visitor = await arriveSurely(front?.origin ?? origin);
    try {
      await run(visitor, language, {cut: () => front?.cut(() => true)});
      const problems = await visitor.window.problems();
      expect(problems.filter((problem) => !isNoise(problem))).toEqual([]);
    } finally {
      await visitor.window.close();
      await front?.close();
    }
  }

  test.describe(name, () => {
    // One window after the other, so that the engine is started once.
    test.describe.configure({mode: 'default', timeout: 3 * patience.arriving});
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine.close());

    for (const language of languages) {
      for (const one of cases) {
        test(`${one.title} (${language.locale})`, async ({baseURL}) => {
          await runCase(new URL(baseURL ?? '').origin, one, language);
        });
      }
    }
  });
}
