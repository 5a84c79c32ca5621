import {type CodeProblem, type Node, parseCode, sourcePosition, walk} from '../javascript/parse';
import {placesOf} from '../javascript/places';

/** The name of the function that every loop calls. */
export const loopGuard = '__scriptcatLoop';

/** The outcome of guarding the loops of a script. */
export type GuardedCode = {ok: true; code: string} | {ok: false; problem: CodeProblem};

const loops = new Set<string>([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

/** Puts a call at the start of every loop's body, on the same line, so that line numbers stay. */
export function guardLoops(source: string): GuardedCode {
  const parsed = parseCode(source);
  if (!parsed.ok) return parsed;
  const inserts: {at: number; text: string}[] = [];
  walk(parsed.body, placesOf(source, /\b(?:for|while|do)\b/g), (node) => {
    if (!loops.has(node.type)) return true;
    const body = (node as unknown as {body: Node}).body;
    const start = sourcePosition(body.start);
    if (body.type === 'BlockStatement') inserts.push({at: start + 1, text: `${loopGuard}();`});
    else {
      inserts.push({at: start, text: `{${loopGuard}();`});
      inserts.push({at: sourcePosition(body.end), text: '}'});
    }
    return true;
  });
  // From the end, so that earlier positions stay valid; an inner end comes before an outer one.
  inserts.sort((a, b) => b.at - a.at);
  const pieces: string[] = [];
  let end = source.length;
  for (const {at, text} of inserts) {
    pieces.push(source.slice(at, end), text);
    end = at;
  }
  pieces.push(source.slice(0, end));
  return {ok: true, code: pieces.reverse().join('')};
}
