import type {Step} from './steps';

/** Runs steps in order. An error names the step that failed. */
export async function runSteps<Subject>(
  steps: readonly Step<Subject>[],
  subject: Subject,
  report: (line: string) => void,
): Promise<void> {
  for (const {name, run} of steps) {
    const started = performance.now();
    try {
      await run(subject);
    } catch (error) {
      throw new Error(`The step "${name}" failed.`, {cause: error});
    }
    report(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
