/** The folder of the site. Other files must not ask for their own: in a build all are one file. */
export const siteFolder = __dirname;
