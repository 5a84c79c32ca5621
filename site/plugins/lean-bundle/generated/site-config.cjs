/**
 * A bundler's loader for the site's configuration, which the framework sends to the browser whole:
 * how the site is built concerns nobody there.
 */
const forBuilding = [
  'plugins',
  'themes',
  'presets',
  'clientModules',
  'markdown',
  'ssrTemplate',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'storage',
  'i18n',
];

module.exports = function siteConfig(source) {
  const start = source.indexOf('{');
  const config = JSON.parse(source.slice(start, source.lastIndexOf('}') + 1));
  for (const name of forBuilding) delete config[name];
  config.future = {experimental_router: config.future.experimental_router};
  // Code is highlighted at build time, and there is no blog.
  config.themeConfig.prism = {};
  delete config.themeConfig.blog;
  return `export default ${JSON.stringify(config)};`;
};
