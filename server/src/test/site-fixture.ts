import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
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

/** Writes the smallest site that the server starts with into a temporary folder. */
export function createFixtureSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), content);
  };
  const files = languageTags.flatMap((locale) =>
    ['/', '/docs/', '/uninstall/', '/404.html'].map((path): ManifestFile => {
      const address = inLanguage(path, locale);
      const file = address.slice(1).replace(/\/$|^$/, '$&index.html');
      const content = `<!doctype html><html lang="${locale}"><title>${address}</title></html>`;
      write(file, content);
      const fields = {type: 'text/html; charset=utf-8', cacheControl: 'no-cache', modified};
      return {path: address, file, size: content.length, hash: address, encodings: [], ...fields};
    }),
  );
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
