import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/search/page';
import {fill} from '@scriptcat/contract';
import styles from './Pager.module.css';
import type {SearchPageState} from './useSearchPage';

export default function Pager({search, pages}: {search: SearchPageState; pages: number}) {
  if (pages < 2) return null;
  const {page, pathOf} = search;
  return (
    <nav className={styles.pager} aria-label={texts.pages}>
      {page > 0 && (
        <Link to={pathOf(page - 1)} rel="prev" data-noBrokenLinkCheck>
          {texts.previous}
        </Link>
      )}
      <span aria-current="page">{fill(texts.page, {page: page + 1, pages})}</span>
      {page + 1 < pages && (
        <Link to={pathOf(page + 1)} rel="next" data-noBrokenLinkCheck>
          {texts.next}
        </Link>
      )}
    </nav>
  );
}
