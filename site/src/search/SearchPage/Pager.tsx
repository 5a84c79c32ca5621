import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './Pager.module.css';
import type {SearchPageState} from './useSearchPage';

export default function Pager({
  search,
  pages,
}: {
  search: SearchPageState;
  pages: number;
}): ReactNode {
  if (pages < 2) return null;
  const {page, pathOf} = search;
  const label = translate({
    id: 'searchPage.pages',
    message: '结果分页',
    description: 'Name of the navigation between pages of results',
  });
  return (
    <nav className={styles.pager} aria-label={label}>
      {page > 0 && (
        <Link to={pathOf(page - 1)} rel="prev" data-noBrokenLinkCheck>
          <Translate id="searchPage.previous" description="Link to the page of results before">
            上一页
          </Translate>
        </Link>
      )}
      <span aria-current="page">
        <Translate
          id="searchPage.page"
          description="Which page of results is shown"
          values={{page: page + 1, pages}}
        >
          {'第 {page} 页，共 {pages} 页'}
        </Translate>
      </span>
      {page + 1 < pages && (
        <Link to={pathOf(page + 1)} rel="next" data-noBrokenLinkCheck>
          <Translate id="searchPage.next" description="Link to the page of results after">
            下一页
          </Translate>
        </Link>
      )}
    </nav>
  );
}
