/** Stands in for prism-react-renderer: code is highlighted at build time (plugins/code). */
export const Prism = {};
