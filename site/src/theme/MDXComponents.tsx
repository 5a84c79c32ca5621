import ScrollTable from '@site/src/shell/ScrollTable';
import MDXComponents from '@theme-original/MDXComponents';

/** Overrides for Markdown elements. Components are imported by plugins/auto-import. */
export default {
  ...MDXComponents,
  table: ScrollTable,
};
