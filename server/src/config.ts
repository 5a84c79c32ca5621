type Environment = Record<string, string | undefined>;

export interface Limits {
  /** Longest request target in characters; longer ones answer 414. */
  urlLength: number;
  /** Largest request body in bytes; larger ones answer 413. */
  bodyBytes: number;
  /** All header fields of one request together, in bytes; more answers 431. */
  headerBytes: number;
  /** Time to send the header fields, and the whole request. */
  headersMs: number;
  requestMs: number;
  /** How long a connection may stay silent between requests. */
  idleMs: number;
  connections: number;
  /** Connections that one address may hold; 0 for any number. */
  connectionsPerAddress: number;
  /** How long requests under way may take to finish after SIGTERM. */
  shutdownMs: number;
}

/** What is taken of the services: from one address, and from everybody together. */
export interface Rates {
  feedbackPerHour: number;
  feedbackTotalPerMinute: number;
  /** Rows of each table; the longest texts of one day take 60 MB. */
  feedbackPerDay: number;
  searchPerMinute: number;
  searchTotalPerMinute: number;
  deskLoginsPerHour: number;
  assistantPerMinute: number;
  assistantTotalPerMinute: number;
  /** Of every other service: the demo pages' answers, icons, report and desk. */
  servicePerMinute: number;
  serviceTotalPerMinute: number;
}

/** Unless something else is set: more than any browser opens, less than would starve others. */
const MAX_CONNECTIONS_PER_ADDRESS = 256;

/** What the running server needs to know. */
export interface ServerConfig {
  host: string;
  port: number;
  siteFolder: string;
  databaseUrl: string;
  /** Number of proxies in front whose forwarding headers are believed. */
  trustProxy: number;
  corsOrigins: readonly string[];
  rates: Rates;
  /** The name under which the search index is asked for. */
  searchIndex: string;
  /** Opens the maintainers' desk; without one there is none. */
  deskToken: string | undefined;
  /** Whether the shares of the survey are published. */
  isReportPublic: boolean;
  limits: Limits;
}

export type ConfigResult<T> = {ok: true; config: T} | {ok: false; problem: string};

class InvalidSetting extends Error {}

function wholeNumber(env: Environment, name: string, fallback: number, max: number): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0 && number <= max) return number;
  throw new InvalidSetting(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
}

function list(env: Environment, name: string): string[] {
  return (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
}

function httpUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new InvalidSetting(`${name} must hold http or https addresses, not "${value}".`);
}

function origins(env: Environment, name: string): string[] {
  return list(env, name).map((value) => httpUrl(name, value).origin);
}

function databaseUrl(env: Environment): string {
  const value = env.DATABASE_URL?.trim() || 'file:./data/feedback.db';
  if (/^(file:.|postgres(ql)?:\/\/.)/.test(value)) return value;
  throw new InvalidSetting('DATABASE_URL must start with "file:" or "postgres://".');
}

/** Too long to be guessed, whoever made it up. */
const MIN_TOKEN_LENGTH = 32;

function deskToken(env: Environment): string | undefined {
  const value = env.DESK_TOKEN?.trim();
  if (!value) return undefined;
  if (value.length >= MIN_TOKEN_LENGTH && new Set(value).size >= 10) return value;
  throw new InvalidSetting(
    `DESK_TOKEN must have at least ${MIN_TOKEN_LENGTH} random characters; "openssl rand -hex 32" makes one.`,
  );
}

function isOn(env: Environment, name: string): boolean {
  const value = env[name]?.trim() || 'off';
  if (value === 'on' || value === 'off') return value === 'on';
  throw new InvalidSetting(`${name} must be "on" or "off", not "${value}".`);
}

function readLimits(env: Environment, trustProxy: number): Limits {
  const seconds = (name: string, fallback: number) =>
    wholeNumber(env, name, fallback, 86_400) * 1000;
  return {
    urlLength: wholeNumber(env, 'MAX_URL_LENGTH', 2048, 16_384),
    bodyBytes: wholeNumber(env, 'MAX_BODY_BYTES', 65_536, 16_777_216),
    headerBytes: wholeNumber(env, 'MAX_HEADER_BYTES', 16_384, 1_048_576),
    headersMs: seconds('HEADERS_TIMEOUT', 10),
    requestMs: seconds('REQUEST_TIMEOUT', 30),
    idleMs: seconds('IDLE_TIMEOUT', 65),
    connections: wholeNumber(env, 'MAX_CONNECTIONS', 4096, 1_000_000),
    // Behind a proxy every connection comes from its address.
    connectionsPerAddress: wholeNumber(
      env,
      'MAX_CONNECTIONS_PER_ADDRESS',
      trustProxy === 0 ? MAX_CONNECTIONS_PER_ADDRESS : 0,
      1_000_000,
    ),
    shutdownMs: seconds('SHUTDOWN_TIMEOUT', 9),
  };
}

function readRates(env: Environment): Rates {
  return {
    feedbackPerHour: wholeNumber(env, 'FEEDBACK_PER_HOUR', 60, 1_000_000),
    feedbackTotalPerMinute: wholeNumber(env, 'FEEDBACK_TOTAL_PER_MINUTE', 600, 10_000_000),
    feedbackPerDay: wholeNumber(env, 'FEEDBACK_PER_DAY', 5000, 10_000_000),
    searchPerMinute: wholeNumber(env, 'SEARCH_PER_MINUTE', 240, 1_000_000),
    searchTotalPerMinute: wholeNumber(env, 'SEARCH_TOTAL_PER_MINUTE', 6000, 10_000_000),
    deskLoginsPerHour: wholeNumber(env, 'DESK_LOGINS_PER_HOUR', 10, 10_000),
    assistantPerMinute: wholeNumber(env, 'ASSISTANT_PER_MINUTE', 120, 1_000_000),
    assistantTotalPerMinute: wholeNumber(env, 'ASSISTANT_TOTAL_PER_MINUTE', 1200, 10_000_000),
    servicePerMinute: wholeNumber(env, 'SERVICE_PER_MINUTE', 300, 1_000_000),
    serviceTotalPerMinute: wholeNumber(env, 'SERVICE_TOTAL_PER_MINUTE', 6000, 10_000_000),
  };
}

function attempt<T>(read: () => T): ConfigResult<T> {
  try {
    return {ok: true, config: read()};
  } catch (cause) {
    if (cause instanceof InvalidSetting) return {ok: false, problem: cause.message};
    throw cause;
  }
}

/** Reads the settings of the running server. */
export function readServerConfig(env: Environment = process.env): ConfigResult<ServerConfig> {
  return attempt(() => {
    const trustProxy = wholeNumber(env, 'TRUST_PROXY', 0, 16);
    return {
      host: env.HOST?.trim() || '127.0.0.1',
      port: wholeNumber(env, 'PORT', 3000, 65_535),
      siteFolder: env.SITE_FOLDER?.trim() || 'site/build',
      databaseUrl: databaseUrl(env),
      trustProxy,
      corsOrigins: origins(env, 'CORS_ORIGINS'),
      rates: readRates(env),
      searchIndex: env.SEARCH_INDEX?.trim() || 'scriptcat',
      deskToken: deskToken(env),
      isReportPublic: isOn(env, 'PUBLIC_REPORT'),
      limits: readLimits(env, trustProxy),
    };
  });
}
