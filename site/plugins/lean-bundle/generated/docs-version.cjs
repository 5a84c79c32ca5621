/**
 * A bundler's loader for what every documentation page carries about the others: the sidebar is
 * kept, the list of all documents is for cards of the theme that this site does not use.
 */
module.exports = function docsVersion(source) {
  const data = JSON.parse(source);
  if (data.version) data.version.docs = {};
  return JSON.stringify(data);
};
