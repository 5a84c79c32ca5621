import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';
import {speculationRules} from './speculation-rules';

/** Pages follow each other softly; a browser wants to know that before the stylesheet is there. */
const softNavigation =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** The React app is fetched on the first sign of use; see the README. */
export default function firstView(): Plugin {
  return {
    name: 'first-view',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'style', innerHTML: softNavigation},
        {tagName: 'script', innerHTML: inlineScript('shell/early/intent.ts')},
        {
          tagName: 'script',
          attributes: {type: 'speculationrules'},
          innerHTML: JSON.stringify(speculationRules),
        },
      ],
    }),
  };
}
