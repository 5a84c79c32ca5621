import {parseAllDocuments} from 'yaml';

/** A call a script made. */
export type Call = {readonly name: string; readonly args: readonly unknown[]};

type Listener = (name: string, before: unknown, after: unknown, remote: boolean) => unknown;
type Details = Record<string, unknown> & {url: string};
type Answer = {status?: number; body?: unknown; headers?: string} | 'network error';
type OpenedTab = {url: string; close: () => void; onclose?: () => void};
type MenuEntry = {id: number | string; name: string; listener: (value?: unknown) => unknown};

/** What a test prepares before a script runs. */
export type World = {
  values?: Record<string, unknown>;
  /** Answers by the beginning of an address; the longest one wins. */
  answers?: Record<string, Answer>;
  resources?: Record<string, string>;
  cookies?: Record<string, unknown>[];
  files?: Record<string, string>;
  fileError?: {code: number};
  tabs?: Record<string, unknown>;
  ownTab?: Record<string, unknown>;
  replies?: string[];
  chunks?: unknown[];
  tasks?: Record<string, unknown>[];
  models?: Record<string, unknown>[];
  skills?: Record<string, (params: unknown) => unknown>;
  workspace?: Record<string, string>;
  elements?: string[];
};

function configDefaults(source: string): Record<string, unknown> {
  const [, yaml = ''] = /\/\* ==UserConfig==\n([\s\S]*?)==\/UserConfig== \*\//.exec(source) ?? [];
  const defaults: Record<string, unknown> = {};
  for (const document of parseAllDocuments(yaml)) {
    const groups = (document.toJSON() ?? {}) as Record<string, Record<string, {default?: unknown}>>;
    for (const [group, items] of Object.entries(groups)) {
      for (const [key, item] of Object.entries(items)) {
        if (item.default !== undefined) defaults[`${group}.${key}`] = item.default;
      }
    }
  }
  return defaults;
}

/**
 * A script manager for tests: it keeps values, menus, notifications and files in memory, answers
 * requests from a table and records every call.
 */
export class FakeManager {
  readonly calls: Call[] = [];
  readonly values: Map<string, unknown>;
  readonly menu = new Map<number | string, MenuEntry>();
  readonly notifications = new Map<string, Record<string, unknown>>();
  readonly files: Map<string, string>;
  readonly workspace: Map<string, string>;
  readonly tasks: Record<string, unknown>[];
  readonly taskListeners = new Map<string, (event: unknown) => unknown>();
  readonly tools: Record<string, unknown>[] = [];
  readonly openedTabs: OpenedTab[] = [];
  readonly functions: Readonly<Record<string, unknown>>;
  readonly #listeners = new Map<number, {name: string; listener: Listener}>();
  #lastId = 0;
  #document: Document | undefined;

  constructor(
    private readonly world: World,
    source: string,
    document: Document | undefined,
  ) {
    this.values = new Map(Object.entries({...configDefaults(source), ...world.values}));
    this.files = new Map(Object.entries(world.files ?? {}));
    this.workspace = new Map(Object.entries(world.workspace ?? {}));
    this.tasks = [...(world.tasks ?? [])];
    this.#document = document;
    this.functions = this.#recorded(this.#implementations());
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
    this.#write(name, value, true);
  }

  /** Clicks the notification made last. */
  clickNotification(): void {
    const [id, details] = [...this.notifications].at(-1) ?? [];
    (details?.onclick as ((event: unknown) => void) | undefined)?.call({id}, {event: 'click', id});
  }

  /** An agent task comes due. */
  triggerTask(id: string, triggeredAt: number): void {
    this.taskListeners.get(id)?.({taskId: id, triggeredAt});
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #recorded(functions: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(functions).map(([name, value]) => [
        name,
        typeof value === 'function'
          ? (...args: unknown[]) => {
              this.calls.push({name, args});
              return value(...args);
            }
          : value,
      ]),
    );
  }

  #write(name: string, value: unknown, remote: boolean): void {
    const before = this.values.get(name);
    const isSame = before === value && (typeof value !== 'object' || value === null);
    if (value === undefined) this.values.delete(name);
    else this.values.set(name, structuredClone(value));
    if (isSame) return;
    for (const {name: watched, listener} of this.#listeners.values()) {
      if (watched === name) listener(name, before, value, remote);
    }
  }

  #read(name: string, fallback?: unknown): unknown {
    const value = this.values.get(name);
    return value === undefined ? fallback : structuredClone(value);
  }

  #answer(details: Details): Answer {
    const known = Object.entries(this.world.answers ?? {}).sort(([a], [b]) => b.length - a.length);
    return known.find(([start]) => String(details.url).startsWith(start))?.[1] ?? 'network error';
  }

  #response(details: Details): Record<string, unknown> | 'network error' {
    const answer = this.#answer(details);
    if (answer === 'network error') return answer;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? '');
    return {
      status: answer.status ?? 200,
      responseHeaders: answer.headers ?? '',
      responseText: text,
      response:
        details.responseType === 'json'
          ? answer.body
          : details.responseType === 'blob'
            ? new Blob([text])
            : text,
      context: details.context,
    };
  }

  #request(details: Details): {abort: () => void} {
    let isAborted = false;
    queueMicrotask(() => {
      if (isAborted) return;
      const response = this.#response(details);
      const call = (name: string, value: unknown) =>
        (details[name] as ((value: unknown) => void) | undefined)?.(value);
      if (response === 'network error') call('onerror', {status: 0, error: response});
      else {
        const total = String(response.responseText).length;
        call('onprogress', {...response, loaded: total, total, lengthComputable: true});
        call('onload', response);
      }
      call('onloadend', response);
    });
    return {
      abort: () => {
        isAborted = true;
        (details.onabort as (() => void) | undefined)?.();
      },
    };
  }

  async #requestPromise(details: Details): Promise<unknown> {
    const response = this.#response(details);
    // ScriptCat rejects with a string here, and so must the fake.
    if (response === 'network error') throw response;
    return response;
  }

  #addElement(...args: unknown[]): Element | undefined {
    const [parent, tag, attributes = {}] =
      typeof args[0] === 'string' ? [undefined, args[0], args[1]] : args;
    const element = this.#document?.createElement(String(tag));
    for (const [name, value] of Object.entries(attributes as Record<string, unknown>)) {
      if (!element) break;
      if (name === 'textContent') element.textContent = String(value);
      else if (typeof value === 'string' || typeof value === 'number') {
        element.setAttribute(name, String(value));
      } else Object.assign(element, {[name]: value});
    }
    const place = (parent as Element | undefined) ?? this.#document?.head;
    if (element) place?.append(element);
    return element;
  }

  #register(name: string, listener: MenuEntry['listener'] = () => {}, options: unknown = {}) {
    const id =
      (typeof options === 'object' ? (options as {id?: string}).id : undefined) ?? this.#nextId();
    this.menu.set(id, {id, name, listener});
    return id;
  }

  #cookies(action: string, details: Record<string, unknown>): unknown[] | undefined {
    const jar = this.world.cookies ?? [];
    const matches = (cookie: Record<string, unknown>) =>
      details.name === undefined || cookie.name === details.name;
    if (action === 'list') return jar.filter(matches);
    if (action === 'delete') jar.splice(0, jar.length, ...jar.filter((item) => !matches(item)));
    if (action === 'set') jar.push(details);
    return undefined;
  }

  #storage(action: string, details: Record<string, unknown> = {}): Promise<void> {
    const call = (name: string, value?: unknown) =>
      (details[name] as ((value: unknown) => void) | undefined)?.(value);
    if (action === 'config') return Promise.resolve();
    if (this.world.fileError) call('onerror', this.world.fileError);
    else if (action === 'list')
      call(
        'onload',
        [...this.files.keys()].map((name) => ({name})),
      );
    else if (action === 'download') {
      const {name} = details.file as {name: string};
      call('onload', new Blob([this.files.get(name) ?? '']));
    } else if (action === 'delete') {
      this.files.delete(String(details.path));
      call('onload');
    } else {
      return (details.data as Blob).text().then((text) => {
        this.files.set(String(details.path), text);
        call('onload');
      });
    }
    return Promise.resolve();
  }

  #conversation(options: {tools?: Record<string, unknown>[]} = {}) {
    this.tools.push(...(options.tools ?? []));
    const {replies = [], chunks = []} = this.world;
    return {
      id: 'c1',
      chat: async (content: string) => {
        this.calls.push({name: 'chat', args: [content]});
        return {content: replies.shift() ?? ''};
      },
      chatStream: async (content: string) => {
        this.calls.push({name: 'chatStream', args: [content]});
        return (async function* () {
          yield* chunks;
        })();
      },
    };
  }

  #implementations(): Record<string, unknown> {
    const read = (name: string, fallback?: unknown) => this.#read(name, fallback);
    const write = (name: string, value: unknown) => this.#write(name, value, false);
    const readMany = (wanted: unknown) => {
      const names = Array.isArray(wanted) ? wanted : Object.keys(wanted ?? {});
      const all = wanted == null ? [...this.values.keys()] : names;
      const defaults = Array.isArray(wanted) ? {} : ((wanted ?? {}) as Record<string, unknown>);
      return Object.fromEntries(all.map((name) => [name, read(name, defaults[name])]));
    };
    const writeMany = (values: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(values)) write(name, value);
    };
    const removeMany = (names: string[]) => {
      for (const name of names) write(name, undefined);
    };
    const listen = (name: string, listener: Listener) => {
      const id = this.#nextId();
      this.#listeners.set(id, {name, listener});
      return id;
    };
    const notify = (details: Record<string, unknown>) => {
      const id = String(details.tag ?? `n${this.#nextId()}`);
      this.notifications.set(id, details);
      (details.oncreate as ((id: string) => void) | undefined)?.(id);
    };
    const cookie = (action: string) => (details: Record<string, unknown>, done?: unknown) =>
      (done as ((cookies: unknown, error: unknown) => void) | undefined)?.(
        this.#cookies(action, details),
        undefined,
      );
    const cookiePromise = (action: string) => async (details: Record<string, unknown>) =>
      this.#cookies(action, details);
    const open = (url: string) => {
      const tab: OpenedTab = {url, close() {}};
      this.openedTabs.push(tab);
      return tab;
    };
    const download = (details: Record<string, unknown>) => {
      (details.onload as ((result: unknown) => void) | undefined)?.({mode: 'native'});
      return {abort() {}};
    };
    const downloadPromise = async (details: Details) => {
      const response = this.#response(details);
      if (response === 'network error') throw new Error('Native Download ERROR');
      return {loaded: String(response.responseText).length, mode: 'native'};
    };
    const register = (...args: Parameters<typeof this.menuRegister>) => this.menuRegister(...args);
    const unregister = (id: number | string) => void this.menu.delete(id);
    const {world} = this;
    return {
      GM_getValue: read,
      GM_setValue: write,
      'GM.setValue': async (name: string, value: unknown) => write(name, value),
      GM_deleteValue: (name: string) => write(name, undefined),
      GM_listValues: () => [...this.values.keys()],
      GM_getValues: readMany,
      GM_setValues: writeMany,
      GM_deleteValues: removeMany,
      GM_addValueChangeListener: listen,
      GM_removeValueChangeListener: (id: number) => void this.#listeners.delete(id),
      GM_log() {},
      GM_getResourceText: (name: string) => world.resources?.[name],
      GM_getResourceURL: (name: string) =>
        name in (world.resources ?? {}) ? `data:,${name}` : undefined,
      'GM.getResourceUrl': async (name: string) =>
        name in (world.resources ?? {}) ? `blob:${name}` : undefined,
      GM_addStyle: (css: string) => this.#addElement('style', {textContent: css}),
      GM_addElement: (...args: unknown[]) => this.#addElement(...args),
      GM_registerMenuCommand: register,
      GM_unregisterMenuCommand: unregister,
      CAT_registerMenuInput: register,
      CAT_unregisterMenuInput: unregister,
      GM_xmlhttpRequest: (details: Details) => this.#request(details),
      'GM.xmlHttpRequest': (details: Details) => this.#requestPromise(details),
      GM_download: download,
      'GM.download': downloadPromise,
      GM_openInTab: open,
      GM_closeInTab() {},
      GM_getTab: (done: (tab: unknown) => void) => done(world.ownTab ?? {}),
      'GM.getTab': async () => world.ownTab ?? {},
      GM_saveTab() {},
      'GM.saveTab': async () => {},
      GM_getTabs: (done: (tabs: unknown) => void) => done(world.tabs ?? {}),
      'GM.getTabs': async () => world.tabs ?? {},
      GM_notification: notify,
      GM_updateNotification() {},
      GM_closeNotification: (id: string) => void this.notifications.delete(id),
      GM_setClipboard() {},
      'GM.setClipboard': async () => {},
      GM_cookie: (action: string, details: Record<string, unknown>, done: unknown) =>
        cookie(action)(details, done),
      'GM.cookie': async (action: string, details: Record<string, unknown>) =>
        this.#cookies(action, details),
      'GM_cookie.list': cookie('list'),
      'GM_cookie.set': cookie('set'),
      'GM_cookie.delete': cookie('delete'),
      'GM.cookie.list': cookiePromise('list'),
      'GM.cookie.set': cookiePromise('set'),
      'GM.cookie.delete': cookiePromise('delete'),
      'window.close'() {},
      'window.focus'() {},
      CAT_userConfig: async () => {},
      CAT_fileStorage: (action: string, details: Record<string, unknown>) =>
        this.#storage(action, details),
      CAT_scriptLoaded: async () => {},
      CAT_createBlobUrl: async (blob: Blob) => URL.createObjectURL(blob),
      CAT_fetchBlob: async (url: string) => (await fetch(url)).blob(),
      CAT_fetchDocument: async (url: string) => {
        const page = this.#document?.implementation.createHTMLDocument();
        const answer = this.#answer({url});
        if (page && answer !== 'network error') page.body.innerHTML = String(answer.body);
        return page;
      },
      'CAT.agent.conversation.create': async (options: object) => this.#conversation(options),
      'CAT.agent.model.list': async () => world.models ?? [],
      'CAT.agent.model.getDefault': async () => world.models?.[0]?.id ?? '',
      'CAT.agent.task.list': async () => this.tasks,
      'CAT.agent.task.create': async (options: object) => {
        const task = {...options, id: `t${this.#nextId()}`, generation: 1, revision: 1};
        this.tasks.push(task);
        return task;
      },
      'CAT.agent.task.addListener': (id: string, listener: (event: unknown) => unknown) => {
        this.taskListeners.set(id, listener);
        return 1;
      },
      'CAT.agent.dom.navigate': async (url: string) => ({tabId: 7, url}),
      'CAT.agent.dom.waitFor': async (selector: string) => ({
        found: world.elements?.includes(selector) ?? false,
      }),
      'CAT.agent.dom.fill': async () => ({success: true}),
      'CAT.agent.skills.get': async (name: string) =>
        name in (world.skills ?? {}) ? {name} : null,
      'CAT.agent.skills.call': async (name: string, _script: string, params: unknown) =>
        world.skills?.[name]?.(params),
      'CAT.agent.opfs.list': async (folder: string) =>
        [...this.workspace.keys()]
          .filter((path) => path.startsWith(`${folder}/`))
          .map((path) => ({name: path.slice(folder.length + 1), type: 'file'})),
      'CAT.agent.opfs.read': async (path: string) => ({content: this.workspace.get(path)}),
      'CAT.agent.opfs.write': async (path: string, content: string) =>
        void this.workspace.set(path, content),
    };
  }

  /** Registers or updates a menu entry, as both menu functions do. */
  menuRegister(name: string, listener?: MenuEntry['listener'], options?: unknown) {
    return this.#register(name, listener, options);
  }
}
