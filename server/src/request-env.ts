import type {IncomingMessage} from 'node:http';

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
