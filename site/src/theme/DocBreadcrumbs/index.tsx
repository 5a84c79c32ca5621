import PageActions from '@site/src/shell/PageActions';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import styles from './styles.module.css';

/** The breadcrumbs, and beside them what one can do with the page as a whole. */
export default function DocBreadcrumbsWithActions() {
  return (
    <div className={styles.top}>
      <DocBreadcrumbs />
      <PageActions />
    </div>
  );
}
