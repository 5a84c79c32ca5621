type Environment = Record<string, string | undefined>;

/** Reads one setting; throws `InvalidSetting`. */
type Setting<T> = (env: Environment) => T;
type Values<Settings> = {
  [Name in keyof Settings]: Settings[Name] extends Setting<infer T> ? T : never;
};

class InvalidSetting extends Error {}

const written = (env: Environment, name: string) => env[name]?.trim() || undefined;

const text =
  (name: string, fallback: string): Setting<string> =>
  (env) =>
    written(env, name) ?? fallback;

const whole =
  (name: string, fallback: number, max: number, unit = 1): Setting<number> =>
  (env) => {
    const value = written(env, name) ?? String(fallback);
    const number = Number(value);
    if (Number.isInteger(number) && number >= 0 && number <= max) return number * unit;
    throw new InvalidSetting(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
  };

/** In seconds, read as milliseconds. */
const seconds = (name: string, fallback: number) => whole(name, fallback, 86_400, 1000);

const onOrOff =
  (name: string): Setting<boolean> =>
  (env) => {
    const value = written(env, name) ?? 'off';
    if (value === 'on' || value === 'off') return value === 'on';
    throw new InvalidSetting(`${name} must be "on" or "off", not "${value}".`);
  };

const origins =
  (name: string): Setting<string[]> =>
  (env) =>
    (env[name] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((value) => {
        if (/^https?:/.test(value) && URL.canParse(value)) return new URL(value).origin;
        throw new InvalidSetting(`${name} must hold http or https addresses, not "${value}".`);
      });

function databaseUrl(env: Environment): string {
  const value = written(env, 'DATABASE_URL') ?? 'file:./data/feedback.db';
  if (/^(file:.|postgres(ql)?:\/\/.)/.test(value)) return value;
  throw new InvalidSetting('DATABASE_URL must start with "file:" or "postgres://".');
}

/** A short token could be guessed. */
function deskToken(env: Environment): string | undefined {
  const value = written(env, 'DESK_TOKEN');
  if (value === undefined || (value.length >= 32 && new Set(value).size >= 10)) return value;
  throw new InvalidSetting(
    'DESK_TOKEN must have at least 32 random characters; "openssl rand -hex 32" makes one.',
  );
}

/** Proxies in front whose forwarding headers are believed. */
const trustProxy = whole('TRUST_PROXY', 0, 16);

const limits = {
  /** Longest request target in characters; longer ones answer 414. */
  urlLength: whole('MAX_URL_LENGTH', 2048, 16_384),
  /** Largest request body; larger ones answer 413. */
  bodyBytes: whole('MAX_BODY_BYTES', 65_536, 16_777_216),
  /** All header fields of one request together; more answers 431. */
  headerBytes: whole('MAX_HEADER_BYTES', 16_384, 1_048_576),
  /** Time to send the header fields, and the whole request. */
  headersMs: seconds('HEADERS_TIMEOUT', 10),
  requestMs: seconds('REQUEST_TIMEOUT', 30),
  /** How long a connection may stay silent between requests. */
  idleMs: seconds('IDLE_TIMEOUT', 65),
  connections: whole('MAX_CONNECTIONS', 4096, 1_000_000),
  /**
   * Connections that one address may hold; 0 for any number. More than any browser opens, less than
   * would starve others. Behind a proxy every connection comes from its address.
   */
  connectionsPerAddress: (env: Environment) =>
    whole('MAX_CONNECTIONS_PER_ADDRESS', trustProxy(env) === 0 ? 256 : 0, 1_000_000)(env),
  /** How long requests under way may take to finish after SIGTERM. */
  shutdownMs: seconds('SHUTDOWN_TIMEOUT', 9),
};

/** What is taken of the services: from one address, and from everybody together. */
const rates = {
  feedbackPerHour: whole('FEEDBACK_PER_HOUR', 60, 1_000_000),
  feedbackTotalPerMinute: whole('FEEDBACK_TOTAL_PER_MINUTE', 600, 10_000_000),
  /** Rows of each table; the longest texts of one day take 60 MB. */
  feedbackPerDay: whole('FEEDBACK_PER_DAY', 5000, 10_000_000),
  searchPerMinute: whole('SEARCH_PER_MINUTE', 240, 1_000_000),
  searchTotalPerMinute: whole('SEARCH_TOTAL_PER_MINUTE', 6000, 10_000_000),
  deskLoginsPerHour: whole('DESK_LOGINS_PER_HOUR', 10, 10_000),
  assistantPerMinute: whole('ASSISTANT_PER_MINUTE', 120, 1_000_000),
  assistantTotalPerMinute: whole('ASSISTANT_TOTAL_PER_MINUTE', 1200, 10_000_000),
  /** Of every other service: the demo pages' answers, icons, report and desk. */
  servicePerMinute: whole('SERVICE_PER_MINUTE', 300, 1_000_000),
  serviceTotalPerMinute: whole('SERVICE_TOTAL_PER_MINUTE', 6000, 10_000_000),
};

function readAll<Settings extends Record<string, Setting<unknown>>>(settings: Settings) {
  return (env: Environment) =>
    Object.fromEntries(
      Object.entries(settings).map(([name, read]) => [name, read(env)]),
    ) as Values<Settings>;
}

const readSettings = readAll({
  host: text('HOST', '127.0.0.1'),
  port: whole('PORT', 3000, 65_535),
  siteFolder: text('SITE_FOLDER', 'site/build'),
  databaseUrl,
  trustProxy,
  corsOrigins: origins('CORS_ORIGINS'),
  /** The name under which the search index is asked for. */
  searchIndex: text('SEARCH_INDEX', 'scriptcat'),
  /** Opens the maintainers' desk; without one there is none. */
  deskToken,
  /** Whether the shares of the survey are published. */
  isReportPublic: onOrOff('PUBLIC_REPORT'),
  rates: readAll(rates),
  limits: readAll(limits),
});

export type ServerConfig = ReturnType<typeof readSettings>;
export type Limits = ServerConfig['limits'];

/** Reads the settings of the running server. */
export function readServerConfig(
  env: Environment = process.env,
): {ok: true; config: ServerConfig} | {ok: false; problem: string} {
  try {
    return {ok: true, config: readSettings(env)};
  } catch (cause) {
    if (cause instanceof InvalidSetting) return {ok: false, problem: cause.message};
    throw cause;
  }
}
