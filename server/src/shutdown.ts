import type {Server, ServerResponse} from 'node:http';
import type {Log} from './log';

interface ShutdownDeps {
  server: Server;
  fastLane: {close(): void};
  log: Log;
  /** How long requests under way may take. */
  patienceMs: number;
  /** Closes what the requests used, after the last of them. */
  release?: () => Promise<void> | void;
}

/** On SIGTERM or SIGINT: takes no more requests, lets those under way finish, then ends with 0. */
export function shutDownOnSignal({server, fastLane, log, patienceMs, release}: ShutdownDeps): void {
  let isStopping = false;
  const underWay = new Set<ServerResponse>();

  // A connection kept alive would hold the process up after its last answer.
  const announceEnd = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.on('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    if (isStopping) announceEnd(response);
    response.on('close', () => {
      underWay.delete(response);
      if (isStopping) server.closeIdleConnections();
    });
  });

  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info('server.stopping', {signal});
    setTimeout(() => server.closeAllConnections(), patienceMs);
    underWay.forEach(announceEnd);
    fastLane.close();
    server.close(async () => {
      await release?.();
      log.info('server.stopped');
      log.flush();
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
