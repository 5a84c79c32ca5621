/**
 * A bundler's loader for the list of all translations: those of the theme's parts that no page has
 * are left out, and our own that are where they are used (texts.cjs).
 */
const unused = /^theme\.(?:blog|tags|docs\.(?:DocCard|tagDoc|version))/;

module.exports = function translations(source) {
  const {messages} = this.getOptions();
  const entries = Object.entries(JSON.parse(source));
  return JSON.stringify(
    Object.fromEntries(entries.filter(([id]) => !unused.test(id) && !(id in messages))),
  );
};
