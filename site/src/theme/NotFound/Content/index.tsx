import type {Props} from '@theme/NotFound/Content';
import {lazy, type ReactNode, Suspense} from 'react';

const Content = lazy(() => import('@site/src/shell/NotFound'));

/**
 * What the documentation shows for an address it does not have, in the browser only. Few visits need
 * it, so it stays out of the script of every page.
 */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
