import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EntryTrail from '@site/src/reference/EntryTrail';
import PageActions from '@site/src/shell/PageActions';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

/** The breadcrumbs, and beside them what one can do with the page as a whole. */
export default function DocBreadcrumbsWithActions() {
  const {overview} = useDoc().frontMatter as Partial<ComponentProps<typeof EntryTrail>>;
  return (
    <div className={styles.top}>
      {overview ? <EntryTrail overview={overview} /> : <DocBreadcrumbs />}
      <PageActions />
    </div>
  );
}
