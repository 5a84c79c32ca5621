import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import texts from '@scriptcat/content/texts/shell/not-found';
import parts from '@scriptcat/content/texts/site/parts';
import SearchField from '@site/src/search/SearchField';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import Mascot from '../Mascot';
import Suggestions from './Suggestions';
import styles from './styles.module.css';

/** The three ways into the documentation. */
const doors = [
  ['use', '/docs/use/use/'],
  ['dev', '/docs/dev/'],
  ['change', '/docs/change/'],
] as const;

export default function NotFoundContent({className}: Props) {
  return (
    <main className={clsx(styles.lost, className)}>
      <PageMetadata title={texts.title} />
      <h1>{texts.title}</h1>
      <p>{texts.explanation}</p>
      <Suggestions />
      <div className={styles.search}>
        <Mascot pose="hiding" />
        <SearchField />
      </div>
      <ul className={styles.doors}>
        {doors.map(([part, path]) => (
          <li key={part}>
            <Link to={path}>{parts[part]}</Link>
            <span>{texts.doors[part]}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
