import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import latest from '@scriptcat/content/releases/latest';
import texts from '@scriptcat/content/texts/shell/announcement';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Where each announcement leads. CSS shows the one that concerns this browser. */
const pages = {
  chromium: '/docs/use/open-dev/',
  firefox: '/docs/use/versions/#firefox-background-isolation',
} as const;
/** Pages that say it themselves: the one it leads to, and those that have it as a step. */
const silent = {
  chromium: /\/docs\/(use\/(open-dev|versions|install_comple)|script_installation)\//,
  firefox: /\/docs\/use\/versions\//,
} as const;

/** The theme's bar with sentences that can be translated, and without inline styles. */
export default function AnnouncementBar() {
  const {isActive, close} = useAnnouncementBar();
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  // On the home page nobody has installed anything yet, and people who uninstall leave.
  if (!isActive || pathname === home || pathname.includes('/uninstall/')) return null;
  const engines = (['chromium', 'firefox'] as const).filter((it) => !silent[it].test(pathname));
  if (!engines.length) return null;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      aria-label={texts.label}
    >
      {engines.map((engine) => (
        <p key={engine} className={styles.message} data-for={engine}>
          <Interpolate
            values={{
              link: <Link to={pages[engine]}>{texts[engine].link}</Link>,
              latest: latest.stable.version,
            }}
          >
            {texts[engine].message}
          </Interpolate>
        </p>
      ))}
      <AnnouncementBarCloseButton
        className={styles.close}
        data-early="announcement"
        onClick={close}
      />
    </section>
  );
}
