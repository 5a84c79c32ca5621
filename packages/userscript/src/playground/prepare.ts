import {alwaysAvailable, grants, type ScriptKind} from '../catalogue';
import {type CodeProblem, type Node, parseCode, sourcePosition, walk} from '../javascript/parse';
import {placesOf} from '../javascript/places';
import {type Header, parseHeader} from '../metadata/parse';

/** A script made ready to run in the playground's frame. */
export interface PreparedScript {
  kind: Exclude<ScriptKind, 'subscribe'>;
  name: string;
  version: string;
  /** Names the script may use, as its `@grant` lines give them. */
  names: readonly string[];
  /** The script runs on the page's own global object. */
  isUnsandboxed: boolean;
  crontab: string | undefined;
  /** The code with a counter in every loop. */
  code: string;
}

/** The outcome of making a script ready. */
export type Preparation =
  | {ok: true; script: PreparedScript}
  | {ok: false; problem: 'no-header' | 'subscription' | 'too-deep'}
  | {ok: false; problem: 'syntax'; line: number; column: number};

/** The name of the function that every loop calls. */
export const loopGuard = '__scriptcatLoop';

/** Reads the header and guards the loops, so that an endless one can be ended. */
export function prepareScript(source: string): Preparation {
  const parsed = parseHeader(source);
  if (!parsed.ok) return {ok: false, problem: 'no-header'};
  const {header} = parsed;
  if (header.kind === 'UserSubscribe') return {ok: false, problem: 'subscription'};
  const guarded = guardLoops(source);
  if (!guarded.ok) {
    const {problem, place} = guarded;
    return problem === 'syntax' ? {ok: false, problem, ...place} : {ok: false, problem: 'too-deep'};
  }
  const first = (key: string): string | undefined =>
    header.entries.find((entry) => entry.key === key && entry.locale === undefined)?.value;
  const crontab = first('crontab');
  const isBackground = first('background') !== undefined;
  const kind = crontab !== undefined ? 'crontab' : isBackground ? 'background' : 'page';
  return {
    ok: true,
    script: {
      kind,
      name: first('name') ?? '',
      version: first('version') ?? '',
      crontab,
      code: guarded.code,
      ...grantedNames(header, kind),
    },
  };
}

function grantedNames(
  {entries}: Header,
  kind: PreparedScript['kind'],
): Pick<PreparedScript, 'names' | 'isUnsandboxed'> {
  const wanted = new Set(entries.filter(({key}) => key === 'grant').map(({value}) => value));
  const isUnwrapped = entries.some(({key}) => key === 'unwrap');
  if (isUnwrapped) return {names: [], isUnsandboxed: true};
  if (wanted.has('none')) return {names: ['GM_info', 'GM.info'], isUnsandboxed: true};
  const injected = grants.filter(({name}) => wanted.has(name)).flatMap(({injects}) => injects);
  const retry = kind === 'page' ? [] : ['CATRetryError'];
  return {names: [...new Set([...alwaysAvailable, ...retry, ...injected])], isUnsandboxed: false};
}

type Guarded =
  | {ok: true; code: string}
  | {ok: false; problem: CodeProblem['code']; place: {line: number; column: number}};

const loops = new Set<string>([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

/** Puts a call at the start of every loop's body, on the same line, so that line numbers stay. */
export function guardLoops(source: string): Guarded {
  const parsed = parseCode(source);
  if (!parsed.ok) {
    const {code: problem, ...place} = parsed.problem;
    return {ok: false, problem, place};
  }
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
