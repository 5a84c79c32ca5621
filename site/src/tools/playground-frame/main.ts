import {createApi} from './api';
import {drawDemo} from './demo';
import {type FromFrame, isMessage, type LogLevel, type ToFrame} from './protocol';
import {createValues, type Values} from './values';

/*
 * Runs inside a frame with an opaque origin and a policy without any network. Everything it says
 * goes through postMessage to the page that holds the frame.
 */

const host = window.parent;
const realNow = Date.now.bind(Date);
const tell = (message: FromFrame): void => host.postMessage(message, '*');

/** A loop may keep the frame busy this long before it is ended. */
const longestLoopMs = 2000;

let api: ReturnType<typeof createApi> | undefined;
let values: Values | undefined;

class CATRetryError {
  constructor(
    readonly message: string,
    readonly time: number | Date,
  ) {}
}

window.addEventListener('message', (event) => {
  if (event.source !== host || !isMessage(event.data)) return;
  const message = event.data as ToFrame;
  if (message.type === 'ping') tell({type: 'pong', id: message.id});
  if (message.type === 'run') void run(message);
  if (message.type === 'value') values?.setFromOutside(message.key, message.value);
  if (message.type === 'menu') guarded(() => api?.runMenu(message.id));
  if (message.type === 'notification') guarded(() => api?.notify(message.id, message.event));
});

window.addEventListener('error', (event) => report('error', event.message));
window.addEventListener('unhandledrejection', (event) => report('error', String(event.reason)));

function report(level: LogLevel, text: string): void {
  tell({type: 'log', level, text});
}

function guarded(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    report('error', String(error));
  }
}

async function run(message: Extract<ToFrame, {type: 'run'}>): Promise<void> {
  if (message.isBackground) document.body.replaceChildren();
  else drawDemo(document.body);
  values = createValues(message.values, (all) => tell({type: 'values', values: all}));
  api = createApi({values, tell, info: message.info, isBackground: message.isBackground});
  tell({type: 'status', status: 'running'});
  try {
    const value = await execute(message, api);
    tell({type: 'status', status: 'complete'});
    if (value !== undefined) api.log('system', 'resolved:', value);
  } catch (error) {
    if (error instanceof CATRetryError) {
      const retryAt =
        typeof error.time === 'number' ? message.now + error.time * 1000 : error.time.getTime();
      report('error', error.message);
      tell({type: 'status', status: 'error', retryAt});
      return;
    }
    report('error', error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    tell({type: 'status', status: 'error'});
  }
}

function execute(
  {code, names, now}: Extract<ToFrame, {type: 'run'}>,
  {functions, log}: NonNullable<typeof api>,
): Promise<unknown> {
  const scope: Record<string, unknown> = {
    __scriptcatLoop: createLoopGuard(),
    console: createConsole(log),
    Date: createDate(now),
  };
  const dotted: Record<string, unknown> = {};
  for (const name of names) {
    const value = name === 'CATRetryError' ? CATRetryError : functions.get(name);
    if (name.startsWith('GM.')) dotted[name.slice(3).split('.')[0] ?? ''] = value;
    else if (/^\w+$/.test(name)) scope[name] = value;
  }
  if (Object.keys(dotted).length > 0) scope.GM = dotted;
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
  const script = new AsyncFunction(
    ...Object.keys(scope),
    `${code}\n//# sourceURL=playground.user.js`,
  );
  return script(...Object.values(scope));
}

function createLoopGuard(): () => void {
  let rounds = 0;
  let started = 0;
  return () => {
    if (rounds++ === 0) {
      started = performance.now();
      // The count starts anew as soon as the loop lets anything else happen.
      setTimeout(() => {
        rounds = 0;
      }, 0);
    }
    if (rounds % 500 === 0 && performance.now() - started > longestLoopMs) {
      throw new Error(
        `A loop ran for ${longestLoopMs / 1000} seconds without a pause and was ended.`,
      );
    }
  };
}

function createConsole(log: (level: LogLevel, ...parts: unknown[]) => void) {
  const write =
    (level: LogLevel) =>
    (...parts: unknown[]): void =>
      log(level, ...parts);
  return {
    ...console,
    log: write('log'),
    debug: write('log'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  };
}

/** A Date whose present moment is the simulated one. */
function createDate(now: number): DateConstructor {
  const shift = now - realNow();
  return new Proxy(Date, {
    construct: (target, args: []) =>
      args.length === 0 ? new target(realNow() + shift) : new target(...args),
    apply: (target) => new target(realNow() + shift).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => realNow() + shift : Reflect.get(target, name, receiver),
  });
}

tell({type: 'ready'});
