import {readFileSync} from 'node:fs';
import {grants} from '@scriptcat/userscript';
import {Window} from 'happy-dom';
import {FakeManager, type World} from './fake-manager';
import {type Header, readHeader} from './header';

/** The page a script runs on, and the world around it. */
export type Scene = World & {
  url?: string;
  title?: string;
  html?: string;
  selection?: string;
  /** What the page itself keeps on its window. */
  page?: Record<string, unknown>;
  args?: Record<string, unknown>;
  config?: Record<string, unknown>;
};

/** Where the page was sent, instead of really going there. */
class FakeLocation {
  readonly visited: string[] = [];
  reloads = 0;
  #url: URL;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  get href(): string {
    return this.#url.href;
  }

  set href(url: string) {
    this.visited.push(url);
  }

  get hostname(): string {
    return this.#url.hostname;
  }

  get origin(): string {
    return this.#url.origin;
  }

  get pathname(): string {
    return this.#url.pathname;
  }

  reload(): void {
    this.reloads += 1;
  }
}

class CATRetryError {
  constructor(
    readonly msg: string,
    readonly time: number | Date,
  ) {}
}

/** `GM.cookie.list` belongs into an object `cookie` of an object `GM`. */
function assign(scope: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<Record<string, unknown>>((node, name) => {
    node[name] ??= {};
    return node[name] as Record<string, unknown>;
  }, scope);
  // A function such as GM_cookie may already carry members; keep them.
  parent[last] = parent[last] ? Object.assign(value as object, parent[last]) : value;
}

/** The names a header grants, by the same table the documentation prints. */
export function grantedNames(header: Header): readonly string[] {
  const wanted = header.grant ?? [];
  if (wanted.includes('none')) return [];
  return grants.filter((grant) => wanted.includes(grant.name)).flatMap((grant) => grant.injects);
}

function grantedScope(manager: FakeManager, header: Header): Record<string, unknown> {
  const scope: Record<string, unknown> = {};
  for (const name of grantedNames(header)) {
    const value = manager.functions[name] ?? manager.functions[name.replace(/^GM\./, 'GM_')];
    if (value !== undefined && !name.startsWith('window.')) assign(scope, name, value);
  }
  return scope;
}

const metadata = (header: Header, name: string) => header[name]?.[0];

function infoOf(header: Header) {
  return {
    scriptHandler: 'ScriptCat',
    version: '1.5.0',
    script: {name: metadata(header, 'name'), version: metadata(header, 'version')},
  };
}

/** Runs a sample with exactly the names its header asks for and returns what it left behind. */
export async function runSample(file: string, scene: Scene = {}) {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const header = readHeader(source);
  const isPage = !header.background && !header.crontab && !source.includes('==SkillScript==');
  const url = scene.url ?? 'https://example.com/';
  const happy = new Window({url, settings: {disableJavaScriptFileLoading: true}});
  const document = happy.document as unknown as Document;
  document.body.innerHTML = scene.html ?? '';
  document.title = scene.title ?? 'Example';

  const manager = new FakeManager(scene, source, isPage ? document : undefined);
  const location = new FakeLocation(url);
  const granted = grantedNames(header);
  const sandbox: Record<string, unknown> = Object.create(happy, {
    scrollTo: {value: (...args: unknown[]) => manager.calls.push({name: 'window.scrollTo', args})},
  });
  for (const name of ['close', 'focus']) {
    if (granted.includes(`window.${name}`)) sandbox[name] = manager.functions[`window.${name}`];
  }
  if (granted.includes('window.onurlchange')) sandbox.onurlchange = null;

  const page = isPage
    ? {
        document,
        location,
        Element: happy.Element,
        MutationObserver: happy.MutationObserver,
        CSS: {escape: (text: string) => text},
        navigator: {language: 'en-GB'},
        getSelection: () => scene.selection ?? '',
      }
    : {document: undefined, location: undefined};
  const log: unknown[][] = [];
  const write = (...args: unknown[]) => void log.push(args);
  const scope: Record<string, unknown> = {
    ...page,
    window: sandbox,
    globalThis: sandbox,
    console: {log: write, warn: write, error: write, debug: write, table: write},
    ...('unwrap' in header ? {} : {GM_info: infoOf(header)}),
    ...(header.grant?.includes('none') || 'unwrap' in header
      ? {}
      : {unsafeWindow: scene.page ?? {}}),
    ...(isPage ? {} : {CATRetryError}),
    ...('unwrap' in header ? {} : grantedScope(manager, header)),
    ...(scene.args ? {args: scene.args, CAT_CONFIG: Object.freeze(scene.config ?? {})} : {}),
  };
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const body = new AsyncFunction(...Object.keys(scope), source);
  const run = () => body(...Object.values(scope)) as Promise<unknown>;

  let result: unknown;
  let error: unknown;
  if (metadata(header, 'run-at') === 'context-menu') {
    manager.registerMenu(metadata(header, 'name') ?? '', run);
  } else {
    // What a run rejects with is part of its result: a retry, for example.
    [result, error] = await run().then(
      (value) => [value, undefined],
      (reason) => [undefined, reason],
    );
  }
  return {manager, document, location, window: sandbox, header, log, result, error};
}
