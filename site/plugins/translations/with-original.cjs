/**
 * Rspack loader: a translated page says which of its sections are older than their originals, so it
 * is made again when its original changes, or what is known of both.
 * @this {{resourcePath: string, getOptions(): {originals: string, translations: string, records: string}, addDependency(file: string): void}}
 * @param {string} source
 */
module.exports = function withOriginal(source) {
  const {originals, translations, records} = this.getOptions();
  this.addDependency(this.resourcePath.replace(translations, originals));
  this.addDependency(records);
  return source;
};
