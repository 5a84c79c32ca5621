import {type Answer, type Budget, spend} from './budget';

/*
 * JavaScript's own engine can take minutes on `(a+)+$`. A pasted pattern must not freeze the page,
 * so it is compiled to a small program whose states are visited once per position. Single
 * characters are still judged by the native engine, which keeps classes and case folding exact.
 */

type Node =
  | {type: 'atom'; source: string}
  | {type: 'edge'; at: 'start' | 'end' | 'word' | 'inside'}
  | {type: 'sequence'; items: Node[]}
  | {type: 'choice'; items: Node[]}
  | {type: 'repeat'; item: Node; min: number; max: number}
  | {type: 'look'; item: Node; behind: boolean; negative: boolean};

type Step =
  | {op: 'test'; accepts: (unit: string) => boolean}
  | {op: 'edge'; at: 'start' | 'end' | 'word' | 'inside'}
  | {op: 'fork'; to: readonly [number, number]}
  | {op: 'jump'; to: number}
  | {op: 'look'; program: Program; behind: boolean; negative: boolean}
  | {op: 'done'};

type Program = Step[];

/** A regular expression that can be tried without the danger of endless backtracking. */
export interface SafeRegex {
  test(text: string, budget: Budget): Answer;
}

const maxSource = 4000;
const maxProgram = 4000;
const maxDepth = 100;

/** Compiles a regular expression; `undefined` when JavaScript itself refuses it. */
export function compileSafeRegex(source: string, flags: string): SafeRegex | undefined {
  if (source.length > maxSource) return {test: () => 'undecided'};
  try {
    new RegExp(source, flags);
  } catch {
    return undefined;
  }
  let program: Program | undefined | 'unread' = 'unread';
  const sticky = flags.includes('y');
  return {
    test(text, budget) {
      // An empty budget must not cost a table for every further question.
      if (!spend(budget, text.length)) return 'undecided';
      if (program === 'unread') program = toProgram(source, flags);
      if (!program) return 'undecided';
      const last = sticky ? 0 : text.length;
      const seen = createSeen(program, text);
      for (let start = 0; start <= last; start++) {
        const answer = run(program, text, {start, seen, budget});
        if (answer !== false) return answer;
      }
      return false;
    },
  };
}

function toProgram(source: string, flags: string): Program | undefined {
  if (flags.includes('v')) return undefined;
  const tree = parse(source, flags.includes('u'));
  if (!tree) return undefined;
  const program: Program = [];
  const atoms = new Map<string, (unit: string) => boolean>();
  const atomFlags = flags.replace(/[^ius]/g, '');
  const emitted = emit(tree, {program, atoms, atomFlags});
  program.push({op: 'done'});
  return emitted ? program : undefined;
}

/** Remembers which states were visited; `visit` is true the first time. */
interface Seen {
  visit(state: number): boolean;
}

/** Up to here a table of bytes is quicker than a set. */
const largestTable = 1 << 18;

function createSeen(program: Program, text: string): Seen {
  const size = program.length * (text.length + 1);
  if (size > largestTable) {
    const seen = new Set<number>();
    return {visit: (state) => !seen.has(state) && seen.add(state).size > 0};
  }
  const table = new Uint8Array(size);
  return {
    visit(state) {
      if (table[state]) return false;
      table[state] = 1;
      return true;
    },
  };
}

interface RunOptions {
  start: number;
  seen: Seen;
  budget: Budget;
  end?: number;
}

function run(program: Program, text: string, {start, seen, budget, end}: RunOptions): Answer {
  const stack: number[] = [0, start];
  while (stack.length > 0) {
    const position = stack.pop() ?? 0;
    const counter = stack.pop() ?? 0;
    const state = counter * (text.length + 1) + position;
    if (!seen.visit(state)) continue;
    // A visit costs about as much as a dozen plain comparisons.
    if (!spend(budget, 12)) return 'undecided';
    const step = program[counter];
    if (!step) continue;
    if (step.op === 'done') {
      if (end === undefined || position === end) return true;
    } else if (step.op === 'jump') {
      stack.push(step.to, position);
    } else if (step.op === 'fork') {
      stack.push(step.to[1], position, step.to[0], position);
    } else if (step.op === 'test') {
      const unit = text[position];
      if (unit !== undefined && step.accepts(unit)) stack.push(counter + 1, position + 1);
    } else if (step.op === 'edge') {
      if (isEdge(step.at, text, position)) stack.push(counter + 1, position);
    } else {
      const answer = look(step.program, text, {behind: step.behind, position, budget});
      if (answer === 'undecided') return answer;
      if (answer !== step.negative) stack.push(counter + 1, position);
    }
  }
  return false;
}

function look(
  program: Program,
  text: string,
  {behind, position, budget}: {behind: boolean; position: number; budget: Budget},
): Answer {
  const seen = createSeen(program, text);
  if (!behind) return run(program, text, {start: position, seen, budget});
  for (let start = position; start >= 0; start--) {
    const answer = run(program, text, {start, seen, budget, end: position});
    if (answer !== false) return answer;
  }
  return false;
}

function isEdge(at: 'start' | 'end' | 'word' | 'inside', text: string, position: number): boolean {
  if (at === 'start') return position === 0;
  if (at === 'end') return position === text.length;
  const between = isWord(text[position - 1]) !== isWord(text[position]);
  return between === (at === 'word');
}

function isWord(unit: string | undefined): boolean {
  return unit !== undefined && /\w/.test(unit);
}

interface Emitter {
  program: Program;
  atoms: Map<string, (unit: string) => boolean>;
  atomFlags: string;
}

function emit(node: Node, emitter: Emitter): boolean {
  const {program} = emitter;
  if (program.length > maxProgram) return false;
  switch (node.type) {
    case 'atom':
      program.push({op: 'test', accepts: atomTest(node.source, emitter)});
      return true;
    case 'edge':
      program.push({op: 'edge', at: node.at});
      return true;
    case 'sequence':
      return node.items.every((item) => emit(item, emitter));
    case 'choice':
      return emitChoice(node.items, emitter);
    case 'repeat':
      return emitRepeat(node, emitter);
    case 'look': {
      const inner: Emitter = {...emitter, program: []};
      const emitted = emit(node.item, inner);
      inner.program.push({op: 'done'});
      program.push({
        op: 'look',
        program: inner.program,
        behind: node.behind,
        negative: node.negative,
      });
      return emitted;
    }
  }
}

function emitChoice(items: readonly Node[], emitter: Emitter): boolean {
  const {program} = emitter;
  const exits: number[] = [];
  for (const [index, item] of items.entries()) {
    const fork = program.length;
    const isLast = index === items.length - 1;
    if (!isLast) program.push({op: 'jump', to: 0});
    if (!emit(item, emitter)) return false;
    if (isLast) continue;
    exits.push(program.length);
    program.push({op: 'jump', to: 0});
    program[fork] = {op: 'fork', to: [fork + 1, program.length]};
  }
  for (const exit of exits) program[exit] = {op: 'jump', to: program.length};
  return true;
}

function emitRepeat(
  {item, min, max}: {item: Node; min: number; max: number},
  emitter: Emitter,
): boolean {
  const {program} = emitter;
  for (let count = 0; count < min; count++) {
    const before = program.length;
    if (!emit(item, emitter)) return false;
    // Repeating an item that reads nothing changes nothing.
    if (program.length === before) return true;
  }
  if (max === Number.POSITIVE_INFINITY) {
    const fork = program.length;
    program.push({op: 'jump', to: 0});
    if (!emit(item, emitter)) return false;
    program.push({op: 'jump', to: fork});
    program[fork] = {op: 'fork', to: [fork + 1, program.length]};
    return true;
  }
  const forks: number[] = [];
  for (let count = min; count < max; count++) {
    forks.push(program.length);
    program.push({op: 'jump', to: 0});
    if (!emit(item, emitter)) return false;
  }
  for (const fork of forks) program[fork] = {op: 'fork', to: [fork + 1, program.length]};
  return true;
}

function atomTest(source: string, {atoms, atomFlags}: Emitter): (unit: string) => boolean {
  const known = atoms.get(source);
  if (known) return known;
  const expression = new RegExp(`^(?:${source})$`, atomFlags);
  const answers = new Map<string, boolean>();
  const accepts = (unit: string): boolean => {
    const answer = answers.get(unit) ?? expression.test(unit);
    answers.set(unit, answer);
    return answer;
  };
  atoms.set(source, accepts);
  return accepts;
}

/** Reads the structure of an expression that JavaScript has already accepted. */
function parse(source: string, unicode: boolean): Node | undefined {
  const groups = countGroups(source);
  let position = 0;
  let depth = 0;

  function choice(): Node | undefined {
    if (++depth > maxDepth) return undefined;
    const items: Node[] = [];
    for (;;) {
      const item = sequence();
      if (!item) return undefined;
      items.push(item);
      if (source[position] !== '|') break;
      position++;
    }
    depth--;
    return items.length === 1 ? items[0] : {type: 'choice', items};
  }

  function sequence(): Node | undefined {
    const items: Node[] = [];
    while (position < source.length && source[position] !== '|' && source[position] !== ')') {
      const item = term();
      if (!item) return undefined;
      items.push(quantified(item));
    }
    return {type: 'sequence', items};
  }

  function term(): Node | undefined {
    const symbol = source[position];
    if (symbol === '(') return group();
    if (symbol === '^' || symbol === '$') {
      position++;
      return {type: 'edge', at: symbol === '^' ? 'start' : 'end'};
    }
    if (symbol === '[') return take(classLength(source, position));
    if (symbol === '\\') return escaped();
    return take(unicode && (source.codePointAt(position) ?? 0) > 0xffff ? 2 : 1);
  }

  function take(length: number): Node {
    const text = source.slice(position, position + length);
    position += length;
    // Outside a unicode expression a lone brace or bracket is an ordinary character.
    return {type: 'atom', source: /^[{}\]]$/.test(text) ? `\\${text}` : text};
  }

  function escaped(): Node | undefined {
    const rest = source.slice(position, position + 16);
    if (/^\\[bB]/.test(rest)) {
      position += 2;
      return {type: 'edge', at: rest[1] === 'b' ? 'word' : 'inside'};
    }
    const number = /^\\([1-9]\d*)/.exec(rest);
    if (number && Number(number[1]) <= groups.count) return undefined;
    if (/^\\k</.test(rest) && groups.named) return undefined;
    const braced = unicode ? /^\\(?:u\{[^}]*\}|[pP]\{[^}]*\})/.exec(source.slice(position)) : null;
    const fixed = /^\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[0-3][0-7]{0,2}|[4-7][0-7]?)/.exec(
      rest,
    );
    return take(braced?.[0].length ?? fixed?.[0].length ?? 2);
  }

  function group(): Node | undefined {
    const opening = /^\((?:\?(?::|=|!|<=|<!|<[^>]*>))?/.exec(source.slice(position))?.[0] ?? '(';
    position += opening.length;
    if (opening === '(' && source[position] === '?') return undefined;
    const item = choice();
    if (!item) return undefined;
    position++;
    if (opening === '(?=' || opening === '(?!') {
      return {type: 'look', item, behind: false, negative: opening.endsWith('!')};
    }
    if (opening === '(?<=' || opening === '(?<!') {
      return {type: 'look', item, behind: true, negative: opening.endsWith('!')};
    }
    return item;
  }

  function quantified(item: Node): Node {
    const found = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(
      source.slice(position, position + 40),
    );
    if (!found) return item;
    position += found[0].length;
    const [, sign, low, comma, high] = found;
    if (sign) {
      const min = sign === '+' ? 1 : 0;
      return {type: 'repeat', item, min, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY};
    }
    const min = Number(low);
    const max = comma ? (high ? Number(high) : Number.POSITIVE_INFINITY) : min;
    return {type: 'repeat', item, min, max};
  }

  const tree = choice();
  return position === source.length ? tree : undefined;
}

function classLength(source: string, start: number): number {
  let index = start + 1;
  while (index < source.length && source[index] !== ']') index += source[index] === '\\' ? 2 : 1;
  return index + 1 - start;
}

function countGroups(source: string): {count: number; named: boolean} {
  let count = 0;
  let named = false;
  for (let index = 0; index < source.length; index++) {
    const symbol = source[index];
    if (symbol === '\\') index++;
    else if (symbol === '[') index += classLength(source, index) - 1;
    else if (symbol === '(') {
      const isNamed = /^\(\?<[^=!]/.test(source.slice(index, index + 4));
      if (isNamed || source[index + 1] !== '?') count++;
      named ||= isNamed;
    }
  }
  return {count, named};
}
