import LatestRelease from '@site/src/components/LatestRelease';
import MDXComponents from '@theme-original/MDXComponents';

/** The named parts that prose may use. */
export default {
  ...MDXComponents,
  LatestRelease,
};
