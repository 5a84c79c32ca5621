import Link from '@docusaurus/Link';
import milestones from '@scriptcat/content/releases/milestones';
import texts from '@scriptcat/content/texts/changelog/list';
import {channelOf} from '@scriptcat/content/version';
import {tagsOf} from '../releases';
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
export default function EarlierBetas({isOpen}: {isOpen: boolean}) {
  return (
    <details className={styles.line} open={isOpen} suppressHydrationWarning>
      <summary>
        <h3 id="earlier-betas">
          {lines.at(-1)?.id} – {lines[0]?.id}
        </h3>
      </summary>
      <p className={shared.about}>{texts.earlierBetas}</p>
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
