import {createHash} from 'node:crypto';
import {cp, mkdir, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
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
import {cacheControlFor, IMMUTABLE} from './caching';
import {brotliQuality, createCompressor} from './compress';
import {collectInlineCode, type InlineCode, noInlineCode} from './inline-hashes';
import {mediaTypeOf} from './media-types';
import {foreignHosts} from './policy-sources';
import {securityHeadersFor} from './security-headers';

interface PrepareOptions {
  siteFolder: string;
  cacheFolder: string;
  /** Settings of the build. */
  env: Record<string, string | undefined>;
  /** Where each icon set's JSON lies, by prefix. */
  iconSets: Record<string, string>;
}

const IN_FLIGHT = 8;

/** Length of a file's hash in hex digits. */
const HASH_LENGTH = 20;

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/** Files in the folder that are not served. */
const isPrivate = (file: string) =>
  /^(_headers|_redirects|_site\.json|_icons\/)/.test(file) || /(^|\/)\.(?!well-known\/)/.test(file);

/** The URL path of a file: `/folder/` for an index.html, the name for other files. */
function addressOf(file: string): string {
  return encodeURI(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
}

function createFilePreparer({siteFolder, cacheFolder}: PrepareOptions, code: InlineCode) {
  const compress = createCompressor(cacheFolder);
  return async (file: string): Promise<ManifestFile> => {
    const location = join(siteFolder, file);
    const [content, {mtime}] = await Promise.all([readFile(location), stat(location)]);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
    const {type, isText} = mediaTypeOf(file);
    const path = addressOf(file);
    const cacheControl = cacheControlFor(path);
    const quality = brotliQuality(path, {isImmutable: cacheControl === IMMUTABLE});
    const variants = isText ? await compress(hash, content, quality) : [];
    await Promise.all(
      variants.map(({encoding, body}) => writeFile(location + encodingSuffix[encoding], body)),
    );
    // The frame has its own policy. Its code must not become allowed on pages.
    if (file.endsWith('.html') && !isFrame(path)) collectInlineCode(content.toString('utf8'), code);
    return {
      path,
      file,
      type,
      size: content.byteLength,
      hash,
      modified: mtime.toUTCString(),
      cacheControl,
      encodings: variants.map(({encoding}) => encoding),
    };
  };
}

async function copyIconSets({siteFolder, iconSets}: PrepareOptions): Promise<string[]> {
  const folder = join(siteFolder, ICON_FOLDER);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  for (const [prefix, source] of Object.entries(iconSets)) {
    await cp(source, join(folder, `${prefix}.json`));
  }
  return Object.keys(iconSets).sort();
}

/**
 * Makes a build servable: compressed variants, ETags and the policy, listed in one manifest.
 * Returns warnings.
 */
export async function prepareSite(options: PrepareOptions): Promise<string[]> {
  const {siteFolder, env} = options;
  const all = await listFiles(siteFolder);
  // Variants of an earlier run are made again or come from the cache.
  const known = new Set(all);
  const leftovers = all.filter((file) => isCompressed(file) && known.has(file.slice(0, -3)));
  await Promise.all(leftovers.map((file) => rm(join(siteFolder, file))));

  const code = noInlineCode();
  for (const file of leftovers) known.delete(file);
  const shown = [...known].filter((file) => !isPrivate(file));
  const limit = pLimit(IN_FLIGHT);
  const prepareFile = createFilePreparer(options, code);
  const files = await Promise.all(shown.map((file) => limit(prepareFile, file)));
  const manifest: SiteManifest = {
    version: MANIFEST_VERSION,
    files,
    security: securityHeadersFor({
      inlineScripts: [...code.scripts].sort(),
      inlineStyles: [...code.styles].sort(),
      styleAttributes: [...code.attributes].sort(),
      ...foreignHosts(env),
    }),
    iconSets: await copyIconSets(options),
  };
  await writeFile(join(siteFolder, MANIFEST_FILE), JSON.stringify(manifest));
  return [...code.blockedHandlers].map(
    (place) => `The content security policy blocks the inline event handler ${place}.`,
  );
}
