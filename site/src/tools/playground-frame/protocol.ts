/** What the page asks of the frame. */
export type ToFrame =
  | {
      type: 'run';
      code: string;
      names: readonly string[];
      info: {name: string; version: string};
      isBackground: boolean;
      values: Readonly<Record<string, unknown>>;
      /** The simulated clock, in milliseconds since 1970. */
      now: number;
    }
  | {type: 'menu'; id: string}
  | {type: 'notification'; id: string; event: 'click' | 'close'}
  | {type: 'value'; key: string; value: unknown}
  | {type: 'ping'; id: number};

/** What the frame tells the page. Scripts can forge these, so they are shown and never trusted. */
export type FromFrame =
  | {type: 'ready'}
  | {type: 'pong'; id: number}
  | {type: 'log'; level: LogLevel; text: string}
  | {type: 'values'; values: Readonly<Record<string, unknown>>}
  | {type: 'menu'; items: readonly {id: string; label: string}[]}
  | {type: 'notification'; id: string; title: string; text: string}
  | {type: 'notification-closed'; id: string}
  | {type: 'tab'; url: string}
  | {type: 'status'; status: 'running' | 'complete' | 'error'; retryAt?: number};

export type LogLevel = 'log' | 'info' | 'warn' | 'error' | 'system';

/** True for an object that at least says what it is. */
export function isMessage(data: unknown): data is {type: string} {
  return (
    typeof data === 'object' && data !== null && typeof (data as {type?: unknown}).type === 'string'
  );
}
