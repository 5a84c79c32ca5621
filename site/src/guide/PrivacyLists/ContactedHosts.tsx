import Translate from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import {Fragment, type ReactNode} from 'react';
import Need from './Need';
import {type ContactedHost, contactedHosts} from './privacy';
import styles from './styles.module.css';

const rows: readonly ContactedHost[] = contactedHosts;

function HostNames({hosts}: Pick<ContactedHost, 'hosts'>): ReactNode {
  if (hosts.length === 0) {
    return (
      <Translate id="privacy.hosts.own" description="The site's own server, in the list of hosts">
        本站自己的服务器
      </Translate>
    );
  }
  return hosts.map((host) => (
    <Fragment key={host}>
      <code>{host}</code>{' '}
    </Fragment>
  ));
}

/** Every server this site may talk to from the visitor's browser. */
export default function ContactedHosts(): ReactNode {
  const text = useLocalized();
  return (
    <ul className={styles.list} data-list="contacted-hosts">
      {rows.map((row) => (
        <li key={row.id}>
          <p className={styles.name}>
            <HostNames hosts={row.hosts} /> <Need need={row.need} />
          </p>
          <dl className={styles.facts}>
            <dt>
              <Translate id="privacy.hosts.when" description="Before: when a server is contacted">
                什么时候
              </Translate>
            </dt>
            <dd>{text(row.when)}</dd>
            <dt>
              <Translate id="privacy.hosts.sent" description="Before: what a server is sent">
                发送什么
              </Translate>
            </dt>
            <dd>{text(row.sent)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
