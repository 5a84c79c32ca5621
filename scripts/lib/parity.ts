/** What the two language versions of a page must have in common. */
export interface Outline {
  frontMatter: Record<string, string>;
  headings: {level: number; id: string | null; text: string}[];
  codeBlocks: {fence: string; skeleton: string}[];
  components: string[];
}

const han = /\p{Script=Han}/u;

// Attributes that identify a component, such as its browser. Others may be translated.
const variants = /\b(?:name|for|id|page|channel|file|browser|mode|state|text)="[^"]*"/g;

/** Reads the outline of an MDX page. */
export function outlineOf(source: string): Outline {
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const outline: Outline = {frontMatter: {}, headings: [], codeBlocks: [], components: []};
  for (const line of matter.split('\n')) {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (key) outline.frontMatter[key] = value ?? '';
  }

  let open: {fence: string; marker: string; lines: string[]} | null = null;
  for (const line of body.split('\n')) {
    const [, marker, info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open) {
      if (marker?.startsWith(open.marker) && !info.trim()) {
        outline.codeBlocks.push({fence: open.fence, skeleton: skeletonOf(open.lines.join('\n'))});
        open = null;
      } else {
        open.lines.push(line);
      }
    } else if (marker) {
      open = {fence: info.trim().replace(/title="[^"]*"/, 'title'), marker, lines: []};
    } else {
      const [, hashes, text] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
      if (hashes && text) {
        const id = /\{\/\*\s*#([\w.-]+)\s*\*\/\}\s*$/.exec(text)?.[1] ?? null;
        outline.headings.push({level: hashes.length, id, text});
      }
      for (const [, name = '', given = ''] of line.matchAll(/<([A-Z]\w*)([^<>]*)/g)) {
        outline.components.push([name, ...(given.match(variants) ?? [])].join(' '));
      }
    }
  }
  return outline;
}

/** Code without what may be translated: comments, strings and blank space. */
function skeletonOf(code: string): string {
  return code
    .replace(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g, '""')
    .replace(/\/\*[\s\S]*?\*\/|(^|\s)(?:\/\/|#).*$/gm, '')
    .replace(/[^\S\n]*\S*\p{Script=Han}\S*/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Differences of the English page from the Chinese one, as sentences. */
export function differences(zh: Outline, en: Outline): string[] {
  const found: string[] = [];
  for (const [name, page] of [
    ['zh-Hans', zh],
    ['en', en],
  ] as const) {
    for (const key of ['title', 'description']) {
      if (!page.frontMatter[key]) found.push(`${name}: front matter has no ${key}`);
    }
    for (const heading of page.headings) {
      if (heading.level === 1) found.push(`${name}: "${heading.text}" repeats the title as an H1`);
      else if (!heading.id) found.push(`${name}: heading "${heading.text}" has no {/* #id */}`);
    }
  }
  for (const key of ['slug', 'id', 'unlisted', 'draft']) {
    if (zh.frontMatter[key] !== en.frontMatter[key]) found.push(`front matter "${key}" differs`);
  }
  for (const [key, value] of Object.entries(en.frontMatter)) {
    if (han.test(value)) found.push(`en: front matter "${key}" is not translated`);
  }
  const ids = (page: Outline) => page.headings.map(({level, id}) => `h${level} #${id}`);
  compare('heading', ids(zh), ids(en), found);
  const code = (page: Outline) =>
    page.codeBlocks.map((block) => `${block.fence}: ${block.skeleton}`);
  compare('code block', code(zh), code(en), found);
  compare('component', zh.components, en.components, found);
  return found;
}

function compare(what: string, zh: string[], en: string[], found: string[]): void {
  const at = Array.from({length: Math.max(zh.length, en.length)}).findIndex(
    (_, i) => zh[i] !== en[i],
  );
  if (at < 0) return;
  found.push(`${what} ${at + 1} differs: zh-Hans "${zh[at] ?? 'none'}", en "${en[at] ?? 'none'}"`);
}
