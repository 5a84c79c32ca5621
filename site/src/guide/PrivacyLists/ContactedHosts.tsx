import hosts from '@scriptcat/content/texts/guide/contacted-hosts';
import {Fragment} from 'react';
import styles from './styles.module.css';

function HostNames({names}: {names: readonly string[]}) {
  return names.map((host) => (
    <Fragment key={host}>
      <code>{host}</code>{' '}
    </Fragment>
  ));
}

/** Every server this site may talk to from the visitor's browser. */
export default function ContactedHosts() {
  const texts = hosts.texts;
  return (
    <ul className={styles.list} data-list="contacted-hosts">
      {hosts.rows.map((row) => (
        <li key={row.id}>
          <p className={styles.name}>
            {row.hosts.length > 0 ? <HostNames names={row.hosts} /> : texts.own}{' '}
            <span className={styles.area} data-need={row.need}>
              {texts.need[row.need]}
            </span>
          </p>
          <dl className={styles.facts}>
            <dt>{texts.when}</dt>
            <dd>{row.when}</dd>
            <dt>{texts.sent}</dt>
            <dd>{row.sent}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
