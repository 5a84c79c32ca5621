import Link from '@docusaurus/Link';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import texts from '@scriptcat/content/texts/shell/footer';
import identity from '@scriptcat/content/texts/site/identity';
import {fill} from '@scriptcat/contract';
import Logo from '@theme/Logo';
import {compactFooter, type FooterColumn, footerLinks, fullFooter} from './footer';
import styles from './styles.module.css';

function FooterLink({name}: {name: FooterColumn['links'][number]}) {
  return (
    <li>
      {/* The link checker compares letters exactly; `npm run check` knows the server's redirects. */}
      <Link to={footerLinks[name]} data-noBrokenLinkCheck>
        {texts.links[name]}
      </Link>
      {name === 'team' && <span className={styles.badge}>{texts.recruiting}</span>}
    </li>
  );
}

function Column({column}: {column: FooterColumn}) {
  const title = texts.columns[column.title];
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {column.links.map((name) => (
          <FooterLink key={name} name={name} />
        ))}
      </ul>
    </nav>
  );
}

export default function Footer() {
  // Not judged by the address: below /docs/ there are also pages that do not exist.
  const isDocs = useActiveDocContext(undefined).activeDoc !== undefined;
  return (
    <footer className={styles.footer} data-variant={isDocs ? 'compact' : 'full'}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo className={styles.brand} imageClassName={styles.mark} />
          <p>{identity.tagline}</p>
        </div>
        {(isDocs ? compactFooter : fullFooter).map((column) => (
          <Column key={column.title} column={column} />
        ))}
      </div>
      <p className={styles.copyright}>
        {fill(texts.copyright, {since: identity.since, owner: identity.organisation})}
      </p>
    </footer>
  );
}
