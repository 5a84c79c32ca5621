type Fields = Record<string, string | number | boolean | null | undefined>;

/** One event name and its fields a line; never what a visitor typed. */
export interface Log {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** Writes structured lines (JSON) through `write`; the clock is passed in so tests can fix it. */
export function createLog(
  write: (line: string) => void = (line) => process.stdout.write(line),
  now: () => Date = () => new Date(),
): Log {
  const at = (level: string) => (event: string, fields?: Fields) =>
    write(`${JSON.stringify({time: now().toISOString(), level, event, ...fields})}\n`);
  return {info: at('info'), warn: at('warn'), error: at('error')};
}
