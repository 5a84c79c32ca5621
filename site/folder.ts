import path from 'node:path';

/** The folder of the site. Other files must not ask for their own: in a build all are one file. */
export const siteFolder = __dirname;

/** Texts as modules with the words of one language: see packages/content. */
export const contentFolder = (tag: string): string =>
  path.join(siteFolder, '../packages/content/generated', tag);
