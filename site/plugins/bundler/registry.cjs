/**
 * Rspack loader: empties the second field of each entry in Docusaurus' list of modules, the path of
 * the source. Only the server's rendering reads it; in the browser it is a list of all documents.
 * @param {string} source
 */
module.exports = function registry(source) {
  return source.replace(/("\)), "[^"]*", (require\.resolveWeak\()/g, '$1, "", $2');
};
