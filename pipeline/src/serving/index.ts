import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {MANIFEST_FILE, type SiteManifest} from '../../../server/src/site/manifest';
import {cacheFolder} from '../disk-cache';
import {writeText} from '../language';
import {prepareSite} from './prepare-site';
import {headersFile, redirectsFile} from './static-hosts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The icon packages that the site depends on, by prefix. */
function findIconSets(): Record<string, string> {
  const site = path.join(root, 'site/package.json');
  const {dependencies = {}} = JSON.parse(readFileSync(site, 'utf8'));
  const require = createRequire(site);
  return Object.fromEntries(
    Object.keys(dependencies)
      .filter((name) => name.startsWith('@iconify-json/'))
      .map((name) => [name.slice('@iconify-json/'.length), require.resolve(`${name}/icons.json`)]),
  );
}

/** Compresses the files, hashes them and the inline scripts of pages, and lists all for the server. */
export async function listForServing({folder}: {folder: string}): Promise<void> {
  const warnings = await prepareSite({
    siteFolder: folder,
    cacheFolder: cacheFolder('compressed'),
    env: process.env,
    iconSets: findIconSets(),
  });
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
}

/** Writes `_headers` and `_redirects` for static hosts. */
export function describeForHosts(site: {folder: string}): void {
  const manifest: SiteManifest = JSON.parse(
    readFileSync(path.join(site.folder, MANIFEST_FILE), 'utf8'),
  );
  writeText(site, '_headers', headersFile(manifest));
  writeText(site, '_redirects', redirectsFile(manifest));
}
