import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import features from '@scriptcat/content/home/features';
import {settings} from '../../settings';

const load = createRequire(__filename);

interface IconSet {
  icons: Record<string, {body: string}>;
}

/** `set:name` of every icon that a page names. */
function namedIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      return [...source.matchAll(/<Icon name="([\w-]+:[\w-]+)"/g)].map(([, name]) => name ?? '');
    });
}

function bodyOf(name: string): string | undefined {
  const [set = '', icon = ''] = name.split(':');
  try {
    return (load(`@iconify-json/${set}/icons.json`) as IconSet).icons[icon]?.body;
  } catch {
    // The set is not installed, so the browser loads it from the server or a mirror.
    return undefined;
  }
}

const drawingsOf = (names: Iterable<string>) =>
  JSON.stringify(
    Object.fromEntries([...names].map((name) => [name, bodyOf(name)]).filter(([, body]) => body)),
  );

/**
 * Drawings of the icons that prose names, for `<Icon>`, and apart from them those of the home page:
 * `@generated/icons/default/named.json` and `home.json`.
 */
export default function icons({siteDir}: LoadContext): Plugin {
  return {
    name: 'icons',
    async contentLoaded({actions}) {
      const names = settings.hasBundledIcons ? namedIn(path.join(siteDir, 'docs')) : [];
      await actions.createData('named.json', drawingsOf(new Set(names)));
      await actions.createData('home.json', drawingsOf(features.rows.map(({icon}) => icon)));
    },
  };
}
