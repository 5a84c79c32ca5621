import path from 'node:path';

/**
 * The folder of the site. Other files can't use their own location, since the build bundles them.
 */
export const siteFolder = __dirname;

/** Texts as modules with one language: see packages/content. */
export const contentFolder = (tag: string): string =>
  path.join(siteFolder, '../packages/content/generated', tag);
