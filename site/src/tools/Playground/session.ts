import {
  type FrameMenuItem,
  type FrameNotification,
  type FramePrompt,
  type FromFrame,
  type LogLine,
  maxLines,
  type StoredAreas,
} from '../playground-frame/protocol';

export type Status =
  | 'idle'
  | 'starting'
  | 'running'
  | 'complete'
  | 'error'
  | 'stopped'
  | 'stuck'
  | 'flooded';

export interface Session {
  /** Counts the frames: another number is another, fresh frame. */
  frame: number;
  status: Status;
  /** The title of the page. */
  title: string;
  log: readonly (LogLine & {id: number})[];
  /** How many lines there have been, and so the id of the next. */
  lines: number;
  errors: number;
  areas: StoredAreas;
  menu: readonly FrameMenuItem[];
  notifications: readonly FrameNotification[];
  tabs: readonly {id: number; url: string}[];
  prompts: readonly FramePrompt[];
  retryAt: number | undefined;
}

export type Action =
  | {type: 'start' | 'reset'}
  | {type: 'stop'; status: 'stopped' | 'stuck' | 'flooded'}
  | {type: 'heard'; message: FromFrame}
  | {type: 'answered'; id: number}
  | {type: 'store'; area: string; values: StoredAreas[string]};

export const newSession: Session = {
  frame: 0,
  status: 'idle',
  title: '',
  log: [],
  lines: 0,
  errors: 0,
  areas: {},
  menu: [],
  notifications: [],
  tabs: [],
  prompts: [],
  retryAt: undefined,
};

const maxNotifications = 10;
const maxTabs = 20;

/** Whether a script may be running. */
export function isAlive({status}: Pick<Session, 'status'>): boolean {
  return ['starting', 'running', 'complete', 'error'].includes(status);
}

/** A new run gets a new frame; stored values outlive it, as they do in ScriptCat. */
export function reduceSession(session: Session, action: Action): Session {
  switch (action.type) {
    case 'start':
    case 'reset': {
      const status = action.type === 'start' ? 'starting' : 'idle';
      return {...newSession, frame: session.frame + 1, areas: session.areas, status};
    }
    case 'stop': {
      const {menu, notifications, prompts} = newSession;
      const {status} = action;
      return {...session, frame: session.frame + 1, status, menu, notifications, prompts};
    }
    case 'heard':
      return hear(session, action.message);
    case 'answered':
      return {...session, prompts: session.prompts.filter(({id}) => id !== action.id)};
    case 'store':
      return {...session, areas: {...session.areas, [action.area]: action.values}};
  }
}

function hear(session: Session, message: FromFrame): Session {
  switch (message.type) {
    case 'log': {
      const first = session.lines + message.skipped;
      const added = message.lines.map((line, index) => ({...line, id: first + index}));
      return {
        ...session,
        log: [...session.log, ...added].slice(-maxLines),
        lines: first + added.length,
        errors: session.errors + added.filter(({level}) => level === 'error').length,
      };
    }
    case 'values':
      return {...session, areas: {...session.areas, [message.area]: message.values}};
    case 'title':
      return {...session, title: message.title};
    case 'menu':
      return {...session, menu: message.items};
    case 'notification':
      return {
        ...session,
        notifications: put(session.notifications, message.notification, maxNotifications),
      };
    case 'notification-closed':
      return {...session, notifications: without(session.notifications, message.id)};
    case 'tab':
      return {...session, tabs: put(session.tabs, {id: message.id, url: message.url}, maxTabs)};
    case 'tab-closed':
      return {...session, tabs: without(session.tabs, message.id)};
    case 'prompt':
      return {...session, prompts: put(session.prompts, message.prompt, maxNotifications)};
    case 'status':
      return {...session, status: message.status, retryAt: message.retryAt};
    default:
      return session;
  }
}

/** Puts an item in the place of the one with its id, or at the end of a list of bounded length. */
function put<Item extends {id: unknown}>(items: readonly Item[], item: Item, max: number): Item[] {
  const isKnown = items.some(({id}) => id === item.id);
  const next = isKnown ? items.map((one) => (one.id === item.id ? item : one)) : [...items, item];
  return next.slice(-max);
}

function without<Item extends {id: unknown}>(items: readonly Item[], id: unknown): Item[] {
  return items.filter((item) => item.id !== id);
}
