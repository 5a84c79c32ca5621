import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {Server as NetServer, type Socket} from 'node:net';
import {networkOf} from './rate-limit';

interface ConnectionsOptions {
  /** Connections one address may hold at once; 0 for any number. */
  maxPerAddress: number;
  /** Requests a client may have sent on one connection before the first answer left. */
  maxUnanswered: number;
  onRefused: () => void;
}

/**
 * Follows connections and the answers still on their way, to bound what one client can hold and to
 * end without cutting an answer.
 */
export function createConnections(
  server: Server,
  {maxPerAddress, maxUnanswered, onRefused}: ConnectionsOptions,
) {
  /** Answers that are not sent yet, in their order, with what begins each. */
  const unfinished = new Map<Socket, Map<ServerResponse, () => void>>();
  const byAddress = new Map<string, number>();
  let isStopping = false;

  /** Shared by all answers, so that following one costs next to nothing. */
  function onClose(this: ServerResponse) {
    const {socket} = this.req;
    const responses = unfinished.get(socket);
    responses?.delete(this);
    const [begin] = responses?.values() ?? [];
    // After what others have sent in the meantime.
    if (begin && !socket.destroyed) setImmediate(begin);
    else if (isStopping && responses) socket.end();
  }

  const change = (address: string, by: number) => {
    const count = (byAddress.get(address) ?? 0) + by;
    if (count === 0) byAddress.delete(address);
    else byAddress.set(address, count);
    return count;
  };

  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = change(address, 1);
    unfinished.set(socket, new Map());
    socket.once('close', () => {
      change(address, -1);
      unfinished.delete(socket);
    });
    // Without it one address takes every connection there is and keeps them.
    if (isStopping || (maxPerAddress > 0 && count > maxPerAddress)) {
      onRefused();
      socket.destroy();
    }
  });

  return {
    /** Whether another request is read from a connection; none while stopping. */
    takesMore(socket: Socket): boolean {
      const {size = maxUnanswered} = unfinished.get(socket) ?? {};
      return size < maxUnanswered && !isStopping && !socket.destroyed;
    },

    /** Begins an answer when those before it on the connection are sent. */
    admit({socket}: IncomingMessage, response: ServerResponse, begin: () => void): void {
      const responses = unfinished.get(socket);
      responses?.set(response, begin);
      response.on('close', onClose);
      if (responses?.size === 1) begin();
    },

    /** Ends a connection that the HTTP server has handed over, when no answer comes before this one. */
    refuse(socket: Socket, status: string): void {
      const close = () => socket.destroy();
      // Without a listener, a client that resets the connection would end the process.
      socket.on('error', close).on('timeout', close);
      onRefused();
      // Input left unread would make the system reset the connection and lose what is on its way out.
      if (isStopping) socket.resume();
      else if (unfinished.get(socket)?.size !== 0) close();
      else
        socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, close);
    },

    /** Resolves once every answer under way is sent, or after `patienceMs` whatever clients do. */
    end(patienceMs: number): Promise<void> {
      isStopping = true;
      for (const [socket, responses] of unfinished) {
        const last = [...responses.keys()].at(-1);
        if (!last) socket.end();
        else if (!last.headersSent) last.setHeader('connection', 'close');
      }
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          for (const socket of unfinished.keys()) socket.destroy();
        }, patienceMs);
        // Not the HTTP server's own way to close: it destroys connections whose last answer has
        // been written, but not sent.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;
