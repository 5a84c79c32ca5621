import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import SearchField from '@site/src/search/SearchField';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useLocalized} from '../hooks/useLanguage';
import Mascot from '../Mascot';
import {doors} from './doors';
import Suggestions from './Suggestions';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const text = useLocalized();
  return (
    <main className={clsx(styles.lost, className)}>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: '找不到页面',
          description: 'The title of the 404 page',
        })}
      />
      <h1>
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          找不到页面
        </Translate>
      </h1>
      <p>
        <Translate id="notFound.explanation" description="404 page: what happened">
          这个地址下没有页面。猫把它藏起来了，或者它从未存在过。
        </Translate>
      </p>
      <Suggestions />
      <div className={styles.search}>
        <Mascot pose="hiding" />
        <SearchField />
      </div>
      <ul className={styles.doors}>
        {doors.map((door) => (
          <li key={door.to}>
            <Link to={door.to}>{text(door.title)}</Link>
            <span>{text(door.summary)}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
