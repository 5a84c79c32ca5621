import type {Claim} from '@scriptcat/content/kinds/claim';

/**
 * Helpers for the script of every claim:
 * - `wait(ms)`, and `within(promise, ms)`, which answers "pending" if the promise takes longer.
 * - `failure(task)` is "TypeError: …" or "string: …", or "none". `message(task)` leaves the type out.
 * - `go(details)` sends a request and answers with the name of the callback and the response.
 *   `echo(details)` answers with the request as the server got it, `api` is the server's URL.
 * - `cookie(action, details)` answers with both arguments of the callback of `GM_cookie`.
 * - `storage(action, details)` answers with the callback of `CAT_fileStorage` and its data.
 */
const helpers = `const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const within = (promise, ms = 8000) => Promise.race([promise, wait(ms).then(() => 'pending')]);
const failure = async (task) => {
  try {
    await task();
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.name + ': ' + error.message : typeof error + ': ' + error;
  }
};
const message = async (task) => (await failure(task)).replace(/^\\w+: /, '');
const api = 'https://api.example.net/';
const go = (details) => new Promise((done) => GM_xmlhttpRequest({...details,
  onload: (r) => done(['load', r]), onerror: (r) => done(['error', r]),
  ontimeout: (r) => done(['timeout', r]), onabort: (r) => done(['abort', r])}));
const echo = async (details) =>
  JSON.parse((await go({url: api + 'echo', ...details}))[1].responseText);
const cookie = (action, details) => new Promise((done) =>
  GM_cookie(action, details, (cookies, error) =>
    done([cookies, error instanceof Error ? 'Error: ' + error.message : error])));
const storage = (action, details) => within(new Promise((done) => CAT_fileStorage(action, {...details,
  onload: (data) => done(['onload', data]), onerror: ({code}) => done(['onerror', code])})), 12000);`;

/** Describes values that JSON leaves out. */
const spell = `(key, value) =>
  value === undefined ? 'undefined' : typeof value === 'function' ? 'function' : value`;

/** A script with these header lines. */
export const userscript = (lines: readonly string[], code = ''): string =>
  `// ==UserScript==\n${lines.map((line) => `// ${line}`).join('\n')}\n// ==/UserScript==\n${code}`;

/** The parts of a claim that make its script. */
export type ScriptParts = Pick<Claim, 'id' | 'kind' | 'grant' | 'header' | 'preamble' | 'script'>;

/**
 * The script of a claim. `report` is an expression that is called with the JSON of the result:
 * `{"value": …}` or `{"thrown": "message"}`.
 */
export function claimScript(claim: ScriptParts, {match, report}: {match?: string; report: string}) {
  const {id, kind, grant = [], header = [], preamble = '', script = ''} = claim;
  const lines = [
    `@name ${id}`,
    '@namespace https://docs.scriptcat.org/claims',
    '@version 1.2.3',
    ...(kind === 'background' ? ['@background'] : [`@match ${match}`]),
    ...grant.map((name) => `@grant ${name}`),
    ...header,
  ];
  const code = `${preamble}
(async () => {
  ${helpers}
  let result;
  try {
    result = {value: await (async () => {${script}
    })()};
  } catch (error) {
    result = {thrown: String(error?.message ?? error)};
  }
  (${report})(JSON.stringify(result, ${spell}));
})();
`;
  return userscript(lines, code);
}
