import NotFoundContent from '@site/src/shell/NotFound';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The page that answers unknown addresses; its title is set with its content. */
export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
