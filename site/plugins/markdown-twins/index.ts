import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ListedPage, listOfData, listOfPages} from './llms';
import {createTwinReader} from './twin-cache';

/** Writes `index.md` beside every documentation page, and `llms.txt` as the way in. */
export default function markdownTwins({siteConfig, i18n, siteDir}: LoadContext): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, routesPaths, baseUrl}) {
      // Beside the bundler's cache, and cleared together with it.
      const readTwin = createTwinReader(path.join(siteDir, 'node_modules/.cache/markdown-twins'));
      const pages: ListedPage[] = [];
      for (const route of [...new Set(routesPaths)].sort()) {
        const folder = path.join(outDir, route.slice(baseUrl.length));
        const file = path.join(folder, 'index.html');
        if (!route.endsWith('/') || !existsSync(file)) continue;
        const twin = readTwin(readFileSync(file, 'utf8'), `${siteConfig.url}${route}`);
        if (!twin) continue;
        writeFileSync(path.join(folder, 'index.md'), twin.markdown);
        pages.push({...twin, url: `${siteConfig.url}${route}index.md`});
      }
      const intro = {name: siteConfig.title, tagline: siteConfig.tagline, pages};
      const files = listOfData(siteConfig.url, i18n.currentLocale);
      const list = listOfPages(intro, i18n.currentLocale);
      writeFileSync(path.join(outDir, 'llms.txt'), `${list}\n${files}`);
      const devPages = pages.filter(({url}) => url.includes('/docs/dev/'));
      const devList = listOfPages({...intro, pages: devPages}, i18n.currentLocale);
      writeFileSync(path.join(outDir, 'llms-dev.txt'), `${devList}\n${files}`);
      writeFileSync(
        path.join(outDir, 'llms-full.txt'),
        pages.map(({markdown}) => markdown).join('\n---\n\n'),
      );
    },
  };
}
