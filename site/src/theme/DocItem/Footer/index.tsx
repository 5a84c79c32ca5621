import PageFeedback from '@site/src/shell/PageFeedback';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

/** When the page was changed, then the question whether it helped. */
export default function DocItemFooterWithFeedback(): ReactNode {
  return (
    <>
      <DocItemFooter />
      <PageFeedback />
    </>
  );
}
