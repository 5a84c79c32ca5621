/** The bundler's list of files, as Docusaurus writes it. */
export interface ClientManifest {
  /** The chunks that a chunk needs, itself among them. */
  origins: Record<string, readonly string[]>;
  assets: Record<string, {js?: readonly {file: string}[]}>;
}

/** A route of the React app; layouts have routes inside them. */
export interface Route {
  path: string;
  routes?: readonly Route[];
}

const chunkNames = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(chunkNames);

/**
 * The scripts of every page, its layouts' included, so that none is discovered only when another
 * has run. `chunks` holds the names by route, with a hash behind each path, since a layout may have
 * the path of a page inside it; the order is that of the routes.
 */
export function listRouteFiles(
  routes: readonly Route[],
  chunks: Record<string, unknown>,
  {origins, assets}: ClientManifest,
): Map<string, string[]> {
  const waiting = Object.entries(chunks).map(([name, value]) => ({
    path: name.replace(/-[^-]+$/, ''),
    files: chunkNames(value)
      .flatMap((chunk) => origins[chunk] ?? [chunk])
      .flatMap((chunk) => (assets[chunk]?.js ?? []).map(({file}) => file)),
  }));
  const found = new Map<string, string[]>();

  function visit(route: Route, around: readonly string[]): void {
    const index = waiting.findIndex(({path}) => path === route.path);
    const own = index < 0 ? [] : (waiting.splice(index, 1)[0]?.files ?? []);
    const files = [...around, ...own];
    if (!route.routes) found.set(route.path, [...new Set(files)]);
    for (const inner of route.routes ?? []) visit(inner, files);
  }
  for (const route of routes) visit(route, []);
  return found;
}
