import {outlineOf} from './parity';

/** The names a catalogue has and the pages that document them. */
export interface ReferenceCase {
  /** What an entry is called, for messages: "API" or "metadata key". */
  what: string;
  /** The component that documents one name, as it is written in the pages. */
  component: string;
  names: readonly string[];
  pages: readonly {path: string; zh: string; en: string}[];
}

/** The names a page documents through a component, in page order. */
export function documentedNames(source: string, component: string): string[] {
  const entries = source.matchAll(new RegExp(`<${component}\\s+name="([^"]+)"`, 'g'));
  return [...entries].map(([, name]) => name ?? '');
}

/** Differences between pages and catalogue, as sentences. */
export function coverageProblems({what, component, names, pages}: ReferenceCase): string[] {
  const problems: string[] = [];
  for (const locale of ['zh', 'en'] as const) {
    const places = new Map<string, string>();
    for (const page of pages) {
      for (const name of documentedNames(page[locale], component)) {
        const where = `${page.path} (${locale})`;
        if (!names.includes(name)) {
          problems.push(`${where}: documents "${name}", which is no ${what} of the catalogue`);
        } else if (places.has(name)) {
          problems.push(`${where}: documents "${name}" again, after ${places.get(name)}`);
        }
        places.set(name, where);
      }
    }
    for (const name of names) {
      if (!places.has(name)) problems.push(`${what} "${name}" is documented nowhere (${locale})`);
    }
  }
  return problems;
}

/** Every anchor of a page in order: its headings and the entries of its components. */
export function anchorsOf(
  source: string,
  anchors: Readonly<Record<string, (name: string) => string>>,
): string[] {
  const found: {at: number; anchor: string}[] = [];
  for (const [component, anchorOf] of Object.entries(anchors)) {
    for (const match of source.matchAll(new RegExp(`<${component}\\s+name="([^"]+)"`, 'g'))) {
      found.push({at: match.index, anchor: anchorOf(match[1] ?? '')});
    }
  }
  for (const {id, text} of outlineOf(source).headings) {
    if (id) found.push({at: source.indexOf(text), anchor: id});
  }
  return found.sort((a, b) => a.at - b.at).map(({anchor}) => anchor);
}

/** Anchors that differ between the two languages of a page, or are used twice in it. */
export function anchorProblems(
  page: {path: string; zh: string; en: string},
  anchors: Readonly<Record<string, (name: string) => string>>,
): string[] {
  const zh = anchorsOf(page.zh, anchors);
  const en = anchorsOf(page.en, anchors);
  const at = Array.from({length: Math.max(zh.length, en.length)}).findIndex(
    (_, index) => zh[index] !== en[index],
  );
  const twice = zh.filter((anchor, index) => zh.indexOf(anchor) !== index);
  return [
    ...(at < 0
      ? []
      : [
          `${page.path}: anchor ${at + 1} differs: zh "${zh[at] ?? 'none'}", en "${en[at] ?? 'none'}"`,
        ]),
    ...twice.map((anchor) => `${page.path}: anchor "${anchor}" is used twice`),
  ];
}
