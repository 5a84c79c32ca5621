import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ErrorScreen from '../SearchDialog/ErrorScreen';
import NoResults from '../SearchDialog/NoResults';
import Hit from './Hit';
import styles from './Outcome.module.css';
import Pager from './Pager';
import type {SearchPageState} from './useSearchPage';

/** What a query brought: results, nothing, or a failure. */
export default function Outcome({search}: {search: SearchPageState}): ReactNode {
  const {answer, query} = search;
  if (answer.kind === 'failed') {
    return <ErrorScreen busySeconds={answer.busySeconds} onRetry={search.retry} />;
  }
  if (answer.kind === 'waiting') {
    return (
      <p className={styles.count} aria-live="polite">
        <Translate id="searchPage.waiting" description="Search page while the answer is awaited">
          正在搜索…
        </Translate>
      </p>
    );
  }
  const {hits, count} = answer;
  if (count === 0) return <NoResults query={query} onSuggest={search.ask} />;
  return (
    <>
      <p className={styles.count} aria-live="polite">
        <Translate
          id="searchPage.count"
          description="Number of results on the search page"
          values={{count, query: <q>{query}</q>}}
        >
          {'与 {query} 相关的结果共 {count} 条'}
        </Translate>
      </p>
      <ol className={styles.hits} start={search.page * search.perPage + 1}>
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} />
        ))}
      </ol>
      <Pager search={search} pages={answer.pages} />
    </>
  );
}
