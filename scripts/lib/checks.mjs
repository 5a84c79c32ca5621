import {run} from './run.mjs';

const tsc = (/** @type {string} */ project) => ({
  name: `types: ${project}`,
  command: ['tsc', '-p', project],
});
const script = (/** @type {string} */ name, /** @type {string} */ file) => ({
  name,
  command: ['tsx', `scripts/${file}`],
});

/** Every static check. Those on links and anchors read the built site. */
export const checks = [
  {name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.']},
  ...[
    'packages',
    'packages/tsconfig.test.json',
    'packages/simulator',
    'server',
    'site',
    'e2e',
    'scripts',
    'testing',
    'bench',
  ].map(tsc),
  ...['site/plugins/offline/worker', 'samples', 'samples/tsconfig.test.json'].map(tsc),
  script('locale parity', 'check-i18n.ts'),
  script('reference coverage', 'check-reference.ts'),
  {name: 'samples and their behaviour', command: ['vitest', 'run', 'samples']},
  script('links and anchors', 'check-links.ts'),
  script('releases and their anchors', 'check-releases.ts'),
];

/**
 * Runs the checks one after the other; a failed one shows its output and the rest go on.
 * @param {string} [filter] part of the names to run
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runChecks(filter = '') {
  const tally = {passed: 0, failed: 0};
  for (const {name, command} of checks.filter((check) => check.name.includes(filter))) {
    const {code, output} = await run('npx', ['--no-install', ...command], {quiet: true});
    tally[code === 0 ? 'passed' : 'failed'] += 1;
    console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
  }
  return tally;
}
