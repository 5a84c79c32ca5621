import {FakeAgent} from './fake/agent';
import {browserFunctions, fileStorage} from './fake/browser';
import {networkFunctions} from './fake/network';
import {pageFunctions} from './fake/page';
import {configDefaults, FakeValues} from './fake/values';
import {callBack, type Functions, type World} from './fake/world';

export type {World} from './fake/world';

/** A call a script made. */
export type Call = {readonly name: string; readonly args: readonly unknown[]};

type MenuListener = (value?: unknown) => unknown;
type OpenedTab = {url: string; close: () => void; onclose?: () => void};

/**
 * A script manager for tests: it keeps values, menus, notifications and files in memory, answers
 * requests from a table and records every call.
 */
export class FakeManager {
  readonly calls: Call[] = [];
  readonly menu = new Map<number | string, {name: string; listener: MenuListener}>();
  readonly notifications = new Map<string, Record<string, unknown>>();
  readonly openedTabs: OpenedTab[] = [];
  readonly files: Map<string, string>;
  readonly agent: FakeAgent;
  readonly functions: Readonly<Functions>;
  readonly #values: FakeValues;
  #lastId = 0;

  constructor(world: World, source: string, document: Document | undefined) {
    this.files = new Map(Object.entries(world.files ?? {}));
    this.agent = new FakeAgent(world, (name, ...args) => void this.calls.push({name, args}));
    this.#values = new FakeValues({...configDefaults(source), ...world.values});
    this.functions = this.#recorded({
      ...this.#values.functions(),
      ...networkFunctions(world),
      ...pageFunctions(world, document),
      ...browserFunctions(world),
      ...this.agent.functions(),
      ...this.#interfaceFunctions(),
      GM_log() {},
      CAT_userConfig: async () => {},
      CAT_fileStorage: fileStorage(world, this.files),
    });
  }

  /** The stored values. */
  get values(): Map<string, unknown> {
    return this.#values.map;
  }

  /** The recorded calls of one function. */
  callsOf(name: string): readonly (readonly unknown[])[] {
    return this.calls.filter((call) => call.name === name).map((call) => call.args);
  }

  /** The names of the menu entries, in the order they were made. */
  get menuNames(): string[] {
    return [...this.menu.values()].map((entry) => entry.name);
  }

  /** Clicks a menu entry, with the value of its input if it has one. */
  async choose(name: string, value?: unknown): Promise<void> {
    const entry = [...this.menu.values()].find((item) => item.name === name);
    if (!entry) throw new Error(`no menu entry "${name}", only ${this.menuNames.join(', ')}`);
    await entry.listener(value);
  }

  /** Another tab, or the user, changes a value. */
  changeElsewhere(name: string, value: unknown): void {
    this.#values.write(name, value, true);
  }

  /** Clicks the notification made last. */
  clickNotification(): void {
    const [id, details] = [...this.notifications].at(-1) ?? [];
    (details?.onclick as ((event: unknown) => void) | undefined)?.call({id}, {event: 'click', id});
  }

  /** An agent task comes due. */
  triggerTask(id: string, triggeredAt: number): void {
    this.agent.taskListeners.get(id)?.({taskId: id, triggeredAt});
  }

  /** Registers or updates a menu entry, as both menu functions do. */
  registerMenu(name: string, listener: MenuListener = () => {}, options: unknown = {}) {
    const given = typeof options === 'object' ? (options as {id?: number | string}).id : undefined;
    const id = given ?? this.#nextId();
    this.menu.set(id, {name, listener});
    return id;
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #recorded(functions: Functions): Functions {
    return Object.fromEntries(
      Object.entries(functions).map(([name, value]) => [
        name,
        (...args: unknown[]) => {
          this.calls.push({name, args});
          return (value as (...args: unknown[]) => unknown)(...args);
        },
      ]),
    );
  }

  #interfaceFunctions(): Functions {
    const register = (name: string, listener?: MenuListener, options?: unknown) =>
      this.registerMenu(name, listener, options);
    const unregister = (id: number | string) => void this.menu.delete(id);
    return {
      GM_registerMenuCommand: register,
      GM_unregisterMenuCommand: unregister,
      CAT_registerMenuInput: register,
      CAT_unregisterMenuInput: unregister,
      GM_openInTab: (url: string) => {
        const tab: OpenedTab = {url, close() {}};
        this.openedTabs.push(tab);
        return tab;
      },
      GM_notification: (details: Record<string, unknown>) => {
        const id = String(details.tag ?? `n${this.#nextId()}`);
        this.notifications.set(id, details);
        callBack(details, 'oncreate', id);
      },
      GM_updateNotification() {},
      GM_closeNotification: (id: string) => void this.notifications.delete(id),
    };
  }
}
