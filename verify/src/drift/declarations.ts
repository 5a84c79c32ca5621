/** Names and options that a file of type declarations has. */
export interface Declarations {
  /** Functions, constants and classes that a script can use. */
  names: string[];
  /** Fields by interface. */
  fields: Record<string, string[]>;
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');

/** The text between an opening brace and the one that closes it. */
function block(source: string, start: number): string {
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    if (source[index] === '{') depth += 1;
    if (source[index] === '}') depth -= 1;
    if (depth === 0) return source.slice(start + 1, index);
  }
  return source.slice(start + 1);
}

/** Fields of an interface, without those of objects inside it. */
function fieldsIn(body: string): string[] {
  let flat = body;
  while (/[({[][^(){}[\]]*[)}\]]/.test(flat)) flat = flat.replace(/[({[][^(){}[\]]*[)}\]]/g, ' ');
  return [...flat.matchAll(/(?:^|[;,\n])\s*(?:readonly\s+)?["']?([\w-]+)["']?\??\s*:/g)].map(
    ([, name = '']) => name,
  );
}

/** Reads what a file of declarations offers. A compiler is not needed for names and fields. */
export function readDeclarations(text: string): Declarations {
  const source = withoutComments(text);
  const names = [...source.matchAll(/^declare (?:function|const|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const fields: Record<string, string[]> = {};
  for (const match of source.matchAll(/\binterface (\w+)[^{]*\{/g)) {
    const start = (match.index ?? 0) + match[0].length - 1;
    fields[match[1] ?? ''] = fieldsIn(block(source, start));
  }
  return {names: [...new Set(names)].sort(), fields};
}
