import type {ESTree} from 'meriyah';
import {type CodeProblem, type Node, parseCode, sourcePosition, walk} from '../javascript/parse';
import {createLineIndex, placesOf} from '../javascript/places';
import {type CallFacts, calleeName, factsOf, namesTarget} from './call-facts';
import {createNames, type Mention} from './names';

/** Where a name is used in the code. */
export interface Use {
  name: string;
  line: number;
  /** The script fails here without the API: it is neither tested for, nor replaced, nor optional. */
  isRelied: boolean;
}

/** What the checker reads from the code below the header. */
export interface CodeFacts extends CallFacts {
  /** `undefined` when the code could be read; otherwise nothing else is known about it. */
  problem: CodeProblem | undefined;
  /** Granted names the code mentions: `GM_x`, `GM.x`, `CAT_x`, `CAT.agent.x`, `window.close` … */
  uses: readonly Use[];
  hasTopLevelAwait: boolean;
  hasTopLevelReturn: boolean;
}

/** A part of every granted name; an escape may spell any of them. */
const nameParts = /GM|CAT|unsafeWindow|close|focus|onurlchange|\\u/g;

/** Reads the code with a JavaScript parser, for what concerns the header. */
export function readCode(source: string): CodeFacts {
  const parsed = parseCode(source);
  if (parsed.ok) return collect(source, parsed.body);
  const nothing = {uses: [], hosts: [], resources: []};
  return {...nothing, hasTopLevelAwait: false, hasTopLevelReturn: false, problem: parsed.problem};
}

function collect(source: string, body: readonly Node[]): CodeFacts {
  const names = createNames();
  const calls: (ESTree.CallExpression & {start: number})[] = [];
  walk(body, placesOf(source, nameParts), (node, parent) => {
    names.visit(node, parent);
    if (node.type === 'CallExpression' && namesTarget(calleeName(node))) calls.push(node);
    return true;
  });
  const lineAt = createLineIndex(source);
  const lineOf = ({start}: {start: number}): number => lineAt(sourcePosition(start));
  const toUse = (mention: Mention): Use => ({
    name: mention.name,
    line: lineOf(mention),
    isRelied: mention.isRelied,
  });
  return {
    problem: undefined,
    uses: names.mentions().map(toUse),
    ...factsOf(calls.sort(byStart).map((call) => ({call, line: lineOf(call)}))),
    ...topLevelOf(source, body),
  };
}

function byStart(a: {start: number}, b: {start: number}): number {
  return a.start - b.start;
}

function topLevelOf(
  source: string,
  body: readonly Node[],
): Pick<CodeFacts, 'hasTopLevelAwait' | 'hasTopLevelReturn'> {
  let hasTopLevelAwait = false;
  let hasTopLevelReturn = false;
  walk(body, placesOf(source, /\b(?:await|return)\b/g), (node) => {
    hasTopLevelReturn ||= node.type === 'ReturnStatement';
    hasTopLevelAwait ||= node.type === 'AwaitExpression';
    hasTopLevelAwait ||= node.type === 'ForOfStatement' && node.await;
    return !('params' in node);
  });
  return {hasTopLevelAwait, hasTopLevelReturn};
}
