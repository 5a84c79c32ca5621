import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import language from '@scriptcat/content/texts/language';
import {formatDate} from '@site/src/changelog/releases/date';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

/** The theme's sentence with the site's way to write a day. `itemProp` needs an `itemScope` parent. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const day = new Date(lastUpdatedAt).toISOString();
  const date = (
    <b>
      <time dateTime={day} itemProp="dateModified">
        {formatDate(day.slice(0, 10), language)}
      </time>
    </b>
  );
  const atDate = (
    <Translate id="theme.lastUpdated.atDate" values={{date}}>
      {' on {date}'}
    </Translate>
  );
  return (
    <span
      className={ThemeClassNames.common.lastUpdated}
      itemScope
      itemType="https://schema.org/WebPage"
    >
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{atDate, byUser: ''}}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
