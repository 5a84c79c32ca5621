import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {
  documentedRoutes,
  extensionLinks,
  inLanguage,
  languageTags,
  oldPublicPaths,
} from '@scriptcat/contract';
import {prepareSite} from '../prepare/prepare-site';

const themeScript = `document.documentElement.dataset.theme = 'light';`;

const page = (lang: string, title: string) =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>` +
  `<script>${themeScript}</script><style>body{margin:0}</style></head>` +
  `<body><h1 style="color:red">${title}</h1>${'<p>paragraph</p>'.repeat(200)}</body></html>`;

const withSlash = (path: string) => (/[/.][^/]*\.[a-z]+$|\/$/.test(path) ? path : `${path}/`);

/** Bytes that no encoder shrinks, so that they stand for a picture. */
export const picture = Buffer.from(Array.from({length: 1000}, (_, index) => (index * 197) % 251));

function pages(): string[] {
  const paths = [...documentedRoutes, ...extensionLinks.map(({path}) => path), ...oldPublicPaths];
  const isMoved = (path: string) => /agent\/agent\/$|sponsor/.test(path);
  return [...new Set(paths.map(withSlash))].filter((path) => path.endsWith('/') && !isMoved(path));
}

function fixtureFiles(): Record<string, string | Buffer> {
  const files: Record<string, string | Buffer> = {
    'img/photo.png': picture,
    'img/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`,
    'robots.txt': 'User-agent: *\nAllow: /\n',
    'data/名字.txt': 'a name outside ASCII\n',
  };
  for (const locale of languageTags) {
    const at = (path: string) => inLanguage(path, locale).slice(1);
    for (const path of pages()) files[at(`${path}index.html`)] = page(locale, path);
    files[at('/404.html')] = page(locale, 'not found');
    files[at('/opensearch.xml')] = '<OpenSearchDescription/>';
    files[at('/sitemap.xml')] = `<urlset>${'<url/>'.repeat(100)}</urlset>`;
    files[at('/assets/js/main.1a2b3c4d.js')] = `export const rows = [${'0,'.repeat(400)}];`;
    files[at('/assets/css/styles.deadbeef.css')] = 'a{color:red}'.repeat(60);
  }
  return files;
}

/** Writes a small build with the site's shape into a temporary folder and prepares it. */
export async function createFixtureSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [file, content] of Object.entries(fixtureFiles())) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), content);
  }
  const icons = join(folder, '.demo-icons.json');
  writeFileSync(
    icons,
    JSON.stringify({
      prefix: 'demo',
      icons: {cat: {body: '<path d="M0 0h1"/>'}, dog: {body: '<path d="M0 0h2"/>'}},
      aliases: {kitten: {parent: 'cat', hFlip: true}},
      width: 24,
      height: 24,
    }),
  );
  await prepareSite({
    siteFolder: folder,
    cacheFolder: join(folder, '.cache'),
    build: {
      analyticsId: undefined,
      feedbackUrl: undefined,
      searchUrl: undefined,
      searchAppId: undefined,
      iconMirrors: [],
    },
    iconSets: {demo: icons},
  });
  return folder;
}
