import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {inLanguage, languageTags} from '@scriptcat/contract';
import {
  ICON_FOLDER,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  type ManifestFile,
  type SiteManifest,
} from '../site/manifest';

const modified = 'Sun, 01 Nov 2026 00:00:00 GMT';

const icons = {
  prefix: 'demo',
  icons: {cat: {body: '<path d="M0 0h1"/>'}, dog: {body: '<path d="M0 0h2"/>'}},
  aliases: {kitten: {parent: 'cat', hFlip: true}},
  width: 24,
  height: 24,
};

const searchForm =
  '<input name=q><input type="search" name=q value=""><noscript data-results>None</noscript><p>Map</p>';

/** Pages with the part that the server fills in. */
const pages: Record<string, string> = {
  '/': '',
  '/404.html': '',
  '/docs/': '',
  '/docs/use/sync/': '',
  '/search/': searchForm,
};
const copies: Record<string, string> = {
  '/en/docs/use/sync/index.md': '# Cloud sync\n',
  '/docs/long/index.md': 'x'.repeat(30_000),
};

/** Writes the smallest site that the server starts with into a temporary folder. */
export function createFixtureSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), content);
  };
  const add = (path: string, type: string, content: string): ManifestFile => {
    const file = path.slice(1).replace(/\/$|^$/, '$&index.html');
    write(file, content);
    const fields = {type: `${type}; charset=utf-8`, cacheControl: 'no-cache', modified};
    return {path, file, size: content.length, hash: path, encodings: [], ...fields};
  };
  const files = languageTags.flatMap((language) =>
    Object.entries(pages).map(([page, content]) => {
      const path = inLanguage(page, language);
      const text = `<!doctype html><html lang="${language}"><title>${path}</title>${content}</html>`;
      return add(path, 'text/html', text);
    }),
  );
  for (const [path, content] of Object.entries(copies)) {
    files.push(add(path, 'text/markdown', content));
  }
  const policy = (text: string) => ({
    'content-security-policy': text,
    'x-content-type-options': 'nosniff',
  });
  const page = policy("default-src 'self'; script-src 'self'");
  const security = {page, demo: page, frame: page, resource: policy("default-src 'self'")};
  const version = MANIFEST_VERSION;
  const manifest: SiteManifest = {version, files, security, iconSets: ['demo']};
  write(MANIFEST_FILE, JSON.stringify(manifest));
  write(`${ICON_FOLDER}/demo.json`, JSON.stringify(icons));
  return folder;
}
