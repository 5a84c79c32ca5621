import postcss, {type AtRule, type ChildNode, type Declaration, type Rule} from 'postcss';

/** Cuts from a stylesheet what a page with these names needs, in the order it was written in. */
export type CutStyles = (names: ReadonlySet<string>) => string;

interface Selector {
  text: string;
  names: readonly string[];
}

interface Line {
  text: string;
  /** The custom property it sets, if it does. */
  sets: string | undefined;
  uses: readonly string[];
}

type Part =
  | {kind: 'rule'; selectors: readonly Selector[]; lines: readonly Line[]}
  | {kind: 'group'; head: string; parts: readonly Part[]}
  | {kind: 'motion'; name: string; text: string}
  | {kind: 'text'; text: string};

const conditions =
  /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|(?<!\\)::?[\w-]+(?:\([^)]*\))?/g;
const nameInSelector = /[.#]?(?:\\.|[\w-]|[^\0-\x7f])+/g;

/**
 * The elements, classes and ids a selector cannot match without. What attributes and states say is
 * left out: both change after the page was built.
 */
function namesIn(selector: string): string[] {
  const plain = selector.replace(conditions, '');
  const names = (plain.match(nameInSelector) ?? []).map((name) => name.replace(/\\/g, ''));
  return names.filter((name) => !/^\d/.test(name));
}

const usedProperties = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function toLine(node: ChildNode): Line {
  const {prop = ''} = node as Declaration;
  return {
    text: node.toString(),
    sets: prop.startsWith('--') ? prop : undefined,
    uses: usedProperties(node.toString()),
  };
}

function toPart(node: ChildNode): Part {
  if (node.type === 'rule') {
    const {selectors, nodes} = node as Rule;
    return {
      kind: 'rule',
      selectors: selectors.map((text) => ({text, names: namesIn(text)})),
      lines: nodes.map(toLine),
    };
  }
  const {name, params, nodes} = node as AtRule;
  if (name?.endsWith('keyframes')) return {kind: 'motion', name: params, text: node.toString()};
  if (!nodes || name === 'font-face' || name === 'property') {
    return {kind: 'text', text: node.toString() + (nodes ? '' : ';')};
  }
  return {kind: 'group', head: `@${name} ${params}`, parts: nodes.map(toPart)};
}

function keepRules(parts: readonly Part[], names: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') return [{...part, parts: keepRules(part.parts, names)}];
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter((one) => one.names.every((name) => names.has(name)));
    return selectors.length > 0 ? [{...part, selectors}] : [];
  });
}

const linesOf = (parts: readonly Part[]): Line[] =>
  parts.flatMap((part) => {
    if (part.kind === 'group') return linesOf(part.parts);
    return part.kind === 'rule' ? part.lines : [];
  });

const textsOfMotions = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'group') return textsOfMotions(part.parts);
    return part.kind === 'motion' ? [part.text] : [];
  });

/** Custom properties that some line needs, also through other properties. */
function neededProperties(lines: readonly Line[], elsewhere: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const usesOf = new Map<string, string[]>();
  const pending = [...elsewhere];
  for (const {sets, uses} of lines) {
    if (sets) usesOf.set(sets, [...(usesOf.get(sets) ?? []), ...uses]);
    else pending.push(...uses);
  }
  for (let name = pending.pop(); name; name = pending.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    pending.push(...(usesOf.get(name) ?? []));
  }
  return needed;
}

function print(
  parts: readonly Part[],
  isNeeded: (line: Line) => boolean,
  isPlayed: (name: string) => boolean,
): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'motion') return isPlayed(part.name) ? part.text : '';
      if (part.kind === 'group') {
        const inside = print(part.parts, isNeeded, isPlayed);
        return inside && `${part.head}{${inside}}`;
      }
      const lines = part.lines.filter(isNeeded);
      const head = part.selectors.map(({text}) => text).join(',');
      return lines.length > 0 ? `${head}{${lines.map(({text}) => text).join(';')}}` : '';
    })
    .join('');
}

/** Reads a stylesheet once, for any number of pages. */
export function createCutStyles(stylesheet: string): CutStyles {
  const parts = postcss.parse(stylesheet).nodes.map(toPart);
  const motions = textsOfMotions(parts).flatMap(usedProperties);
  return (names) => {
    const kept = keepRules(parts, names);
    const lines = linesOf(kept);
    const inPage = [...names].filter((name) => name.startsWith('--'));
    const needed = neededProperties(lines, [...inPage, ...motions]);
    const played = lines.filter(({text}) => text.startsWith('animation')).map(({text}) => text);
    return print(
      kept,
      ({sets}) => !sets || needed.has(sets),
      (name) => played.some((text) => text.includes(name)),
    );
  };
}

/** The names that rules can ask for in a page: elements, `.classes`, `#ids`, `--properties`. */
export function namesInPage(html: string): Set<string> {
  const names = new Set(['html', 'body']);
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase());
  for (const [, key, quoted, bare] of html.matchAll(/\s(class|id)=(?:"([^"]*)"|([^\s"'>]+))/g)) {
    const mark = key === 'id' ? '#' : '.';
    for (const name of (quoted ?? bare ?? '').split(/\s+/)) names.add(mark + name);
  }
  for (const name of usedProperties(html)) names.add(name);
  return names;
}

/** Every word of a script, since any of them may name something it will put into a page. */
export function namesInScript(script: string): Set<string> {
  const words = new Set(script.match(/[\w-]+/g) ?? []);
  return new Set([...words].flatMap((word) => [word, `.${word}`, `#${word}`]));
}
