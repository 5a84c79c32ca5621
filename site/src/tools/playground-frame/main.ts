import {createManager, type LoadedScript, type Outcome} from '@scriptcat/simulator';
import {createHost} from './host';
import {createLoopGuard} from './loop-guard';
import {createOutbox} from './outbox';
import {type FromFrame, logLevels, maxValues, maxValuesLength, type ToFrame} from './protocol';
import {show} from './show';

/*
 * Runs inside a frame with an opaque origin and a policy without any network. Everything it says
 * goes through postMessage to the page that holds the frame.
 */

type Run = Extract<ToFrame, {type: 'run'}>;

const page = window.parent;
const outbox = createOutbox((message: FromFrame) => page.postMessage(message, '*'));
const prompts = new Map<number, (isAllowed: boolean) => void>();
let loaded: LoadedScript | undefined;

window.addEventListener('message', ({source, data}) => {
  if (source !== page) return;
  const message = data as ToFrame;
  if (message.type === 'ping') outbox.send({type: 'pong'});
  if (message.type === 'run') void run(message);
  if (message.type === 'answer') prompts.get(message.id)?.(message.isAllowed);
  if (message.type === 'menu') {
    void guarded(() => loaded?.menu.choose(JSON.parse(message.id), message.value));
  }
  if (message.type === 'save') {
    void guarded(() => loaded?.editValue(message.name, JSON.parse(message.json)));
  }
  if (message.type === 'notification') void guarded(() => notify(message.id, message.event));
});
window.addEventListener('error', (event) => report(event.error ?? event.message));
window.addEventListener('unhandledrejection', (event) => report(event.reason));

function report(error: unknown): void {
  outbox.log({level: 'error', text: show([error])});
}

async function guarded(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    report(error);
  }
}

function notify(id: string, event: 'click' | 'close' | number): void {
  if (event === 'close') loaded?.notifications.dismiss(id);
  else loaded?.notifications.click(id, event === 'click' ? undefined : event);
}

function captureConsole(): void {
  const methods = {...Object.fromEntries(logLevels.map((level) => [level, level])), debug: 'log'};
  for (const [name, level] of Object.entries({
    ...methods,
    table: 'log',
    dir: 'log',
    trace: 'log',
  })) {
    const print = (...parts: unknown[]) => outbox.log({level: level as 'log', text: show(parts)});
    Object.assign(console, {[name]: print});
  }
}

async function run(message: Run): Promise<void> {
  const {script, areas} = message;
  if (script.kind !== 'page') document.body.replaceChildren();
  Object.assign(window, {__scriptcatLoop: createLoopGuard(message.loopText)});
  const manager = createManager({
    areas: Object.fromEntries(
      Object.entries(areas).map(([area, values]) => [area, parseValues(values)]),
    ),
  });
  const sendValues = (area: string) => {
    const pairs = [...manager.area(area).values].map(([name, value]) => [
      name,
      JSON.stringify(value),
    ]);
    const length = pairs.reduce(
      (sum, [name = '', json = '']) => sum + name.length + json.length,
      0,
    );
    if (pairs.length > maxValues || length > maxValuesLength) {
      outbox.log({level: 'system', kind: 'too-much', text: ''});
    } else outbox.send({type: 'values', area, values: Object.fromEntries(pairs)});
  };
  const host = createHost({run: message, outbox, ask, onValues: sendValues});
  loaded = manager.load(script, host);
  tellUrlChanges(loaded.window);
  outbox.send({type: 'status', status: 'running'});
  tellOutcome(await loaded.start(message.code));
}

/** Calls `window.onurlchange` of a script that has set it, as ScriptCat does. */
function tellUrlChanges(scope: Record<PropertyKey, unknown>): void {
  const tell = () => {
    const {onurlchange} = scope;
    if (typeof onurlchange === 'function') onurlchange({url: window.location.href});
  };
  const {pushState} = history;
  history.pushState = (...args) => {
    pushState.apply(history, args);
    tell();
  };
  window.addEventListener('popstate', tell);
}

function parseValues(values: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, json]) => [name, JSON.parse(json)]));
}

function ask(prompt: {permission: 'cors' | 'cookie' | 'file_storage'; subject: string}) {
  const id = prompts.size + 1;
  outbox.send({type: 'prompt', prompt: {...prompt, id}});
  return new Promise<boolean>((resolve) => prompts.set(id, resolve));
}

function tellOutcome(outcome: Outcome): void {
  if (outcome.status === 'complete') {
    if (outcome.value !== undefined) {
      outbox.log({level: 'system', kind: 'resolved', text: show([outcome.value])});
    }
    outbox.send({type: 'status', status: 'complete'});
    return;
  }
  const {error, retryAt} = outcome;
  report(retryAt === undefined ? error : (error as {msg: unknown}).msg);
  const isTime = retryAt !== undefined && !Number.isNaN(new Date(retryAt).getTime());
  outbox.send({type: 'status', status: 'error', ...(isTime && {retryAt})});
}

// A demo page has nowhere to go: following a link would only take the frame away.
window.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  outbox.log({level: 'system', kind: 'leaves', text: link.getAttribute('href') ?? ''});
});
captureConsole();
const tellTitle = () => outbox.send({type: 'title', title: document.title});
new MutationObserver(tellTitle).observe(document.head, {childList: true, subtree: true});
tellTitle();
outbox.send({type: 'ready'});
