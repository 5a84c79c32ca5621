import type {Props} from '@theme/NotFound/Content';
import {lazy, type ReactNode, Suspense} from 'react';

const Content = lazy(() => import('@site/src/shell/NotFound'));

/** Every documentation page is ready to show it, and hardly any reader ever sees it there. */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
