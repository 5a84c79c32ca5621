import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {settings} from '../../settings';

const load = createRequire(__filename);

interface IconSet {
  icons: Record<string, {body: string}>;
}

/** `set:name` of every icon that a page names, or a row of the home page's features. */
function namedIn(siteDir: string): string[] {
  const folder = path.join(siteDir, 'docs');
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file));
  return [...pages, path.join(siteDir, 'src/home/data/features.ts')].flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const names = source.matchAll(/(?:<Icon name="|icon: ')([\w-]+:[\w-]+)/g);
    return [...names].map(([, name]) => name ?? '');
  });
}

function bodyOf(name: string): string | undefined {
  const [set = '', icon = ''] = name.split(':');
  try {
    return (load(`@iconify-json/${set}/icons.json`) as IconSet).icons[icon]?.body;
  } catch {
    // A set that is not installed: the browser asks the server and the mirrors for it.
    return undefined;
  }
}

/** Drawings of the icons that prose names, for `<Icon>`: `@generated/icons/default/named.json`. */
export default function icons({siteDir}: LoadContext): Plugin {
  return {
    name: 'icons',
    async contentLoaded({actions}) {
      const names = settings.hasBundledIcons ? new Set(namedIn(siteDir)) : [];
      const named = [...names].map((name) => [name, bodyOf(name)]);
      const bundled = Object.fromEntries(named.filter(([, body]) => body));
      await actions.createData('named.json', JSON.stringify(bundled));
    },
  };
}
