import {readFileSync} from 'node:fs';
import {
  createManager,
  type Host,
  type ManagerEvent,
  type ManagerOptions,
  type NetworkAnswer,
  readScript,
  type Script,
} from '@scriptcat/simulator';
import {Window} from 'happy-dom';
import {FakeLocation} from './fake-location';

/** The page a script runs on, and the world around it. */
export type Scene = {
  /** The first page of the script's header if it isn't set. */
  url?: string;
  title?: string;
  html?: string;
  selection?: string;
  /** Variables of the page's own window. */
  page?: Record<string, unknown>;
  /** Arguments of a skill script. */
  args?: Record<string, unknown>;
  config?: Record<string, unknown>;
  values?: Record<string, unknown>;
  /**
   * Answers by the beginning of a URL, the longest first; any other URL fails. A path is one of the
   * demo service.
   */
  answers?: Answers;
  resources?: Record<string, string>;
  /** Objects that this script has saved in other tabs. */
  tabs?: Record<number, object>;
  cookies?: Record<string, unknown>[];
  fileError?: {code: number; error?: string};
  agent?: ManagerOptions['agent'];
  /** HTML that the page adds after the script has started. */
  later?: string;
  /** The user's answer to permission prompts. */
  allow?: boolean;
};

const ownTab = 1;
const docs = 'https://docs.scriptcat.org/';

function read(file: string): {source: string; script: Script; isSkill: boolean} {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const isSkill = source.includes('==SkillScript==');
  const result = readScript(source.replaceAll('SkillScript==', 'UserScript=='));
  if (!result.ok) throw new Error(`${file}: ${result.problem}`);
  const {script} = result;
  return {source, isSkill, script: isSkill ? {...script, kind: 'background'} : script};
}

type Answers = Readonly<Record<string, NetworkAnswer | 'never'>>;

async function answerOf(url: string, answers: Answers = {}): Promise<NetworkAnswer | undefined> {
  const known = Object.entries(answers).sort(([a], [b]) => b.length - a.length);
  const answer = known.find(([start]) => url.startsWith(new URL(start, docs).href))?.[1];
  return answer === 'never' ? new Promise(() => {}) : answer;
}

/** A page that the script runs on. */
function pageOf({meta}: Script): string {
  const address = meta.match?.[0]?.replaceAll('*', '') ?? '';
  return URL.canParse(address) ? address : 'https://example.com/';
}

/** Reports every element as visible. */
class SeeingObserver {
  constructor(readonly tell: (entries: {isIntersecting: boolean; target: Element}[]) => void) {}

  observe(target: Element): void {
    this.tell([{isIntersecting: true, target}]);
  }

  unobserve(): void {}
}

/** Runs a sample with exactly the names its header asks for and returns what it left behind. */
export async function runSample(file: string, scene: Scene = {}) {
  const {source, script, isSkill} = read(file);
  const url = scene.url ?? pageOf(script);
  const happy = new Window({url, settings: {disableJavaScriptFileLoading: true}});
  const document = happy.document as unknown as Document;
  document.body.innerHTML = scene.html ?? '';
  document.title = scene.title ?? 'Example';
  const location = new FakeLocation(url);
  const log: unknown[][] = [];
  const events: ManagerEvent[] = [];
  const prompts: string[] = [];
  const write = (...args: unknown[]) => void log.push(args);

  const host: Host = {
    now: () => Date.now(),
    timers: globalThis,
    message: async () => {},
    send: ({url: asked}) => answerOf(asked, scene.answers),
    ask: ({permission, subject}) => {
      prompts.push(`${permission} ${subject}`);
      return scene.allow ?? false;
    },
    resource: (name) => scene.resources?.[name],
    tell: (event) => void events.push(event),
    document,
    url,
    window: Object.create(happy, Object.getOwnPropertyDescriptors(scene.page ?? {})),
    tabId: ownTab,
    globals: {
      document,
      location,
      console: {log: write, warn: write, error: write, debug: write, table: write},
      Element: happy.Element,
      MutationObserver: happy.MutationObserver,
      NodeFilter: happy.NodeFilter,
      CustomEvent: happy.CustomEvent,
      Event: happy.Event,
      CSSStyleSheet: happy.CSSStyleSheet,
      IntersectionObserver: SeeingObserver,
      CSS: {escape: (text: string) => text},
      navigator: {language: 'en-GB'},
      getSelection: () => scene.selection ?? '',
      scrollTo: (...args: unknown[]) => events.push({type: 'call', name: 'window.scrollTo', args}),
      ...(isSkill && {args: scene.args, CAT_CONFIG: Object.freeze(scene.config ?? {})}),
    },
  };
  const {values = {}, cookies = [], fileError, agent = {}, tabs = {}} = scene;
  const tabsById = new Map(Object.entries(tabs).map(([id, tab]) => [Number(id), tab]));
  const {
    area: areaOf,
    world,
    load,
  } = createManager({
    areas: {[script.area]: values},
    cookies,
    fileError,
    tabs: new Map([[script.area, tabsById]]),
    agent,
  });
  const area = areaOf(script.area);
  const loaded = load(script, host);
  const {later} = scene;
  if (later) setTimeout(() => document.body.insertAdjacentHTML('beforeend', later), 0);
  const outcome = await loaded.start(source);
  await settled();

  const calls = () =>
    events.filter((event): event is Extract<ManagerEvent, {type: 'call'}> => event.type === 'call');
  const {menu, notifications} = loaded;
  const manager = {
    world,
    events,
    api: loaded.api,
    notifications: () => notifications.shown(),
    /** The stored values. */
    values: area.values,
    calls,
    /** The arguments of each call of one function. */
    callsOf: (name: string) => calls().flatMap((call) => (call.name === name ? [call.args] : [])),
    menuNames: () => menu.items().map(({label}) => label),
    /** Clicks a menu entry, with the value of its input if it has one. */
    async choose(label: string, value?: unknown): Promise<void> {
      const item = menu.items().find((one) => one.label === label);
      if (!item)
        throw new Error(`no menu entry "${label}", only ${manager.menuNames().join(', ')}`);
      await menu.choose(item.id, value);
      await settled();
    },
    /** Clicks the notification that was shown last. */
    async clickNotification(): Promise<void> {
      notifications.click(notifications.shown().at(-1)?.id ?? '');
      await settled();
    },
    /** The user, or another tab, changes a value. */
    changeElsewhere: (name: string, value: unknown) => loaded.editValue(name, value),
    closeTab: loaded.tabs.close,
  };
  const error = outcome.status === 'error' ? outcome.error : undefined;
  const result = outcome.status === 'complete' ? outcome.value : undefined;
  const {meta: header} = script;
  return {manager, document, location, window: loaded.window, log, prompts, header, error, result};
}

/** Waits until messages that are under way have arrived. */
export async function settled(): Promise<void> {
  for (let hop = 0; hop < 50; hop++) await Promise.resolve();
}

/** Sends an event of the page's own window. */
export function dispatch(
  target: EventTarget | null,
  type: 'Event' | 'KeyboardEvent' | 'MouseEvent',
  name: string,
  details: object = {},
): void {
  const {defaultView: view} = (target as Node).ownerDocument ?? (target as Document);
  if (!view) throw new Error('The target belongs to no window.');
  target?.dispatchEvent(new view[type](name, details));
}

/** Chooses files in the page's first input. */
export function chooseFiles(document: Document, files: readonly File[]): void {
  const input = document.querySelector('input');
  Object.defineProperty(input, 'files', {value: files});
  dispatch(input, 'Event', 'change');
}
