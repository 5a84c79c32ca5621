import type {Props} from '@theme/NotFound/Content';
import {lazy, Suspense} from 'react';

const Content = lazy(() => import('@site/src/shell/NotFound'));

/** theme-classic puts NotFound into the docs chunk; load it lazily. */
export default function NotFoundContent(props: Props) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
