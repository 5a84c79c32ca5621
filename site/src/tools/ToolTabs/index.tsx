import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import tabs from '../Playground/tabs.module.css';
import styles from './styles.module.css';

/** Links to the other tools, in the order of the menu. */
export default function ToolTabs() {
  const {pathname} = useLocation();
  const tools = useDocsSidebar()?.items.find(
    (item) => item.type === 'category' && item.href && pathname.startsWith(item.href),
  );
  if (tools?.type !== 'category') return null;
  const links = tools.items.flatMap((item) => (item.type === 'link' ? [item] : []));
  return (
    <nav className={styles.strip} aria-label={tools.label} data-search="off" data-markdown="skip">
      {links.map(({href, label}) => (
        <Link
          className={tabs.tab}
          key={href}
          to={href}
          aria-current={isSamePath(href, pathname) ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
