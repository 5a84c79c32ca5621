import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ContactedHost} from './privacy';
import styles from './styles.module.css';

const labels: Record<ContactedHost['need'], ReactNode> = {
  always: (
    <Translate id="privacy.hosts.always" description="Chip: every visitor contacts this server">
      总是
    </Translate>
  ),
  configured: (
    <Translate
      id="privacy.hosts.configured"
      description="Chip: contacted only if the operator of the site turned it on"
    >
      默认关闭
    </Translate>
  ),
};

/** How likely a visitor is to meet a server, as a chip. */
export default function Need({need}: Pick<ContactedHost, 'need'>): ReactNode {
  return (
    <span className={styles.area} data-need={need}>
      {labels[need]}
    </span>
  );
}
