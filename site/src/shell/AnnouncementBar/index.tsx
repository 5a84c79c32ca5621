import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import texts from '@scriptcat/content/texts/shell/announcement';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import clsx from 'clsx';
import styles from './styles.module.css';

const guide = '/docs/use/open-dev/';
/** The page that the announcement leads to, and those of people who leave. */
const silent = [guide, '/uninstall/'];

/** The theme's bar with a sentence that can be translated, and without inline styles. */
export default function AnnouncementBar() {
  const {isActive, close} = useAnnouncementBar();
  const {pathname} = useLocation();
  if (!isActive || silent.some((path) => pathname.includes(path))) return null;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      aria-label={texts.label}
    >
      <p className={styles.message}>
        <Interpolate values={{guide: <Link to={guide}>{texts.guide}</Link>}}>
          {texts.message}
        </Interpolate>
      </p>
      <AnnouncementBarCloseButton
        className={styles.close}
        data-early="announcement"
        onClick={close}
      />
    </section>
  );
}
