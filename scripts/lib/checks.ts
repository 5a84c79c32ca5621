import {execFileSync} from 'node:child_process';
import {availableParallelism} from 'node:os';
import {root, runProgram} from './run.mjs';

interface Check {
  name: string;
  command: readonly string[];
  /** Whether the unit tests run it as well. */
  isUnitTest?: boolean;
}

const tsc = (project: string): Check => ({
  name: `types: ${project}`,
  command: ['tsc', '-p', project],
});
const script = (name: string, file: string): Check => ({
  name,
  command: ['tsx', `scripts/${file}`],
});

/** The TypeScript programs. Together they include every module of the repository. */
export const programs = execFileSync('git', ['ls-files', '*tsconfig*.json'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !file.endsWith('tsconfig.base.json'));

/** Checks of the source, the slowest first. */
const sourceChecks: readonly Check[] = [
  {name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.']},
  {name: 'unused files, exports and dependencies', command: ['knip']},
  {name: 'samples and their behaviour', command: ['vitest', 'run', 'samples'], isUnitTest: true},
  script('every module in a TypeScript program', 'check-programs.ts'),
  script('language parity', 'check-i18n.ts'),
  script('translations and their originals', 'check-translations.ts'),
  script('no Chinese in code', 'check-chinese.ts'),
  script('prose', 'check-prose.ts'),
  ...programs.map(tsc),
];

/** Checks of the built site. */
const buildChecks: readonly Check[] = [
  script('links and anchors', 'check-links.ts'),
  script('styles and the oldest browsers', 'check-styles.ts'),
];

const sets = {source: sourceChecks, build: buildChecks};

/** Generates what these checks read: content modules and API declarations. */
const generators = [
  ['tsx', 'packages/content/src/main.ts'],
  ['tsx', 'samples/generate.ts'],
];

/** Runs checks in parallel. A failed check prints its output; the others continue. */
export async function runChecks(
  set: keyof typeof sets,
  isWanted: (check: Check) => boolean = () => true,
): Promise<{passed: number; failed: number}> {
  const tally = {passed: 0, failed: 0};
  for (const command of set === 'source' ? generators : []) {
    const {code, output} = await runProgram(command, {quiet: true});
    if (code === 0) continue;
    console.log(output);
    return {passed: 0, failed: 1};
  }
  const waiting = sets[set].filter(isWanted);
  async function runNext() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const {code, output} = await runProgram(check.command, {quiet: true});
      tally[code === 0 ? 'passed' : 'failed'] += 1;
      const notes = output.split('\n').filter((line) => line.startsWith('note: '));
      const passed = [`✓ ${check.name}`, ...notes].join('\n  ');
      console.log(code === 0 ? passed : `✗ ${check.name}\n${output}`);
    }
  }
  await Promise.all(Array.from({length: Math.min(4, availableParallelism())}, runNext));
  return tally;
}
