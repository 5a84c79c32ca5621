import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {settings} from '../../settings';
import {pageMap} from './page-map';

/** The search page with its list of all pages, and the link to the OpenSearch description. */
export default function search({baseUrl, siteConfig}: LoadContext): Plugin {
  const {language} = settings;
  const description = `${baseUrl}opensearch.xml`;
  return {
    name: 'site-search',

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      await actions.createData('page-map.json', pageMap(docs, language));
      actions.addRoute({
        path: `${baseUrl}search/`,
        component: '@site/src/search/SearchPage',
        // An alias, since the path is sent to browsers and must not contain the build machine's
        // folders.
        modules: {pages: '@generated/site-search/default/page-map.json'},
        exact: true,
      });
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: description,
          },
        },
      ],
    }),
  };
}
