import {spawn} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The folder of the workspace. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string} text */
export function say(text) {
  console.log(`\x1b[1m› ${text}\x1b[0m`);
}

/**
 * Prints an error and exits.
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  console.error(`\x1b[31m✗\x1b[0m ${text}`);
  process.exit(1);
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Stops a child when this process is stopped. Otherwise it would keep writing to files that the
 * next command writes.
 * @param {import('node:child_process').ChildProcess} child
 */
function endTogether(child) {
  const signals = /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM']);
  /** @type {NodeJS.Signals | undefined} */
  let ending;
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    ending = signal;
    child.kill(signal);
  };
  running.add(child);
  for (const signal of signals) process.on(signal, end);
  child.on('close', () => {
    running.delete(child);
    for (const signal of signals) process.off(signal, end);
    // Re-raise the signal now that the children have exited.
    if (ending && running.size === 0) process.kill(process.pid, ending);
  });
}

/**
 * Starts a command in the workspace.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, stdio?: import('node:child_process').StdioOptions}} [options]
 */
export function start(command, args, options = {}) {
  const {cwd = root, env = process.env, quiet = false} = options;
  const {stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'} = options;
  const child = spawn(command, args, {
    cwd,
    env,
    stdio,
    shell: process.platform === 'win32',
  });
  endTogether(child);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  /** @type {Promise<{code: number, output: string}>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
  async function stop() {
    child.kill();
    await ended;
  }
  return {ended, stop};
}

/**
 * Runs a command in the workspace and returns its exit code.
 * @param {Parameters<typeof start>} command
 */
export const run = (...command) => start(...command).ended;

/**
 * Starts a binary of an installed package, without npm.
 * @param {readonly string[]} command
 * @param {Parameters<typeof start>[2]} [options]
 */
export function startProgram([name = '', ...args], options) {
  return start(path.join(root, 'node_modules/.bin', name), args, options);
}

/**
 * Runs such a binary to its end.
 * @param {Parameters<typeof startProgram>} program
 */
export const runProgram = (...program) => startProgram(...program).ended;
