/** A request as it leaves the manager. */
export interface NetworkRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** The response of a server. A body that is neither text nor a blob is sent as JSON. */
export interface NetworkAnswer {
  status?: number;
  statusText?: string;
  /** Lines `name:value`, joined by CRLF. */
  headers?: string;
  body?: unknown;
}

/** A question to the user. */
export interface Prompt {
  permission: 'cors' | 'cookie' | 'file_storage';
  /** The host or folder it is about. */
  subject: string;
}

/** An entry of a script's menu. */
export interface MenuItem {
  id: number | string;
  label: string;
  title?: string | undefined;
  input?:
    | {
        type: 'text' | 'number' | 'boolean';
        label?: string | undefined;
        value: string | number | boolean;
      }
    | undefined;
}

/** A notification as it is shown. */
export interface ShownNotification {
  id: string;
  title: string;
  text: string;
  tag?: string | undefined;
  url?: string | undefined;
  progress?: number | undefined;
  buttons: readonly string[];
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** Events that a manager reports to its host. */
export type ManagerEvent =
  | {type: 'call'; name: string; args: readonly unknown[]}
  | {type: 'log'; level: LogLevel; text: string; labels: Readonly<Record<string, unknown>>}
  | {type: 'uncaught'; error: unknown}
  | {type: 'values'; area: string}
  | {type: 'menu'; items: readonly MenuItem[]}
  | {type: 'notification'; notification: ShownNotification}
  | {type: 'notification-closed'; id: string}
  | {type: 'tab'; id: number; url: string; isActive: boolean}
  | {type: 'tab-closed'; id: number}
  | {type: 'clipboard'; text: string; mimeType: string}
  | {type: 'download'; url: string; name: string}
  | {type: 'request'; method: string; url: string; outcome: string}
  | {type: 'settings'; page: 'user-config' | 'file-storage'};

/** The timers of any global object. */
export interface Timers {
  setTimeout(work: () => void, ms?: number): unknown;
  setInterval(work: () => void, ms?: number): unknown;
  clearTimeout(id: unknown): void;
}

/** Everything outside the manager: clock, network, page and user. */
export interface Host {
  /** The manager's clock, in milliseconds since 1970. */
  now(): number;
  timers: Timers;
  /** Resolves when a message has gone to the extension and back. */
  message(): Promise<void>;
  /** Answers a request, or nothing when there is no connection. */
  send(request: NetworkRequest): Promise<NetworkAnswer | undefined>;
  /** Shows a question; true allows. */
  ask(prompt: Prompt): boolean | Promise<boolean>;
  /** The content of a `@resource`; nothing when it could not be loaded. */
  resource(name: string, url: string): string | Blob | undefined;
  tell(event: ManagerEvent): void;
  /** The page the script runs on; an empty one for background scripts. */
  document: Document;
  url: string;
  /** The real window, `unsafeWindow` for scripts. */
  window: Record<PropertyKey, unknown>;
  /** Further names of the page's global scope that differ from those around the manager. */
  globals: Readonly<Record<string, unknown>>;
  tabId: number;
}
