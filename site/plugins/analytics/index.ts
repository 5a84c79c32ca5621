import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';

/** Page views, only when an id is configured; see first-page-view.ts for who is never counted. */
export default function analytics(id: string | null): () => Plugin {
  if (id && !/^[\w-]+$/.test(id)) {
    throw new Error(`ANALYTICS_ID must be a measurement ID such as G-XXXXXXXXXX, not "${id}".`);
  }
  const name = 'site-analytics';
  if (!id || process.env.NODE_ENV !== 'production') return () => ({name});
  return () => ({
    name,
    getClientModules: () => ['./src/shell/client/page-views.ts'],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {'data-analytics-id': id},
          innerHTML: inlineScript('shell/client/first-page-view.ts'),
        },
      ],
    }),
  });
}
