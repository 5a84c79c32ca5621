/**
 * A bundler's loader for code with texts. Translations of our own texts are put where they are
 * used, so that no page carries those of all others; what describes a text to translators is left
 * out.
 */
const string = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;
const call = new RegExp(`\\btranslate\\(\\s*\\{(?:[^{}'"\`]|${string})*\\}`, 'g');
const element = new RegExp(
  `(<Translate\\b(?:[^<>{}'"\`]|${string}|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*>)([^<]*)(?=</Translate>)`,
  'g',
);
const descriptionProperty = new RegExp(`\\bdescription:\\s*(?:${string})\\s*,?`);
const descriptionAttribute = new RegExp(`\\bdescription=(?:${string}|\\{\\s*(?:${string})\\s*\\})`);
const messageProperty = new RegExp(`\\bmessage:\\s*(?:${string})`);

/** The text with its translations, and the ids that were found. */
function translateTexts(source, messages) {
  const ids = [];
  const messageOf = (text, pattern) => {
    const id = pattern.exec(text)?.[1];
    const message = id === undefined ? undefined : messages[id];
    if (message !== undefined) ids.push(id);
    return message === undefined ? undefined : JSON.stringify(message);
  };
  const text = source
    .replace(call, (found) => {
      const message = messageOf(found, /\bid:\s*['"]([^'"]*)['"]/);
      const lean = found.replace(descriptionProperty, '');
      return message ? lean.replace(messageProperty, () => `message: ${message}`) : lean;
    })
    .replace(element, (_, tag, children) => {
      const message = messageOf(tag, /\bid=['"]([^'"]*)['"]/);
      return tag.replace(descriptionAttribute, '') + (message ? `{${message}}` : children);
    });
  return {text, ids};
}

module.exports = function texts(source) {
  return translateTexts(source, this.getOptions().messages).text;
};
module.exports.translateTexts = translateTexts;
