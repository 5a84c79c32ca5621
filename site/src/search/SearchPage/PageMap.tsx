import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/search/page';
import type {PageMapPart} from '../../../plugins/search/page-map';
import styles from './PageMap.module.css';

/** Every page, for readers who have nothing to type yet and for browsers that cannot search. */
export default function PageMap({parts}: {parts: readonly PageMapPart[]}) {
  return (
    <section className={styles.pages} aria-labelledby="all-pages">
      <h2 id="all-pages">{texts.map}</h2>
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
