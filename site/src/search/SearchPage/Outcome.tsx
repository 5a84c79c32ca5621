import Interpolate from '@docusaurus/Interpolate';
import texts from '@scriptcat/content/texts/search/page';
import ErrorScreen from '../SearchDialog/ErrorScreen';
import NoResults from '../SearchDialog/NoResults';
import Hit from './Hit';
import styles from './Outcome.module.css';
import Pager from './Pager';
import type {SearchPageState} from './useSearchPage';

/** What a query brought: results, nothing, or a failure. */
export default function Outcome({search}: {search: SearchPageState}) {
  const {answer, query} = search;
  if (answer.kind === 'failed') {
    return <ErrorScreen busySeconds={answer.busySeconds} onRetry={search.retry} />;
  }
  if (answer.kind === 'waiting') {
    return (
      <p className={styles.count} aria-live="polite">
        {texts.waiting}
      </p>
    );
  }
  const {hits, count} = answer;
  if (count === 0) return <NoResults query={query} onSuggest={search.ask} />;
  return (
    <>
      <p className={styles.count} aria-live="polite">
        <Interpolate values={{count, query: <q>{query}</q>}}>{texts.count}</Interpolate>
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
