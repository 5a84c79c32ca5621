import type {MenuItem, Prompt, Script, ShownNotification} from '@scriptcat/simulator';

/** Stored values as JSON, by name and by storage area. */
export type StoredAreas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the page asks of the frame. */
export type ToFrame =
  | {
      type: 'run';
      script: Script;
      code: string;
      /** The address the demo page counts as. */
      url: string;
      areas: StoredAreas;
      /** The simulated clock, in milliseconds since 1970. */
      now: number;
      /** What a loop without end is told, in the reader's language. */
      loopText: string;
    }
  | {type: 'menu'; id: string; value: string | number | boolean | undefined}
  | {type: 'notification'; id: string; event: 'click' | 'close' | number}
  | {type: 'answer'; id: number; isAllowed: boolean}
  | {type: 'save'; name: string; json: string}
  | {type: 'ping'};

export const logLevels = ['log', 'info', 'warn', 'error'] as const;
export const noteKinds = [
  'request',
  'clipboard',
  'download',
  'settings',
  'leaves',
  'too-much',
  'resolved',
] as const;

/** A line of the log: what the script printed, or what the manager did for it. */
export interface LogLine {
  level: (typeof logLevels)[number] | 'system';
  /** What kind of deed a line of the system tells of. */
  kind?: (typeof noteKinds)[number] | undefined;
  text: string;
}

export type FrameMenuItem = Omit<MenuItem, 'id'> & {id: string};
export type FrameNotification = Pick<
  ShownNotification,
  'id' | 'title' | 'text' | 'progress' | 'buttons'
>;
export type FramePrompt = Prompt & {id: number};

/** What the frame tells the page. Scripts can forge these, so they are checked and never trusted. */
export type FromFrame =
  | {type: 'ready'}
  | {type: 'pong'}
  | {type: 'title'; title: string}
  | {type: 'log'; lines: readonly LogLine[]; skipped: number}
  | {type: 'values'; area: string; values: Readonly<Record<string, string>>}
  | {type: 'menu'; items: readonly FrameMenuItem[]}
  | {type: 'notification'; notification: FrameNotification}
  | {type: 'notification-closed'; id: string}
  | {type: 'tab'; id: number; url: string}
  | {type: 'tab-closed'; id: number}
  | {type: 'prompt'; prompt: FramePrompt}
  | {type: 'status'; status: 'running' | 'complete' | 'error'; retryAt?: number};

/** Longer texts are cut on both sides of the border. */
export const maxTextLength = 2000;
/** So many lines, menu entries and values are kept. */
export const maxLines = 500;
export const maxMenuItems = 50;
export const maxValues = 500;
/** All values of one area together, as JSON. */
export const maxValuesLength = 1_000_000;
