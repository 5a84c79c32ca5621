import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** The scripts at the given paths. A file that is named counts whatever its extension. */
export function findScripts(places: readonly string[]): string[] {
  const found = places.flatMap((place) => {
    if (!statSync(place).isDirectory()) return [place];
    const names = readdirSync(place, {recursive: true, encoding: 'utf8'});
    return names
      .filter(
        (name) =>
          /\.user(?:\.(?:bg|sub))?\.js$/.test(name) && !/(?:^|[\\/])node_modules[\\/]/.test(name),
      )
      .sort()
      .map((name) => path.join(place, name));
  });
  return [...new Set(found)];
}
