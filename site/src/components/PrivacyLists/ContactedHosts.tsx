import Translate from '@docusaurus/Translate';
import {type ContactedHost, contactedHosts} from '@site/src/data/privacy';
import {useLocalized} from '@site/src/hooks/useLocale';
import type {ReactNode} from 'react';

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
    <div key={host}>
      <code>{host}</code>
    </div>
  ));
}

/** Every server this site may talk to from the visitor's browser. */
export default function ContactedHosts(): ReactNode {
  const text = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th>
            <Translate id="privacy.hosts.host" description="Column: name of a server">
              服务器
            </Translate>
          </th>
          <th>
            <Translate id="privacy.hosts.when" description="Column: when a server is contacted">
              什么时候
            </Translate>
          </th>
          <th>
            <Translate id="privacy.hosts.sent" description="Column: what a server is sent">
              发送什么
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-need={row.need}>
            <td>
              <HostNames hosts={row.hosts} />
            </td>
            <td>{text(row.when)}</td>
            <td>{text(row.sent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
