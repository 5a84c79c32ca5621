import checked from '@scriptcat/content/checked/labels';
import words from '@scriptcat/content/guide/browser-words';

const texts = Object.values(words.texts).flatMap(({labels}) =>
  Object.values(labels).flatMap((byBrowser) => Object.values(byBrowser)),
);

/** Labels of browsers, other script managers and the script site, which the guides print in bold too. */
export const browserLabels: ReadonlySet<string> = new Set([...texts, ...checked.browsers]);
