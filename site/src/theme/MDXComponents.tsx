import ScrollTable from '@site/src/components/ScrollTable';
import MDXComponents from '@theme-original/MDXComponents';

/** How plain Markdown is shown; parts with a name are found by it (plugins/parts). */
export default {
  ...MDXComponents,
  table: ScrollTable,
};
