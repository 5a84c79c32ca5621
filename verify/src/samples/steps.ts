import {isDeepStrictEqual} from 'node:util';
import steps from '@scriptcat/content/checked/samples';
import type {SampleSteps} from '@scriptcat/content/kinds/facts';
import type {SampleSet} from './set';

type Step = Required<SampleSteps[string][number]>;
type Actions = {[K in keyof Step]?: (set: SampleSet, details: Step[K]) => unknown};
type Sights = {
  [K in keyof Step]?: (set: SampleSet, details: Step[K], within?: number) => Promise<boolean>;
};

/** Texts between slashes are regular expressions. */
const toPattern = (text: string) => {
  const pattern = /^\/(.+)\/$/s.exec(text)?.[1];
  return pattern === undefined ? text : new RegExp(pattern);
};

const isEach = async <T>(record: Record<string, T>, look: (key: string, value: T) => unknown) => {
  for (const [key, value] of Object.entries(record)) if (!(await look(key, value))) return false;
  return true;
};

const actions: Actions = {
  choose: (set, command) => {
    const [name, value] = [command].flat();
    return set.click(String(name).replace('{name}', set.script.name), value);
  },
  run: (set) => set.run(),
  set: (set, values) =>
    isEach(values, async (key, value) => {
      await set.setValue(key, value);
      return true;
    }),
  reload: ({page}) => page.reload(),
  front: ({page}) => page.bringToFront(),
  press: ({page}, key) => page.keyboard.press(key),
  click: ({page}, selector) => page.locator(selector).first().click(),
  evaluate: ({page}, code) => page.evaluate(code),
};

const sights: Sights = {
  title: (set, title) => set.titled(toPattern(title)),
  text: (set, texts, within) =>
    isEach(texts, (selector, text) => set.reads(selector, text, within)),
  logged: (set, text, within) => set.sees(() => set.hasLogged(text), within),
  printed: (set, text, within) => set.sees(() => set.hasPrinted(new RegExp(text)), within),
  notified: (set, title) => set.sees(() => set.hasNotified(toPattern(title))),
  downloaded: (set, file) => set.sees(() => set.hasDownloaded(file)),
  failed: (set) => set.sees(() => set.hasFailed()),
  opens: (set, address) => set.opens(new RegExp(address)),
  marked: (set, details) => set.marks(...details),
  values: (set, values) =>
    isEach(values, (key, value) =>
      set.sees(async () => isDeepStrictEqual((await set.values())[key] ?? null, value)),
    ),
  menu: (set, names) =>
    set.sees(async () => isDeepStrictEqual(await set.scriptcat.menuNames(set.page), names)),
  requested: (set, [address, body]) => set.sees(() => set.hasRequested(address, new RegExp(body))),
  holds: (set, code, within) => set.sees(() => set.page.evaluate(code), within),
};

/** Takes the steps one after the other; false if something was not seen. */
async function take(set: SampleSet, list: SampleSteps[string]): Promise<boolean> {
  for (const {within, ...step} of list) {
    for (const [key, details] of Object.entries(step)) {
      const act = actions[key as keyof Step];
      const see = sights[key as keyof Step];
      await act?.(set, details as never);
      if (see && !(await see(set, details as never, within))) return false;
    }
  }
  return true;
}

/** The samples of content/checked/samples.yaml. */
export const stepChecks: Record<string, (set: SampleSet) => Promise<boolean>> = Object.fromEntries(
  Object.entries(steps).map(([name, list]) => [name, (set: SampleSet) => take(set, list)]),
);
