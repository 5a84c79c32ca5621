import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';

const script = (file: string) => ({
  tagName: 'script',
  innerHTML: inlineScript(`boot/inline/${file}`),
});

/** What has to happen before the first paint, without React: see the comments in inline/. */
export default function boot(): Plugin {
  return {
    name: 'site-boot',
    // The dev server has one locale and no built files, so there is nothing to settle there.
    injectHtmlTags: () => ({
      headTags: [
        ...(process.env.NODE_ENV === 'production' ? [script('first-visit.js')] : []),
        script('browser.ts'),
      ],
      preBodyTags: [script('color-choice.js')],
    }),
  };
}
