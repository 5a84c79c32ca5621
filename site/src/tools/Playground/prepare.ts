import {readScript, type Script} from '@scriptcat/simulator';
import {
  analyseMatches,
  applySafeFixes,
  type CodeProblem,
  generateHeader,
  guardLoops,
  newHeaderForm,
  readRules,
} from '@scriptcat/userscript';
import {type DemoName, demoNames, demoUrl} from '../playground-frame/demo';

/** A script made ready to run. */
export interface PreparedScript {
  script: Script;
  /** The code with a counter in every loop, or as it was where it could not be read. */
  code: string;
  /** Why its loops have no counter. */
  problem: CodeProblem | undefined;
  /** The script with the header that it lacks. */
  completed: string | undefined;
  /** The demo page it is for; none of them for background scripts and for other sites. */
  demo: DemoName | undefined;
}

/** The outcome of making a script ready. */
export type Preparation =
  | {ok: true; prepared: PreparedScript}
  | {ok: false; problem: 'no-header' | 'subscription' | 'user-config' | 'too-slow'};

/** Reads the header and guards the loops, so that an endless one can be ended. */
export function prepare(source: string): Preparation {
  const first = readScript(source);
  const isBare = !first.ok && first.problem === 'no-header' && source.trim() !== '';
  const completed = isBare ? addHeader(source) : undefined;
  const read = completed === undefined ? first : readScript(completed);
  if (!read.ok) return read;
  const {script} = read;
  const guarded = guardLoops(source);
  const demo = script.kind === 'page' ? demoOf(completed ?? source) : undefined;
  // What our parser does not understand, the browser may: it has the last word.
  const {code, problem} = guarded.ok
    ? {code: guarded.code, problem: undefined}
    : {code: source, problem: guarded.problem};
  return {ok: true, prepared: {script, code, problem, completed, demo}};
}

/** Puts a header for the demo shop above the code, with the grants that the code needs. */
function addHeader(code: string): string {
  const {header} = generateHeader({...newHeaderForm, matches: [`${demoUrl(demoNames[0])}*`]});
  return applySafeFixes(`${header.trimEnd()}\n\n${code}`);
}

/** Of several pages that match, the one whose main element the code names, such as `'video'`. */
function demoOf(source: string): DemoName | undefined {
  const {lines, earlyStart} = readRules(source);
  const {verdicts} = analyseMatches(lines, demoNames.map(demoUrl), {earlyStart});
  const matching = demoNames.filter((_name, index) => verdicts[index]?.runs === 'yes');
  return matching.find((name) => source.includes(`'${name}'`)) ?? matching[0];
}
