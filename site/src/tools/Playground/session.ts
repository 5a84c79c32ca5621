import {type FromFrame, isMessage, type LogLevel} from '../playground-frame/protocol';

export type Status = 'idle' | 'starting' | 'running' | 'complete' | 'error' | 'stopped' | 'stuck';

export interface Session {
  /** Counts the frames: another number is another, empty frame. */
  frame: number;
  status: Status;
  logs: readonly {id: number; level: LogLevel; text: string}[];
  values: Readonly<Record<string, unknown>>;
  menu: readonly {id: string; label: string}[];
  notifications: readonly {id: string; title: string; text: string}[];
  tabs: readonly {id: number; url: string}[];
  retryAt: number | undefined;
}

export type Action =
  | {type: 'start'}
  | {type: 'stop'; status: 'stopped' | 'stuck'}
  | {type: 'heard'; message: FromFrame};

export const newSession: Session = {
  frame: 0,
  status: 'idle',
  logs: [],
  values: {},
  menu: [],
  notifications: [],
  tabs: [],
  retryAt: undefined,
};

const mostLogs = 200;
const longestText = 2000;

/** A new run gets a new frame; stored values outlive it, as they do in ScriptCat. */
export function reduceSession(session: Session, action: Action): Session {
  switch (action.type) {
    case 'start':
      return {...newSession, frame: session.frame + 1, values: session.values, status: 'starting'};
    case 'stop':
      return {
        ...session,
        frame: session.frame + 1,
        status: action.status,
        menu: [],
        notifications: [],
      };
    case 'heard':
      return hear(session, action.message);
  }
}

/** Scripts can forge any of this, so texts are cut and lists are bounded. */
function hear(session: Session, message: FromFrame): Session {
  switch (message.type) {
    case 'log': {
      const entry = {id: session.logs.length, level: message.level, text: cut(message.text)};
      return {...session, logs: [...session.logs, entry].slice(-mostLogs)};
    }
    case 'values':
      return {...session, values: message.values};
    case 'menu':
      return {...session, menu: message.items.slice(0, 50)};
    case 'notification': {
      const {id, title, text} = message;
      const others = session.notifications.filter((one) => one.id !== id);
      return {
        ...session,
        notifications: [...others, {id, title: cut(title), text: cut(text)}].slice(-10),
      };
    }
    case 'notification-closed':
      return {...session, notifications: session.notifications.filter(({id}) => id !== message.id)};
    case 'tab': {
      const opened = {id: session.tabs.length, url: cut(message.url)};
      return {...session, tabs: [...session.tabs, opened].slice(-20)};
    }
    case 'status':
      return {...session, status: message.status, retryAt: message.retryAt};
    default:
      return session;
  }
}

function cut(text: string): string {
  return String(text).slice(0, longestText);
}

const levels = new Set<unknown>(['log', 'info', 'warn', 'error', 'system']);
const statuses = new Set<unknown>(['running', 'complete', 'error']);

/** Lets through only messages whose parts have the right types. */
export function parseFromFrame(data: unknown): FromFrame | undefined {
  if (!isMessage(data)) return undefined;
  const message = data as Record<string, unknown>;
  const texts = (...names: string[]): boolean =>
    names.every((name) => typeof message[name] === 'string');
  const isRight = new Map<string, () => boolean>(
    Object.entries({
      ready: () => true,
      pong: () => typeof message.id === 'number',
      log: () => levels.has(message.level) && texts('text'),
      values: () => typeof message.values === 'object' && message.values !== null,
      menu: () => Array.isArray(message.items) && message.items.every(isMenuItem),
      notification: () => texts('id', 'title', 'text'),
      'notification-closed': () => texts('id'),
      tab: () => texts('url'),
      status: () =>
        statuses.has(message.status) &&
        (message.retryAt === undefined || typeof message.retryAt === 'number'),
    }),
  );
  return isRight.get(data.type)?.() ? (message as unknown as FromFrame) : undefined;
}

function isMenuItem(item: unknown): boolean {
  const {id, label} = (item ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof label === 'string';
}
