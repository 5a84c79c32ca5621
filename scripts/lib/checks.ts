import {availableParallelism} from 'node:os';
import {runProgram} from './run.mjs';

interface Check {
  name: string;
  command: readonly string[];
  /** Whether the unit tests run it as well. */
  isUnitTest?: boolean;
}

const script = (name: string, file: string): Check => ({
  name,
  command: ['tsx', `scripts/${file}`],
});

/** Checks of the source, the slowest first. */
const sourceChecks: readonly Check[] = [
  script('types', 'check-types.ts'),
  {name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.']},
  {name: 'unused files, exports and dependencies', command: ['knip']},
  {name: 'samples and their behaviour', command: ['vitest', 'run', 'samples'], isUnitTest: true},
  script('language parity', 'check-i18n.ts'),
  script('translations and their originals', 'check-translations.ts'),
  script('no Chinese in code', 'check-chinese.ts'),
  script('prose', 'check-prose.ts'),
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
