/** A bundler's loader for a component that this site never shows. */
module.exports = () => 'export default function Nothing() { return null; }';
