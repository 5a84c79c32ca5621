import {Window} from 'happy-dom';
import {
  createManager,
  type Host,
  type ManagerEvent,
  type ManagerOptions,
  readScript,
  type Script,
} from './index';

/** Puts a header of these lines in front of code. */
export function userscript(lines: readonly string[], code: string): string {
  const header = ['@name test', ...lines].map((line) => `// ${line}`).join('\n');
  return `// ==UserScript==\n${header}\n// ==/UserScript==\n${code}`;
}

export function read(source: string): Script {
  const result = readScript(source);
  if (!result.ok) throw new Error(result.problem);
  return result.script;
}

/** Everything around a manager, without page, network or anybody who allows anything. */
export function createHost(changes: Partial<Host> = {}) {
  const happy = new Window({url: 'https://shop.example/'});
  const events: ManagerEvent[] = [];
  const printed: unknown[] = [];
  const print = (...args: unknown[]) => void printed.push(args.join(' '));
  const host: Host = {
    now: () => 0,
    timers: globalThis,
    message: async () => {},
    send: async () => undefined,
    ask: () => false,
    resource: () => undefined,
    tell: (event) => void events.push(event),
    document: happy.document as unknown as Document,
    url: 'https://shop.example/',
    window: happy as unknown as Host['window'],
    tabId: 7,
    globals: {
      document: happy.document,
      DOMParser: happy.DOMParser,
      console: {log: print, warn: print, error: print},
    },
    ...changes,
  };
  return {host, events, printed};
}

/** Runs code below a header of these lines and returns what it returned. */
export async function run(
  lines: readonly string[],
  code: string,
  {options, ...changes}: Partial<Host> & {options?: ManagerOptions} = {},
) {
  const source = userscript(lines, code);
  const {host, events, printed} = createHost(changes);
  const loaded = createManager(options).load(read(source), host);
  const outcome = await loaded.start(source);
  const value = outcome.status === 'complete' ? outcome.value : undefined;
  return {...loaded, host, events, printed, outcome, value};
}

/** A `@grant` line for each name. */
export function granting(...names: readonly string[]): string[] {
  return names.map((name) => `@grant ${name}`);
}
