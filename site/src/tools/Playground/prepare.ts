import {readScript, type Script} from '@scriptcat/simulator';
import {analyseMatches, type CodeProblem, guardLoops, readRules} from '@scriptcat/userscript';
import {type DemoName, demoNames, demoUrl} from '../playground-frame/demo';

/** A script made ready to run. */
export interface PreparedScript {
  script: Script;
  /** The code with a counter in every loop, or as it was where it could not be read. */
  code: string;
  /** Why its loops have no counter. */
  problem: CodeProblem | undefined;
  /** The demo page it is for; none of them for background scripts and for other sites. */
  demo: DemoName | undefined;
}

/** The outcome of making a script ready. */
export type Preparation =
  | {ok: true; prepared: PreparedScript}
  | {ok: false; problem: 'no-header' | 'subscription' | 'user-config' | 'too-slow'};

/** Reads the header and guards the loops, so that an endless one can be ended. */
export function prepare(source: string): Preparation {
  const read = readScript(source);
  if (!read.ok) return read;
  const {script} = read;
  const guarded = guardLoops(source);
  const demo = script.kind === 'page' ? demoOf(source) : undefined;
  // What our parser does not understand, the browser may: it has the last word.
  const {code, problem} = guarded.ok
    ? {code: guarded.code, problem: undefined}
    : {code: source, problem: guarded.problem};
  return {ok: true, prepared: {script, code, problem, demo}};
}

function demoOf(source: string): DemoName | undefined {
  const {lines, earlyStart} = readRules(source);
  const {verdicts} = analyseMatches(lines, demoNames.map(demoUrl), {earlyStart});
  return demoNames.find((_name, index) => verdicts[index]?.runs === 'yes');
}
