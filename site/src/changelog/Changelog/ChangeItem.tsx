import Link from '@docusaurus/Link';
import type {Change} from '@scriptcat/content/kinds/releases';
import labels from '@scriptcat/content/texts/changelog/labels';
import identity from '@scriptcat/content/texts/site/identity';
import {Fragment} from 'react';
import {type Arrival, addressOf} from '../releases';
import styles from './ChangeItem.module.css';

type Props = {
  change: Change | Arrival;
  isHidden: boolean;
};

export default function ChangeItem({change, isHidden}: Props) {
  return (
    <li data-area={change.area} hidden={isHidden}>
      <span className={styles.area}>{labels.areas[change.area]}</span>{' '}
      <span>
        <CodeText text={change.text} />
        {change.refs?.map((ref) => (
          <Fragment key={ref}>
            {' '}
            <a className={styles.ref} href={`${identity.issues}/${ref}`}>
              #{ref}
            </a>
          </Fragment>
        ))}
        {'version' in change && (
          <>
            {' '}
            <Link className={styles.since} to={addressOf(change.version)}>
              {change.version}
            </Link>
          </>
        )}
      </span>
    </li>
  );
}

const names = /(@[a-z][\w-]*|(?:GM|CAT)[_.]\w+(?:\.\w+)*)/;

/** Names of keys and functions are set as code; the texts of the data are plain. */
function CodeText({text}: {text: string}) {
  // Splitting by one group leaves the names at the odd places.
  return text.split(names).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
