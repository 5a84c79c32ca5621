import {bundleChecker, checkerName} from '../../site/plugins/checker';
import {writeApiData, writeApiReference} from './api-data';
import {writeDemo} from './demo';
import {writeFeeds, writeKnownProblems, writeReleases} from './feeds';
import {prepareFirstView} from './first-view';
import {type Language, writeText} from './language';
import {writeMarkdownCopies} from './markdown-copies';
import {minifyPages} from './minify-pages';
import {suggestPages} from './not-found';
import {listSearchRecords, writeOfflineFiles, writeWorker} from './offline';
import {writeOpenSearch} from './open-search';
import {writePlayground} from './playground';
import {writeRobots} from './robots';
import {copySamples} from './samples';
import {writeSearchRecords} from './search-records';
import {writeSecurityContact} from './security-contact';
import {listForServing} from './serving/list-for-serving';
import {describeForHosts} from './serving/static-hosts';
import {writeSkills} from './skills';
import {writeSocialCards} from './social-cards';
import {writeWebManifest} from './web-manifest';

/** The built site with all its languages. */
export interface Site {
  folder: string;
  /** Origin of the site. */
  url: string;
  hasOffline: boolean;
}

export interface Step<Subject> {
  name: string;
  run: (subject: Subject) => void | Promise<void>;
}

/** What happens to each language after Docusaurus has built it, in this order. */
export const languageSteps: readonly Step<Language>[] = [
  {name: 'first view: styles by kind of page, React app on intent', run: prepareFirstView},
  {name: 'minified pages', run: minifyPages},
  {name: 'Markdown copies and llms.txt', run: writeMarkdownCopies},
  {name: 'API reference as types and Markdown', run: writeApiReference},
  {name: 'feeds', run: writeFeeds},
  {name: 'description for browser search', run: writeOpenSearch},
  {name: 'web manifest', run: writeWebManifest},
  {name: 'pages that a wrong address may have meant', run: suggestPages},
  {name: 'skills for assistants', run: writeSkills},
  {name: 'samples', run: copySamples},
  {name: 'demo pages', run: writeDemo},
  {name: 'playground', run: writePlayground},
  {name: 'search records', run: writeSearchRecords},
  {name: 'cards for shared links', run: writeSocialCards},
  // After everything that writes pages or assets: it lists them with their revisions.
  {name: 'offline manifest', run: writeOfflineFiles},
];

/** What happens to the site as a whole after that, in this order. */
export const siteSteps: readonly Step<Site>[] = [
  {name: 'releases as data', run: writeReleases},
  {name: 'known problems as data', run: writeKnownProblems},
  {name: 'API catalogue as data', run: writeApiData},
  {name: 'robots.txt', run: writeRobots},
  {name: 'command-line checker', run: (site) => writeText(site, checkerName, bundleChecker())},
  {name: 'security.txt', run: writeSecurityContact},
  {name: 'search in saved documentation', run: listSearchRecords},
  {name: 'service worker', run: writeWorker},
  // After everything that writes files.
  {name: 'compression, policy hashes and list of files', run: listForServing},
  {name: 'headers and redirects for static hosts', run: describeForHosts},
];
