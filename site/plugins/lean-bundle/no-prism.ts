/** Stands in for the highlighter that the theme's client module expects. */
export const Prism = {};
