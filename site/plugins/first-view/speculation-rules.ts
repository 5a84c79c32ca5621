import {inLanguage, languageTags} from '@scriptcat/contract';

const pages = languageTags.flatMap((tag) => ['/', '/docs/*'].map((path) => inLanguage(path, tag)));

/*
 * Without the React app a link loads a whole page. Browsers that can do it prepare that page when
 * the pointer rests on the link; with its few scripts a prepared page costs little. Files are left
 * alone: asking for a `.user.js` would make the extension offer to install it.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [{href_matches: pages}, {not: {href_matches: '/*.:ending'}}],
      },
      eagerness: 'moderate',
    },
  ],
};
