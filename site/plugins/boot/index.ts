import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';

const script = (file: string, constants?: Record<string, string>) => ({
  tagName: 'script',
  innerHTML: inlineScript(`boot/inline/${file}`, constants),
});

/** What has to happen before the first paint, without React: see the comments in inline/. */
export default function boot({siteConfig}: LoadContext): Plugin {
  const {id} = siteConfig.themeConfig.announcementBar as {id: string};
  return {
    name: 'site-boot',
    // The dev server has one locale and no built files, so there is nothing to settle there.
    injectHtmlTags: () => ({
      headTags: [
        ...(process.env.NODE_ENV === 'production' ? [script('first-visit.js')] : []),
        script('browser.ts'),
        script('guide-browser.ts'),
        script('tools.ts'),
      ],
      preBodyTags: [script('color-mode.ts'), script('announcement.ts', {ANNOUNCEMENT: id})],
    }),
  };
}
