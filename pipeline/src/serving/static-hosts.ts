import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  framePolicy,
  inLanguage,
  languageTags,
  looseKey,
  needlessPrefixes,
} from '@scriptcat/contract';
import {MANIFEST_FILE, type SiteManifest} from '../../../server/src/site/manifest';
import {HSTS} from '../../../server/src/site/policy';
import {redirectsFor} from '../../../server/src/site/resolve';
import {writeText} from '../language';
import {IMMUTABLE, REVALIDATE} from './caching';

/** `_headers` as Netlify, Cloudflare Pages and others read it. Such hosts always use TLS. */
function headersFile({security: {page, demo}}: SiteManifest): string {
  const fields = {
    ...page,
    'strict-transport-security': HSTS,
    'cache-control': REVALIDATE,
  };
  const lines = ['/*', ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)];
  for (const language of languageTags) {
    // `!` removes the general rule's header. Without it both values would be sent.
    lines.push(
      inLanguage('/assets/*', language),
      '  ! cache-control',
      `  cache-control: ${IMMUTABLE}`,
    );
  }
  const others = {'/playground/*': framePolicy, '/demo/*': demo['content-security-policy']};
  for (const [path, other] of Object.entries(others)) {
    for (const language of languageTags) {
      lines.push(inLanguage(path, language), '  ! content-security-policy');
      lines.push(`  content-security-policy: ${other}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** `_redirects` for the same hosts: old URLs, lower case, redundant prefixes, 404 pages. */
function redirectsFile({files}: SiteManifest): string {
  const pages = files.map(({path}) => path).filter((path) => path.endsWith('/'));
  const keys = new Set(pages.map(looseKey));
  const moved = redirectsFor(keys).map(({from, to}) => [from, to]);
  const small = pages
    .filter((path) => path !== path.toLowerCase())
    .map((path) => [path.toLowerCase(), path]);
  const both = (path = '') => [path.replace(/\/$/, ''), path];
  const lines = [...moved, ...small].flatMap(([from, to]) =>
    both(from).map((spelling) => `${spelling} ${to} 301`),
  );
  for (const prefix of needlessPrefixes) lines.push(`${prefix} / 301`, `${prefix}/* /:splat 301`);
  // Most specific first; the default language's 404 page comes last.
  for (const tag of languageTags.toReversed()) {
    lines.push(`${inLanguage('/*', tag)} ${inLanguage('/404.html', tag)} 404`);
  }
  return `${lines.join('\n')}\n`;
}

/** Writes `_headers` and `_redirects` for static hosts. */
export function describeForHosts(site: {folder: string}): void {
  const manifest: SiteManifest = JSON.parse(
    readFileSync(path.join(site.folder, MANIFEST_FILE), 'utf8'),
  );
  writeText(site, '_headers', headersFile(manifest));
  writeText(site, '_redirects', redirectsFile(manifest));
}
