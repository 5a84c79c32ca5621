import {createRequire} from 'node:module';
import {docusaurusProgram} from './docusaurus';
import {appFiles} from './first-view/app-on-intent';
import {type Language, writePage} from './language';
import {openEntry} from './page-cache';

/** A comment, since the minifier keeps comments. */
const PLACE = '<!--app-files-->';

/** Minifies pages as Docusaurus would have done, but only those that have changed. */
export async function minifyPages({pages, pageCache}: Language): Promise<void> {
  const requireOfDocusaurus = createRequire(docusaurusProgram());
  const {getHtmlMinifier} = requireOfDocusaurus('@docusaurus/bundler/lib/minifyHtml');
  const minifier = await getHtmlMinifier({type: 'swc'});
  for (const page of pages) {
    const html = page.html.replace(appFiles, PLACE);
    const {found, keep} = openEntry<string>(pageCache, 'minified', html);
    const minified = found ?? keep((await minifier.minify(html)).code);
    writePage(
      page,
      minified.replace(PLACE, () => appFiles.exec(page.html)?.[0] ?? ''),
    );
  }
}
