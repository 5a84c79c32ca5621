import {inLanguage, languageTags} from '@scriptcat/contract';
import {writeText} from './language';

/** Everything may be read; pages that are not to be found say so themselves. */
export function writeRobots(site: {folder: string; url: string}): void {
  const sitemaps = languageTags.map(
    (locale) => `Sitemap: ${site.url}${inLanguage('/sitemap.xml', locale)}`,
  );
  writeText(site, 'robots.txt', `${['User-agent: *', 'Allow: /', '', ...sitemaps].join('\n')}\n`);
}
