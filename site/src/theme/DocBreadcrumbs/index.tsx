import PageActions from '@site/src/shell/PageActions';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

/** The breadcrumbs, then what one can do with the page as a whole. */
export default function DocBreadcrumbsWithActions(): ReactNode {
  return (
    <>
      <DocBreadcrumbs />
      <PageActions />
    </>
  );
}
