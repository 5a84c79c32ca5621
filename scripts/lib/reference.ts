/** An entry of the reference, and the page it stands on. */
interface Entry {
  page: string;
  name: string;
}

/** The entries that a page documents with a component. */
export function entriesOf(page: string, source: string, component: string): Entry[] {
  const tags = source.matchAll(new RegExp(`<${component}\\s+name="([^"]+)"`, 'g'));
  return [...tags].map(([, name = '']) => ({page, name}));
}

/** Differences between the entries and the catalogue, as sentences. */
export function coverageProblems(
  what: string,
  names: readonly string[],
  entries: readonly Entry[],
): string[] {
  const isFirst = ({name}: Entry, at: number) =>
    entries.findIndex((one) => one.name === name) === at;
  const unknown = entries.filter(({name}) => !names.includes(name));
  const repeated = entries.filter((entry, at) => !isFirst(entry, at));
  const missing = names.filter((name) => !entries.some((entry) => entry.name === name));
  return [
    ...unknown.map(({page, name}) => `${page}: the catalogue has no ${what} "${name}"`),
    ...repeated.map(({page, name}) => `${page}: "${name}" has an entry already`),
    ...missing.map((name) => `no page has an entry for the ${what} "${name}"`),
  ];
}
