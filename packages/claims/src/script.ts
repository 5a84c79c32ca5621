import type {Claim, Json} from './types';

/** Helpers for the code of every claim. */
const helpers = `const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const failure = async (task) => {
  try {
    await task();
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.name + ': ' + error.message : typeof error + ': ' + error;
  }
};
const within = (promise, ms = 8000) => Promise.race([promise, wait(ms).then(() => 'pending')]);`;

/** Describes values that JSON leaves out. */
const spell = `(key, value) =>
  value === undefined ? 'undefined' : typeof value === 'function' ? 'function' : value`;

/** The lines of a claim's header, without name and match. */
export function claimHeader({grant = [], header = []}: Claim): string[] {
  return [...grant.map((name) => `@grant ${name}`), ...header];
}

/**
 * The script of a claim. `report` is an expression that is called with the JSON of the result:
 * `{"value": …}` or `{"thrown": "message"}`.
 */
export function claimScript(claim: Claim, {match, report}: {match?: string; report: string}) {
  const lines = [
    `@name ${claim.id}`,
    '@namespace https://docs.scriptcat.org/claims',
    '@version 1.2.3',
    ...(claim.kind === 'background' ? ['@background'] : [`@match ${match}`]),
    ...claimHeader(claim),
  ];
  return `// ==UserScript==
${lines.map((line) => `// ${line}`).join('\n')}
// ==/UserScript==
${claim.preamble ?? ''}
${claimBody(claim, report)}
`;
}

/** The code of a claim without its header, for managers that take both separately. */
export function claimBody({code}: Claim, report: string): string {
  return `(async () => {
  ${helpers}
  let result;
  try {
    result = {value: await (async () => {${code}
    })()};
  } catch (error) {
    result = {thrown: String(error?.message ?? error)};
  }
  (${report})(JSON.stringify(result, ${spell}));
})();`;
}

/** Whether two results are equal, ignoring the order of keys. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a === undefined || b === undefined || Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, Json>, b as Record<string, Json>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]))
  );
}
