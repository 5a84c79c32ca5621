import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';
import {speculationRules} from './speculation-rules';

/** View transitions; browsers need this rule before the stylesheet has loaded. */
const softNavigation =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Loads the React app on the first sign of use; see the README. */
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
