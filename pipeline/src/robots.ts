import {inLanguage, languageTags} from '@scriptcat/contract';
import {writeText} from './language';

/** Allows everything. Pages that must not be indexed have `noindex`. */
export function writeRobots(site: {folder: string; url: string}): void {
  const sitemaps = languageTags.map(
    (language) => `Sitemap: ${site.url}${inLanguage('/sitemap.xml', language)}`,
  );
  writeText(site, 'robots.txt', `${['User-agent: *', 'Allow: /', '', ...sitemaps].join('\n')}\n`);
}
