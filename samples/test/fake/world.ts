/** What a server answers: a response, or no connection at all. */
export type Answer = {status?: number; body?: unknown; headers?: string} | 'network error';

/** What a test prepares before a script runs. */
export type World = {
  values?: Record<string, unknown>;
  /** Answers by the beginning of an address; the longest one wins. */
  answers?: Record<string, Answer>;
  resources?: Record<string, string>;
  cookies?: Record<string, unknown>[];
  files?: Record<string, string>;
  fileError?: {code: number};
  tabs?: Record<string, unknown>;
  ownTab?: Record<string, unknown>;
  replies?: string[];
  chunks?: unknown[];
  tasks?: Record<string, unknown>[];
  models?: Record<string, unknown>[];
  skills?: Record<string, (params: unknown) => unknown>;
  workspace?: Record<string, string>;
  elements?: string[];
};

/** Functions by the full name a script calls them by. */
export type Functions = Record<string, unknown>;

/** Calls a callback of a details object, if the script gave one. */
export function callBack(details: Record<string, unknown>, name: string, value?: unknown): void {
  (details[name] as ((value: unknown) => void) | undefined)?.(value);
}
