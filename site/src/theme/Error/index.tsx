import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/** The outer error boundary: the same screen, also if the layout itself throws. */
export default function ErrorScreen(props: Props) {
  return (
    <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
      <Layout>
        <ErrorPageContent {...props} />
      </Layout>
    </ErrorBoundary>
  );
}
