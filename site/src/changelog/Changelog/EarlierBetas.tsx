import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {channelOf, milestones, tagsOf} from '../releases';
import styles from './LineFold.module.css';
import shared from './styles.module.css';
import VersionAnchor from './VersionAnchor';

const lines = milestones
  .filter(({covers}) => covers)
  .map((line) => ({
    id: line.version,
    betas: tagsOf(line).filter((tag) => channelOf(tag) === 'beta'),
  }))
  .filter(({betas}) => betas.length > 0);

/** Betas of the lines that the stable changelog sums up: an address each, and where to read on. */
export default function EarlierBetas({isOpen}: {isOpen: boolean}): ReactNode {
  return (
    <details className={styles.line} open={isOpen} suppressHydrationWarning>
      <summary>
        <h3 id="earlier-betas">
          {lines.at(-1)?.id} – {lines[0]?.id}
        </h3>
      </summary>
      <p className={shared.about}>
        <Translate id="changelog.earlierBetas" description="Above the list of the oldest betas">
          这些 Beta 版的变化没有单独记录，合并在对应的正式版系列里。
        </Translate>
      </p>
      <ul className={styles.earlier}>
        {lines.map(({id, betas}) => (
          <li key={id}>
            <Link to={`/docs/change/#${id}`}>{id}</Link>
            {betas.map((tag) => (
              <VersionAnchor key={tag} version={tag} />
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
