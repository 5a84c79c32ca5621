import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {Server as NetServer, type Socket} from 'node:net';
import {networkOf} from './rate-limit';

const MAX_BANNED = 10_000;
/** How long a connection from a banned address is left without an answer. */
const BANNED_MS = 1000;

interface ConnectionsOptions {
  /** Connections one address may hold at once; 0 for any number. */
  maxPerAddress: number;
  /** Requests a client may have sent on one connection before the first answer left. */
  maxUnanswered: number;
  /** How long an address that sent more is kept out; 0 where addresses are those of a proxy. */
  banMs: number;
  now: () => number;
  onRefused: () => void;
}

/**
 * Closes a connection on which many requests wait. Node makes an error for each of them; their
 * stacks, which nobody reads, would take as long as all the rest.
 */
function destroyWithoutTraces(socket: Socket) {
  const {stackTraceLimit} = Error;
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  socket.destroy();
}

/**
 * Follows connections and the answers still on their way, to bound what one client can hold and to
 * end without cutting an answer.
 */
export function createConnections(
  server: Server,
  {maxPerAddress, maxUnanswered, banMs, now, onRefused}: ConnectionsOptions,
) {
  const unfinished = new Map<Socket, Set<ServerResponse>>();
  const byAddress = new Map<string, number>();
  const bannedUntil = new Map<string, number>();
  let isStopping = false;

  /** Shared by all answers, so that following one costs next to nothing. */
  function onClose(this: ServerResponse) {
    const {socket} = this.req;
    const responses = unfinished.get(socket);
    responses?.delete(this);
    if (isStopping && responses?.size === 0) socket.end();
  }

  const change = (address: string, by: number) => {
    const count = (byAddress.get(address) ?? 0) + by;
    if (count === 0) byAddress.delete(address);
    else byAddress.set(address, count);
    return count;
  };

  function isBanned(address: string): boolean {
    const until = bannedUntil.get(address);
    if (until === undefined) return false;
    if (until > now()) return true;
    bannedUntil.delete(address);
    return false;
  }

  // What was sent in one go is read in one go, however soon the connection is closed, so a client
  // that does this again and again would still be heard.
  function ban(address: string) {
    if (banMs === 0) return;
    if (bannedUntil.size >= MAX_BANNED) bannedUntil.clear();
    bannedUntil.set(address, now() + banMs);
  }

  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = change(address, 1);
    unfinished.set(socket, new Set());
    socket.once('close', () => {
      change(address, -1);
      unfinished.delete(socket);
    });
    const isOver = maxPerAddress > 0 && count > maxPerAddress;
    if (isStopping || isOver) {
      onRefused();
      socket.destroy();
    } else if (isBanned(address)) {
      onRefused();
      // Closed at once it would be opened again at once, which costs more than to keep it.
      unfinished.delete(socket);
      socket.pause();
      const timer = setTimeout(() => socket.destroy(), BANNED_MS);
      socket.once('close', () => clearTimeout(timer));
    }
  });

  return {
    /** Whether a request is to be answered at all; the answer is followed from here on. */
    admit({socket}: IncomingMessage, response: ServerResponse): boolean {
      const responses = unfinished.get(socket);
      // Read and dropped while stopping: input left unread would make the system reset the
      // connection and lose what is still on its way out.
      if (!responses || isStopping || socket.destroyed) return false;
      if (responses.size >= maxUnanswered) {
        ban(networkOf(socket.remoteAddress ?? ''));
        destroyWithoutTraces(socket);
        return false;
      }
      responses.add(response);
      response.on('close', onClose);
      return true;
    },

    /** Resolves once every answer under way is sent, or after `patienceMs` whatever clients do. */
    end(patienceMs: number): Promise<void> {
      isStopping = true;
      for (const [socket, responses] of unfinished) {
        const last = [...responses].at(-1);
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
