import {createNotifications} from './notifications';
import type {FromFrame, LogLevel} from './protocol';
import {fakeRequest} from './requests';
import type {Values} from './values';

interface ApiOptions {
  values: Values;
  tell: (message: FromFrame) => void;
  info: {name: string; version: string};
  isBackground: boolean;
}

type Callable = (...args: never[]) => unknown;

/** The simulated functions by name, and what the page may trigger in them. */
export function createApi({values, tell, info, isBackground}: ApiOptions) {
  const menu = new Map<string, {label: string; run: () => unknown}>();
  const notifications = createNotifications(tell);
  let tab: Record<string, unknown> = {};
  let nextMenu = 1;

  const log = (level: LogLevel, ...parts: unknown[]): void =>
    tell({type: 'log', level, text: parts.map(show).join(' ')});
  const tellMenu = (): void =>
    tell({type: 'menu', items: [...menu].map(([id, {label}]) => ({id, label}))});
  const needPage = (name: string): void => {
    if (isBackground) throw new Error(`${name} needs a page; a background script has none.`);
  };

  const plain = {
    getValue: (key: string, fallback?: unknown) => values.get(key, fallback),
    setValue: (key: string, value: unknown) => values.set(key, value),
    deleteValue: (key: string) => values.set(key, undefined),
    listValues: () => values.list(),
    getValues: (wanted?: readonly string[] | Record<string, unknown>) => {
      const isList = Array.isArray(wanted);
      const keys = wanted ? (isList ? wanted : Object.keys(wanted)) : values.list();
      const fallback = (key: string) =>
        isList ? undefined : (wanted as Record<string, unknown>)?.[key];
      return Object.fromEntries(keys.map((key: string) => [key, values.get(key, fallback(key))]));
    },
    setValues: (all: Record<string, unknown>) => {
      for (const [key, value] of Object.entries(all)) values.set(key, value);
    },
    deleteValues: (keys: readonly string[]) => {
      for (const key of keys) values.set(key, undefined);
    },
    addValueChangeListener: (key: string, listener: never) => values.listen(key, listener),
    removeValueChangeListener: (id: number) => values.unlisten(id),
    log: (text: unknown, level: LogLevel = 'info') => log(level, text),
    addStyle: (css: string) => {
      needPage('GM_addStyle');
      return append(document.head, 'style', {textContent: css});
    },
    addElement: (...args: readonly unknown[]) => {
      needPage('GM_addElement');
      const hasParent = args[0] instanceof Element;
      const [tag, attributes] = (hasParent ? args.slice(1) : args) as [string, object];
      return append(hasParent ? (args[0] as Element) : document.body, tag, attributes ?? {});
    },
    registerMenuCommand: (label: string, run?: () => unknown, options?: {id?: string | number}) => {
      const id = String(options?.id ?? nextMenu++);
      menu.set(id, {label, run: run ?? (() => undefined)});
      tellMenu();
      return id;
    },
    unregisterMenuCommand: (id: string | number) => {
      menu.delete(String(id));
      tellMenu();
    },
    notification: notifications.show,
    closeNotification: notifications.close,
    updateNotification: notifications.update,
    openInTab: (url: string) => {
      tell({type: 'tab', url: String(url)});
      return {close: () => undefined, closed: false, onclose: null};
    },
    closeInTab: () => undefined,
    getTab: (callback: (data: object) => void) => callback(tab),
    saveTab: (data: Record<string, unknown>) => {
      tab = structuredClone(data);
    },
    getTabs: (callback: (all: object) => void) => callback({1: tab}),
    setClipboard: (text: unknown) => log('system', 'clipboard ←', text),
    xmlhttpRequest: (details: never) => fakeRequest(details, log),
    download: (details: unknown) => log('system', 'download:', details),
    cookie: () => log('system', 'cookies are not simulated'),
    getResourceText: () => '',
    getResourceURL: () => 'data:,',
  } satisfies Record<string, Callable | ((...args: readonly unknown[]) => unknown)>;

  return {
    log,
    functions: named(plain as unknown as Record<string, Callable>, info),
    runMenu: (id: string) => menu.get(id)?.run(),
    notify: notifications.trigger,
  };
}

/** Every function under its `GM_` and its promise-returning `GM.` name. */
function named(plain: Record<string, Callable>, info: {name: string; version: string}) {
  const all = new Map<string, unknown>();
  for (const [name, run] of Object.entries(plain)) {
    all.set(`GM_${name}`, run);
    all.set(`GM.${name}`, async (...args: never[]) => run(...args));
  }
  for (const name of ['getTab', 'getTabs']) {
    const run = plain[name] as (callback: unknown) => void;
    all.set(`GM.${name}`, () => new Promise((resolve) => run(resolve)));
  }
  all.set('GM.xmlHttpRequest', (details: object) => {
    const run = plain.xmlhttpRequest as unknown as (details: object) => void;
    return new Promise((onload, onerror) => run({...details, onload, onerror}));
  });
  all.set('GM.getResourceUrl', async () => 'data:,');
  all.set('CAT_registerMenuInput', plain.registerMenuCommand);
  all.set('CAT_unregisterMenuInput', plain.unregisterMenuCommand);
  all.set('CAT_userConfig', plain.log?.bind(null, 'CAT_userConfig()' as never));
  const scriptInfo = {script: info, scriptHandler: 'ScriptCat', version: 'playground'};
  all.set('GM_info', scriptInfo);
  all.set('GM.info', scriptInfo);
  all.set('unsafeWindow', window);
  return all;
}

function append(parent: Element, tag: string, attributes: object): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name in element) Object.assign(element, {[name]: value});
    else element.setAttribute(name, String(value));
  }
  parent.append(element);
  return element;
}

function show(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
