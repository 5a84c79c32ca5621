import type {IncomingMessage} from 'node:http';
import type {TLSSocket} from 'node:tls';

/** What middleware and routes know about a request besides the request itself. */
export interface RequestEnv {
  /** Missing when the Hono app is called without a socket, as tests do. */
  Bindings: {incoming?: IncomingMessage & {socket: Partial<TLSSocket>}} | undefined;
  Variables: {
    /** Where the request comes from. */
    address: string;
    /** Address of the file that answers: safe to log. */
    shownPath?: string;
  };
}
