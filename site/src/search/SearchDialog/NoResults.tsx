import Translate from '@docusaurus/Translate';
import {issueForms} from '@site/src/identity/issue-forms';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import Mascot from '@site/src/shell/Mascot';
import {reportAddress} from '@site/src/shell/PageFeedback/report-address';
import type {ReactNode} from 'react';
import Suggestions from './Suggestions';
import shared from './styles.module.css';

interface Props {
  query: string;
  onSuggest: (query: string) => void;
}

/** Nothing was found: what to try, and how to tell us. */
export default function NoResults({query, onSuggest}: Props): ReactNode {
  const text = useLocalized();
  const title = `[Docs] Search: ${query}`;
  return (
    <div className={shared.emptyState}>
      <Mascot pose="glad" />
      <p className={shared.emptyTitle}>
        <Translate
          id="search.none.title"
          description="Search found nothing; query is what was searched"
          values={{query: <q>{query}</q>}}
        >
          {'没有找到与 {query} 相关的内容'}
        </Translate>
      </p>
      <Suggestions onSuggest={onSuggest} />
      <p>
        <Translate id="search.none.believe" description="Before the link that reports the search">
          觉得这里应该有结果？
        </Translate>{' '}
        <a
          href={reportAddress(text(issueForms.documentation), {title})}
          target="_blank"
          rel="noreferrer"
        >
          <Translate id="search.none.report" description="Link that reports a search in vain">
            告诉我们。
          </Translate>
        </a>
      </p>
    </div>
  );
}
