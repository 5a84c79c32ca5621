import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {PageMapPart} from '../../../plugins/search/page-map';
import styles from './PageMap.module.css';

/** Every page, for readers who have nothing to type yet and for browsers that cannot search. */
export default function PageMap({parts}: {parts: readonly PageMapPart[]}): ReactNode {
  return (
    <section className={styles.pages} aria-labelledby="all-pages">
      <h2 id="all-pages">
        <Translate id="searchPage.map" description="Heading above the list of all pages">
          全部页面
        </Translate>
      </h2>
      <div className={styles.map}>
        {parts.map(({title, pages}) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <Link to={page.path}>{page.title}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
