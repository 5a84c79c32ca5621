import type {IncomingMessage} from 'node:http';
import type {MiddlewareHandler} from 'hono';

export interface RequestEnv {
  /** Missing when the Hono app is called without a socket, as tests do. */
  Bindings: {incoming?: IncomingMessage} | undefined;
  Variables: {
    address: string;
    /** Whether the visitor's connection is encrypted. */
    isSecure: boolean;
    /** Address of the file that answers: safe to log. */
    shownPath?: string;
  };
}

export type Middleware = MiddlewareHandler<RequestEnv>;
