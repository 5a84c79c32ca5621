import * as v from 'valibot';

const text = (fallback: string) => v.optional(v.string(), fallback);

const whole = (fallback: number, max: number) =>
  v.pipe(
    text(String(fallback)),
    v.transform(Number),
    v.check(
      (value) => Number.isInteger(value) && value >= 0 && value <= max,
      `a whole number from 0 to ${max}`,
    ),
  );

/** Written in seconds, read as milliseconds. */
const seconds = (fallback: number) =>
  v.pipe(
    whole(fallback, 86_400),
    v.transform((value) => value * 1000),
  );

const isOrigin = (value: string) => /^https?:/.test(value) && URL.canParse(value);
const split = (list: string) => list.split(/[\s,]+/).filter(Boolean);

/** Every setting of the running server, by its name in the environment. */
const Settings = v.object({
  HOST: text('127.0.0.1'),
  PORT: whole(3000, 65_535),
  SITE_FOLDER: text('site/build'),
  DATABASE_URL: v.pipe(
    text('file:./data/feedback.db'),
    v.regex(/^(file:.|postgres(ql)?:\/\/.)/, 'a URL that starts with "file:" or "postgres://"'),
  ),
  /** Proxies in front whose forwarding headers are believed. */
  TRUST_PROXY: whole(0, 16),
  CORS_ORIGINS: v.pipe(
    text(''),
    v.check((list) => split(list).every(isOrigin), 'a list of http or https URLs'),
    v.transform((list) => split(list).map((value) => new URL(value).origin)),
  ),
  SEARCH_INDEX: text('scriptcat'),
  /** Opens the maintainers' desk; without one there is none. A short one could be guessed. */
  DESK_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (token) => token.length >= 32 && new Set(token).size >= 10,
        'at least 32 random characters, such as those of "openssl rand -hex 32"',
      ),
    ),
  ),
  PUBLIC_REPORT: v.optional(v.picklist(['on', 'off'], '"on" or "off"'), 'off'),

  /** Longest request target in characters; longer ones answer 414. */
  MAX_URL_LENGTH: whole(2048, 16_384),
  /** Largest request body; larger ones answer 413. */
  MAX_BODY_BYTES: whole(65_536, 16_777_216),
  /** All header fields of one request together; more answers 431. */
  MAX_HEADER_BYTES: whole(16_384, 1_048_576),
  /** Time to send the header fields, and the whole request. */
  HEADERS_TIMEOUT: seconds(10),
  REQUEST_TIMEOUT: seconds(30),
  /** How long a connection may stay silent between requests. */
  IDLE_TIMEOUT: seconds(65),
  /** Without it many addresses together use up memory and file descriptors. */
  MAX_CONNECTIONS: whole(4096, 1_000_000),
  /**
   * Connections that one address may hold; 0 for any number. More than any browser opens, less than
   * would starve others: 256 unless told, or any number behind a proxy, from whose address all come.
   */
  MAX_CONNECTIONS_PER_ADDRESS: v.optional(whole(0, 1_000_000)),
  /** How long requests under way may take to finish after SIGTERM. */
  SHUTDOWN_TIMEOUT: seconds(9),

  // What is taken of the services: from one address, and from everybody together.
  FEEDBACK_PER_HOUR: whole(60, 1_000_000),
  FEEDBACK_TOTAL_PER_MINUTE: whole(600, 10_000_000),
  /** Rows of each table; the longest texts of one day take 60 MB. */
  FEEDBACK_PER_DAY: whole(5000, 10_000_000),
  SEARCH_PER_MINUTE: whole(240, 1_000_000),
  SEARCH_TOTAL_PER_MINUTE: whole(6000, 10_000_000),
  DESK_LOGINS_PER_HOUR: whole(10, 10_000),
  ASSISTANT_PER_MINUTE: whole(120, 1_000_000),
  ASSISTANT_TOTAL_PER_MINUTE: whole(1200, 10_000_000),
  /** Of every other service: the demo pages' answers, icons, report and desk. */
  SERVICE_PER_MINUTE: whole(300, 1_000_000),
  SERVICE_TOTAL_PER_MINUTE: whole(6000, 10_000_000),
});

export type Settings = v.InferOutput<typeof Settings>;

/** These may hold a password or a token, so that no log must have them. */
const secrets = ['DATABASE_URL', 'DESK_TOKEN'];

/** Throws an error that says in one sentence which setting to change. */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  // An empty variable counts as none.
  const written = Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]);
  const read = v.safeParse(Settings, Object.fromEntries(written));
  if (read.success) return read.output;
  const [{message}] = read.issues;
  const name = v.getDotPath(read.issues[0]) ?? '';
  throw new Error(
    `${name} must be ${message}${secrets.includes(name) ? '' : `, not "${env[name]?.trim()}"`}.`,
  );
}
