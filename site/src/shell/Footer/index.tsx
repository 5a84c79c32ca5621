import Link from '@docusaurus/Link';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {identity} from '@site/src/identity';
import Logo from '@theme/Logo';
import type {ReactNode} from 'react';
import {useLocalized} from '../hooks/useLanguage';
import {
  compactFooter,
  type FooterColumn,
  type FooterLink,
  footerDescription,
  fullFooter,
} from './footer';
import styles from './styles.module.css';

function FooterEntry({entry}: {entry: FooterLink}): ReactNode {
  const text = useLocalized();
  const {href} = entry;
  return (
    <li>
      {href ? (
        <Link href={typeof href === 'string' ? href : text(href)}>{text(entry.label)}</Link>
      ) : (
        // The link checker compares letters exactly; `npm run check` knows the server's redirects.
        <Link to={entry.to} data-noBrokenLinkCheck>
          {text(entry.label)}
        </Link>
      )}
      {entry.badge && <span className={styles.badge}>{text(entry.badge)}</span>}
    </li>
  );
}

function Column({column}: {column: FooterColumn}): ReactNode {
  const text = useLocalized();
  return (
    <nav aria-label={text(column.title)}>
      <h2 className={styles.title}>{text(column.title)}</h2>
      <ul className={styles.links}>
        {column.links.map((entry) => (
          <FooterEntry key={entry.label.en} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

export default function Footer(): ReactNode {
  const text = useLocalized();
  // Not judged by the address: below /docs/ there are also pages that do not exist.
  const isDocs = useActiveDocContext(undefined).activeDoc !== undefined;
  return (
    <footer className={styles.footer} data-variant={isDocs ? 'compact' : 'full'}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo className={styles.brand} imageClassName={styles.mark} />
          <p>{text(footerDescription)}</p>
        </div>
        {(isDocs ? compactFooter : fullFooter).map((column) => (
          <Column key={column.title.en} column={column} />
        ))}
      </div>
      <p className={styles.copyright}>
        <Translate
          id="footer.copyright"
          description="Copyright line; since is a year"
          values={{since: identity.since, owner: identity.organisation}}
        >
          {'© {since} 至今 {owner}。以自由软件的方式发布。'}
        </Translate>
      </p>
    </footer>
  );
}
