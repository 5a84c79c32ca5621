import type {Connections} from './connections';
import type {Log} from './log';

interface ShutdownDeps {
  connections: Pick<Connections, 'end'>;
  log: Log;
  patienceMs: number;
  /** Ends what the requests used, after the last of them. */
  release: () => Promise<unknown>;
  /** With false when something could not be released, and an ordinary exit would wait for it. */
  exit: (isReleased: boolean) => void;
}

/** What closing the database and the threads may take on top. */
const RELEASE_MS = 700;

/** Takes no more requests, lets those under way finish, then ends; once, however often asked. */
export function createShutdown({connections, log, patienceMs, release, exit}: ShutdownDeps) {
  let isStopping = false;
  return async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('server.stopping', {signal});
    await connections.end(patienceMs);
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, RELEASE_MS, false));
    const released = release().then(() => true);
    const isReleased = await Promise.race([released, late]).catch(() => false);
    log.info('server.stopped', {isReleased});
    log.flush();
    exit(isReleased);
  };
}
