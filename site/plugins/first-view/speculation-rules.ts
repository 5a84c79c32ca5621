import {inLanguage, languageTags} from '@scriptcat/contract';

const pages = languageTags.flatMap((tag) => ['/', '/docs/*'].map((path) => inLanguage(path, tag)));

/*
 * Without the React app, a link loads a whole page. Browsers prerender it when the pointer rests on
 * the link; with its few scripts that costs little. Files are excluded: requesting a `.user.js`
 * would make the extension offer to install it.
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
