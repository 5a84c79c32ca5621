/**
 * A bundler's loader for the list of all modules of routes: their names and ids serve rendering on
 * the server, the browser needs the functions that load them.
 */
module.exports = function registry(source) {
  return source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
};
