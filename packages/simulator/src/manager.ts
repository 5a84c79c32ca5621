import {type AgentWorld, agentFunctions, createAgentWorld} from './agent';
import type {Api} from './api';
import {catFunctions} from './cat';
import {cookieFunctions} from './cookies';
import {downloadFunctions} from './downloads';
import type {Host} from './host';
import {createInfo} from './info';
import type {Instance, World} from './instance';
import {createMenu} from './menu';
import {createNotifications} from './notifications';
import {pageFunctions} from './page';
import {requestFunctions} from './requests';
import {resourceFunctions} from './resources';
import {CATRetryError, type Outcome, outcomeOf} from './retry';
import {compile, createSandbox, nest} from './scope';
import {isContextMenu, type Script} from './script';
import {StorageArea} from './storage';
import {createTabs} from './tabs';
import {userTabId, valueFunctions} from './values';

/** The state before the first script runs. */
export interface ManagerOptions extends Partial<Omit<World, 'agent'>> {
  /** Stored values by storage area. */
  areas?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  agent?: Partial<AgentWorld>;
}

/** A script manager without a browser: scripts are loaded into it and behave as in ScriptCat. */
export function createManager(options: ManagerOptions = {}) {
  const world: World = {
    cookies: [...(options.cookies ?? [])],
    files: new Map(options.files),
    fileError: options.fileError,
    tabs: new Map(options.tabs),
    agent: createAgentWorld(options.agent),
  };
  const areas = new Map<string, StorageArea>();
  const area = (name: string): StorageArea => {
    const found = areas.get(name) ?? new StorageArea(options.areas?.[name]);
    areas.set(name, found);
    return found;
  };
  return {
    world,
    area,
    /** Makes an instance of a script for one page or for the background. */
    load: (script: Script, host: Host) => load(script, host, world, area(script.area)),
  };
}

function load(script: Script, host: Host, world: World, area: StorageArea) {
  const allowed = new Set<string>();
  const isBackground = script.kind !== 'page';
  const instance: Instance = {
    script,
    host,
    world,
    area,
    isBackground,
    tabId: isBackground ? -1 : host.tabId,
    console: (host.globals.console ?? console) as Console,
    ask: async (prompt) => {
      const key = `${prompt.permission} ${prompt.subject}`;
      const isAllowed = allowed.has(key) || (await host.ask(prompt));
      if (isAllowed) allowed.add(key);
      return isAllowed;
    },
  };
  const menu = createMenu(instance);
  const tabs = createTabs(instance);
  const notifications = createNotifications(instance, tabs.open);
  const timers = isBackground && script.mode === 'sandbox' ? trackedTimers(host) : undefined;
  const info = createInfo(instance);
  const api: Api = {
    GM_info: info,
    'GM.info': info,
    unsafeWindow: host.window,
    CATRetryError,
    ...recorded(host, {
      ...valueFunctions(instance),
      ...requestFunctions(instance),
      ...downloadFunctions(instance),
      ...cookieFunctions(instance),
      ...pageFunctions(instance),
      ...resourceFunctions(instance),
      ...catFunctions(instance),
      ...agentFunctions(world.agent, host),
      ...menu.api,
      ...tabs.api,
      ...notifications.api,
    }),
  };
  const {window: ownWindow, ...names} = nest(script.names, api);
  const own = {...host.globals, ...timers?.functions, ...names, ...(ownWindow as object)};
  const window = script.mode === 'sandbox' ? createSandbox(host.window, own) : host.window;

  /** Runs code as the script's body. */
  function run(code: string): Promise<Outcome> {
    timers?.clear();
    // Outside the sandbox these are the page's own.
    const scope =
      script.mode === 'sandbox' ? own : {...own, window, self: window, globalThis: window};
    return outcomeOf(async () => compile(code, scope)(), host.now);
  }

  return {
    api,
    window,
    menu,
    tabs,
    notifications,
    run,
    /** Runs the script as ScriptCat would: immediately, or on each click of its menu entry. */
    start(code: string): Promise<Outcome> {
      if (!isContextMenu(script)) return run(code);
      menu.register(script.name, () => run(code));
      return Promise.resolve({status: 'complete', value: undefined});
    },
    /** Ends the timers of a background script; nothing else can be ended. */
    stop: () => timers?.clear(),
    /** The user changes a value on ScriptCat's pages. */
    editValue: (name: string, value: unknown) => area.save({[name]: value}, userTabId),
  };
}

/** A script in a manager. */
export type LoadedScript = ReturnType<typeof load>;

/** Tells the host of every call. */
function recorded(host: Host, api: Api): Api {
  const wrap = (name: string, value: unknown) =>
    typeof value !== 'function'
      ? value
      : (...args: unknown[]) => {
          host.tell({type: 'call', name, args});
          return value(...args);
        };
  return Object.fromEntries(Object.entries(api).map(([name, value]) => [name, wrap(name, value)]));
}

/** Timers that end with the script; further arguments are not handed on. */
function trackedTimers({timers}: Host) {
  const running = new Set<unknown>();
  const tracked = (kind: 'setTimeout' | 'setInterval') => (work: unknown, ms?: number) => {
    if (typeof work !== 'function') return undefined;
    const id = timers[kind](() => work(), ms);
    running.add(id);
    return id;
  };
  const clear = (id: unknown) => {
    running.delete(id);
    timers.clearTimeout(id);
  };
  return {
    functions: {
      setTimeout: tracked('setTimeout'),
      setInterval: tracked('setInterval'),
      clearTimeout: clear,
      clearInterval: clear,
    },
    clear: () => running.forEach(clear),
  };
}
