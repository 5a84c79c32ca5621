const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const inCalls = new RegExp(
  String.raw`(\btranslate\(\s*\{\s*id:\s*${text},(?:\s*message:\s*${text},)?)\s*description:\s*${text},?`,
  'g',
);
const inElements = new RegExp(String.raw`(<Translate\b[^>]*?)\s+description=${text}`, 'g');

/**
 * Rspack loader: takes the notes for translators out of texts; no browser reads them.
 * @param {string} source
 */
module.exports = function noDescriptions(source) {
  return source.replace(inCalls, '$1').replace(inElements, '$1');
};
