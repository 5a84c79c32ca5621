import {createHash} from 'node:crypto';
import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {isFrame} from '@scriptcat/contract';
import pLimit from 'p-limit';
import {
  encodingSuffix,
  ICON_FOLDER,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  type ManifestFile,
  type SiteManifest,
} from '../../../server/src/site/manifest';
import {cacheFolder, listFiles, writeIfChanged} from '../disk-cache';
import {appFiles} from '../first-view/app-on-intent';
import {openEntry} from '../page-cache';
import {cacheControlFor, IMMUTABLE} from './caching';
import {brotliQuality, compress} from './compress';
import {type InlineCode, inlineCodeOf} from './inline-hashes';
import {mediaTypeOf} from './media-types';
import {foreignHosts} from './policy-sources';
import {securityHeadersFor} from './security-headers';

const root = path.resolve(import.meta.dirname, '../../..');
const IN_FLIGHT = 8;

/** Length of a file's hash in hex digits. */
const HASH_LENGTH = 20;

/** Files in the folder that are not served. */
const isPrivate = (file: string) =>
  /^(_headers|_redirects|_site\.json|_icons\/)/.test(file) || /(^|\/)\.(?!well-known\/)/.test(file);

/** The URL path of a file: `/folder/` for an index.html, the name for other files. */
function addressOf(file: string): string {
  return encodeURI(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
}

function readInlineCode(html: string): InlineCode {
  // Names of the React app's files change with every build, and are data.
  const page = html.replace(appFiles, '');
  const {found, keep} = openEntry<InlineCode>(cacheFolder('pages'), 'inline code', page);
  return found ?? keep(inlineCodeOf(page));
}

interface PreparedFile {
  entry: ManifestFile;
  code?: InlineCode;
}

async function prepareFile(folder: string, file: string): Promise<PreparedFile> {
  const location = path.join(folder, file);
  const [content, {mtime}] = await Promise.all([readFile(location), stat(location)]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  const {type, isText} = mediaTypeOf(file);
  const address = addressOf(file);
  const cacheControl = cacheControlFor(address);
  const quality = brotliQuality(address, {isImmutable: cacheControl === IMMUTABLE});
  const variants = isText ? await compress(hash, content, quality) : [];
  for (const {encoding, body} of variants) {
    writeIfChanged(location + encodingSuffix[encoding], body);
  }
  const entry = {
    path: address,
    file,
    type,
    size: content.byteLength,
    hash,
    modified: mtime.toUTCString(),
    cacheControl,
    encodings: variants.map(({encoding}) => encoding),
  };
  // The frame has its own policy. Its code must not become allowed on pages.
  if (!file.endsWith('.html') || isFrame(address)) return {entry};
  return {entry, code: readInlineCode(content.toString())};
}

/** Copies the icon packages that the site depends on, and returns their prefixes. */
function copyIconSets(folder: string): string[] {
  const site = path.join(root, 'site/package.json');
  const {dependencies} = JSON.parse(readFileSync(site, 'utf8'));
  const {resolve} = createRequire(site);
  const packages = Object.keys(dependencies).filter((name) => name.startsWith('@iconify-json/'));
  mkdirSync(path.join(folder, ICON_FOLDER), {recursive: true});
  return packages.map((name) => {
    const prefix = name.slice('@iconify-json/'.length);
    copyFileSync(resolve(`${name}/icons.json`), path.join(folder, ICON_FOLDER, `${prefix}.json`));
    return prefix;
  });
}

/** Compresses the files, hashes them and the inline scripts of pages, and lists all for the server. */
export async function listForServing({folder}: {folder: string}): Promise<void> {
  const all = listFiles(folder);
  const known = new Set(all);
  const variants = all.filter((file) => /\.(br|gz)$/.test(file) && known.has(file.slice(0, -3)));
  for (const file of variants) known.delete(file);
  const shown = [...known].filter((file) => !isPrivate(file));
  const limit = pLimit(IN_FLIGHT);
  const prepared = await Promise.all(shown.map((file) => limit(prepareFile, folder, file)));
  const files = prepared.map(({entry}) => entry);
  const current = new Set(
    files.flatMap(({file, encodings}) =>
      encodings.map((encoding) => file + encodingSuffix[encoding]),
    ),
  );
  const stale = variants.filter((file) => !current.has(file));
  for (const file of stale) rmSync(path.join(folder, file));

  const codes = prepared.flatMap(({code}) => code ?? []);
  const allOf = (place: keyof InlineCode) =>
    [...new Set(codes.flatMap((code) => code[place]))].sort();
  const manifest: SiteManifest = {
    version: MANIFEST_VERSION,
    files,
    security: securityHeadersFor({
      inlineScripts: allOf('scripts'),
      inlineStyles: allOf('styles'),
      styleAttributes: allOf('attributes'),
      ...foreignHosts(process.env),
    }),
    iconSets: copyIconSets(folder),
  };
  writeFileSync(path.join(folder, MANIFEST_FILE), JSON.stringify(manifest));
  for (const place of allOf('blockedHandlers')) {
    const warning = `The content security policy blocks the inline event handler ${place}.`;
    process.stderr.write(`${warning}\n`);
  }
}
