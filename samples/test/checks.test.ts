import {readdirSync, readFileSync} from 'node:fs';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {parse} from 'yaml';
import {dispatch, runSample, type Scene, settled} from './run-sample';

type Sample = Awaited<ReturnType<typeof runSample>>;
type BySelector<T> = Readonly<Record<string, T>>;

/** A case of `samples/checks`: a scene, what is done in it, and what is seen at the end. */
interface Check extends Scene {
  /** The time at the start. From there on, only `wait` lets time pass. */
  clock?: string;
  do?: readonly Partial<Steps>[];
  see: Partial<Seen>;
}

interface Steps {
  /** A menu command, or one and its input. */
  choose: string | [name: string, input: unknown];
  /** Values that the user or another tab changes, or deletes: null. */
  change: Readonly<Record<string, unknown>>;
  click: string;
  submit: string;
  /** The target and the event of a key. */
  press: [selector: string, event: object];
  /** Text that is typed into a field. */
  type: BySelector<string>;
  /** HTML that the page adds to an element, or puts in place of what it has. */
  append: BySelector<string>;
  replace: BySelector<string>;
  notification: 'click';
  /** Milliseconds on the clock. */
  wait: number;
}

const actions: {[K in keyof Steps]: (sample: Sample, details: Steps[K]) => unknown} = {
  choose: ({manager}, details) => manager.choose(...([details].flat() as [string, unknown])),
  change: ({manager}, values) => {
    for (const [name, value] of Object.entries(values))
      manager.changeElsewhere(name, value ?? undefined);
  },
  click: ({document}, selector) => document.querySelector<HTMLElement>(selector)?.click(),
  submit: ({document}, form) => dispatch(document.querySelector(form), 'Event', 'submit'),
  press: ({document}, [selector, event]) =>
    dispatch(document.querySelector(selector), 'KeyboardEvent', 'keydown', {
      bubbles: true,
      ...event,
    }),
  type: ({document}, texts) => {
    for (const [selector, value] of Object.entries(texts)) {
      const field = document.querySelector<HTMLInputElement>(selector);
      dispatch(Object.assign(field as HTMLInputElement, {value}), 'Event', 'input');
    }
  },
  append: ({document}, parts) => {
    for (const [selector, html] of Object.entries(parts))
      document.querySelector(selector)?.insertAdjacentHTML('beforeend', html);
  },
  replace: ({document}, parts) => {
    for (const [selector, innerHTML] of Object.entries(parts))
      Object.assign(document.querySelector(selector) ?? {}, {innerHTML});
  },
  notification: ({manager}) => manager.clickNotification(),
  wait: (_, milliseconds) => vi.advanceTimersByTimeAsync(milliseconds),
};

const pick = (from: unknown, {...asked}: object) =>
  Object.fromEntries(
    Object.keys(asked).map((key) => [key, (from as Record<string, unknown> | undefined)?.[key]]),
  );
const each = <T>(asked: BySelector<T>, look: (key: string, asked: T) => unknown) =>
  Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, look(key, value)]));

const pickEach = (list: readonly unknown[], asked: readonly object[]) =>
  list.map((item, index) => pick(item, asked[index] ?? {}));
/** What was passed to a function, with words for what YAML cannot hold. */
const shown = (passed: unknown): unknown => {
  if (typeof passed === 'function') return 'function';
  if (passed instanceof Error) return String(passed);
  if (Array.isArray(passed)) return passed.map(shown);
  const isPlain = passed instanceof Object && Object.getPrototypeOf(passed) === Object.prototype;
  return isPlain ? each(passed as BySelector<unknown>, (_, own) => shown(own)) : passed;
};

/** What can be seen of a sample. The second argument is what a check expects. */
const views = {
  title: ({document}: Sample) => document.title,
  /** The text of the first element, or of all. */
  text: ({document}: Sample, asked: BySelector<string>) =>
    each(asked, (selector) => document.querySelector(selector)?.textContent ?? null),
  texts: ({document}: Sample, asked: BySelector<string[]>) =>
    each(asked, (selector) =>
      Array.from(document.querySelectorAll(selector), (e) => e.textContent),
    ),
  count: ({document}: Sample, asked: BySelector<number>) =>
    each(asked, (selector) => document.querySelectorAll(selector).length),
  /** Styles and other properties of the first element. */
  style: ({document}: Sample, asked: BySelector<object>) =>
    each(asked, (selector, own) => pick(document.querySelector<HTMLElement>(selector)?.style, own)),
  property: ({document}: Sample, asked: BySelector<object>) =>
    each(asked, (selector, own) => pick(document.querySelector(selector), own)),
  values: ({manager}: Sample) => Object.fromEntries(manager.values),
  /** By function: the arguments of every call, or the number of calls. */
  calls: ({manager}: Sample, asked: BySelector<unknown>) =>
    each(asked, (name, own) => {
      const calls = manager.callsOf(name).map(shown);
      return typeof own === 'number' ? calls.length : calls;
    }),
  /** The names of all calls. */
  called: ({manager}: Sample) => manager.calls().map(({name}) => name),
  notifications: ({manager}: Sample, asked: readonly object[]) =>
    pickEach(manager.notifications(), asked),
  menu: ({manager}: Sample) => manager.menuNames(),
  cookies: ({manager}: Sample, asked: readonly object[]) => pickEach(manager.world.cookies, asked),
  tasks: ({manager}: Sample, asked: readonly object[]) =>
    pickEach(manager.world.agent.tasks, asked),
  /** Lines of the console, and permission prompts. */
  log: ({log}: Sample) => log.map(shown),
  prompts: ({prompts}: Sample) => prompts,
  header: ({header}: Sample, asked: object) => pick(header, asked),
  visited: ({location}: Sample) => location.visited,
  reloads: ({location}: Sample) => location.reloads,
  result: ({result}: Sample) => result,
  /** What the script threw, or some of its properties. */
  error: ({error}: Sample, asked: unknown) =>
    error && asked instanceof Object ? pick(error, asked) : (error ?? null),
};

type Seen = {[K in keyof typeof views]: unknown};

/** Texts between slashes are regular expressions. */
const expected = (asked: unknown): unknown => {
  const pattern = typeof asked === 'string' && /^\/(.+)\/$/s.exec(asked)?.[1];
  if (pattern) return expect.stringMatching(new RegExp(pattern));
  if (Array.isArray(asked)) return asked.map(expected);
  return asked instanceof Object
    ? each(asked as BySelector<unknown>, (_, own) => expected(own))
    : asked;
};

afterEach(() => void vi.useRealTimers());

const folder = new URL('../checks/', import.meta.url);
const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
const samples: Record<string, Record<string, Check>> = Object.assign(
  {},
  ...files.map((text) => parse(text)),
);

describe.each(Object.entries(samples))('%s', (name, checks) => {
  test.each(Object.entries(checks))('%s', async (_, {clock, do: steps = [], see, ...scene}) => {
    if (clock) vi.useFakeTimers({now: new Date(clock)});
    const sample = await runSample(/\.js$/.test(name) ? name : `${name}.user.js`, scene);
    for (const [key, details] of steps.flatMap((step) => Object.entries(step))) {
      await actions[key as keyof Steps](sample, details as never);
      await settled();
    }
    const look = () =>
      each(see as Seen, (key, asked) => views[key as keyof Seen](sample, asked as never));
    await vi.waitFor(() => expect(look()).toEqual(expected(see)));
  });
});
