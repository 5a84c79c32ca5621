/**
 * A bundler's loader for the list of documents that every documentation page carries: their
 * descriptions are for cards of the theme that this site does not use.
 */
module.exports = function dropDescriptions(source) {
  const data = JSON.parse(source);
  for (const document of Object.values(data.version?.docs ?? {})) delete document.description;
  return JSON.stringify(data);
};
