type Fields = Record<string, string | number | boolean | null | undefined>;

/** One event name and its fields a line; never what a visitor typed. */
export interface Log
  extends Record<'info' | 'warn' | 'error', (event: string, fields?: Fields) => void> {
  /** Writes what is still held back. */
  flush(): void;
}

const HOLD_MS = 100;
const HOLD_CHARACTERS = 32_768;
const MAX_UNREAD_BYTES = 1_048_576;

/** Whoever reads the log may stall or go; lines are then lost, but the service goes on. */
function createOutput() {
  let isGone = false;
  process.stdout.on('error', () => {
    isGone = true;
  });
  return (lines: string) => {
    if (!isGone && process.stdout.writableLength < MAX_UNREAD_BYTES) process.stdout.write(lines);
  };
}

/**
 * Writes structured lines (JSON) through `write`. Lines of a busy moment go out together, because
 * a system call for each would cost more than answering.
 */
export function createLog(write = createOutput()): Log {
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (held !== '') write(held);
    held = '';
  };
  const at = (level: string) => (event: string, fields?: Fields) => {
    const start = `{"time":"${new Date().toISOString()}","level":"${level}","event":"${event}"`;
    const rest = fields ? JSON.stringify(fields).slice(1) : '}';
    held += `${start}${rest.length > 1 ? ',' : ''}${rest}\n`;
    if (held.length > HOLD_CHARACTERS) flush();
    else timer ??= setTimeout(flush, HOLD_MS);
  };
  return {info: at('info'), warn: at('warn'), error: at('error'), flush};
}
