import PageFeedback from '@site/src/shell/PageFeedback';
import DocItemFooter from '@theme-original/DocItem/Footer';

/** When the page was changed, then the question whether it helped. */
export default function DocItemFooterWithFeedback() {
  return (
    <>
      <DocItemFooter />
      <PageFeedback />
    </>
  );
}
