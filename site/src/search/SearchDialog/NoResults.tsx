import Interpolate from '@docusaurus/Interpolate';
import texts from '@scriptcat/content/texts/search/dialog';
import issueForms from '@scriptcat/content/texts/site/issue-forms';
import Mascot from '@site/src/shell/Mascot';
import {reportAddress} from '@site/src/shell/PageFeedback/report-address';
import Suggestions from './Suggestions';
import shared from './styles.module.css';

interface Props {
  query: string;
  onSuggest: (query: string) => void;
}

/** Nothing was found: what to try, and how to tell us. */
export default function NoResults({query, onSuggest}: Props) {
  const title = `[Docs] Search: ${query}`;
  return (
    <div className={shared.emptyState}>
      <Mascot pose="glad" />
      <p className={shared.emptyTitle}>
        <Interpolate values={{query: <q>{query}</q>}}>{texts.none.title}</Interpolate>
      </p>
      <Suggestions onSuggest={onSuggest} />
      <p>
        {texts.none.believe}{' '}
        <a href={reportAddress(issueForms.documentation, {title})} target="_blank" rel="noreferrer">
          {texts.none.report}
        </a>
      </p>
    </div>
  );
}
