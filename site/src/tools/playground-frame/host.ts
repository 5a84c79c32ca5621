import type {Host, ManagerEvent, Prompt} from '@scriptcat/simulator';
import {createClock} from './clock';
import type {createOutbox} from './outbox';
import {type LogLine, logLevels, maxMenuItems, type ToFrame} from './protocol';
import {answerRequest, demoFile} from './service';
import {show} from './show';

type Run = Extract<ToFrame, {type: 'run'}>;
type Outbox = ReturnType<typeof createOutbox>;

interface Options {
  run: Run;
  outbox: Outbox;
  ask: (prompt: Prompt) => Promise<boolean>;
  onValues: (area: string) => void;
}

/** The world of the demo page: no network, a clock that can be moved, and a reader who is asked. */
export function createHost({run, outbox, ask, onValues}: Options): Host {
  const clock = createClock(run.now);
  const note = (kind: LogLine['kind'], text: string) => outbox.log({level: 'system', kind, text});
  return {
    now: clock.now,
    timers: {
      setTimeout: (work, ms) => setTimeout(work, ms),
      setInterval: (work, ms) => setInterval(work, ms),
      clearTimeout: (id) => clearTimeout(id as number),
    },
    message: () => new Promise((resolve) => setTimeout(resolve, 5)),
    send: (request) => new Promise((resolve) => setTimeout(resolve, 50, answerRequest(request))),
    ask,
    resource: (_name, url) => demoFile(new URL(url).pathname) ?? '',
    tell: (event) => tell(event, outbox, note, onValues),
    document,
    url: run.url,
    window: window as unknown as Host['window'],
    tabId: 1,
    globals: {Date: clock.Date, location: createLocation(run.url, note)},
  };
}

/** An address that can be read and follows `pushState`; going elsewhere is only noted. */
function createLocation(url: string, note: (kind: 'leaves', text: string) => void) {
  const go = (target: unknown) => note('leaves', String(target));
  const now = () => new URL(window.location.search, url);
  const methods = {assign: go, replace: go, reload: () => go(url), toString: () => now().href};
  return new Proxy(methods, {
    get: (own, name) => Reflect.get(own, name) ?? Reflect.get(now(), name),
    set: (_own, _name, target) => {
      go(target);
      return true;
    },
  });
}

function tell(
  event: ManagerEvent,
  outbox: Outbox,
  note: (kind: LogLine['kind'], text: string) => void,
  onValues: (area: string) => void,
): void {
  switch (event.type) {
    case 'log': {
      const level = logLevels.find((known) => known === event.level) ?? 'log';
      const labels = Object.keys(event.labels).length > 0 ? [event.labels] : [];
      outbox.log({level, text: show([event.text, ...labels])});
      break;
    }
    case 'uncaught':
      outbox.log({level: 'error', text: show([event.error])});
      break;
    case 'values':
      onValues(event.area);
      break;
    case 'menu': {
      const items = event.items.slice(0, maxMenuItems);
      outbox.send({type: 'menu', items: items.map((item) => ({...item, id: idOf(item.id)}))});
      break;
    }
    case 'notification':
    case 'notification-closed':
    case 'tab':
    case 'tab-closed':
      outbox.send(event);
      break;
    case 'clipboard':
      note('clipboard', event.text);
      break;
    case 'download':
      note('download', `${event.url} → ${event.name}`);
      break;
    case 'request':
      note('request', `${event.method} ${event.url} → ${event.outcome}`);
      break;
    case 'settings':
      note('settings', event.page);
  }
}

/** Ids of menus are numbers or texts; on the way to the page they are texts that keep them apart. */
export function idOf(id: number | string): string {
  return JSON.stringify(id);
}
