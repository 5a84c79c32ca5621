import type {IncomingMessage} from 'node:http';
import type {TLSSocket} from 'node:tls';

export interface RequestEnv {
  /** Missing when the Hono app is called without a socket, as tests do. */
  Bindings: {incoming?: IncomingMessage & {socket: Partial<TLSSocket>}} | undefined;
  Variables: {
    address: string;
    /** Address of the file that answers: safe to log. */
    shownPath?: string;
  };
}
