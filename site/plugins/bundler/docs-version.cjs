/**
 * Rspack loader: empties `version.docs` in the docs plugin's props, which every documentation page
 * loads. Only DocCardList reads that list of all documents, and this site does not use it.
 * @param {string} source
 */
module.exports = function docsVersion(source) {
  const data = JSON.parse(source);
  if (data.version) data.version.docs = {};
  return JSON.stringify(data);
};
