import Translate from '@docusaurus/Translate';
import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {formatDay} from './format-day';

/** The day of the last change; the theme's own asks `Intl` for it, which a phone feels. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const locale = useLocale();
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  const day = (
    <b>
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {formatDay(date, locale)}
      </time>
    </b>
  );
  return (
    <span className="theme-last-updated">
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{
          atDate: (
            <Translate
              id="theme.lastUpdated.atDate"
              description="The words used to describe on which date a page has been last updated"
              values={{date: day}}
            >
              {' on {date}'}
            </Translate>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
