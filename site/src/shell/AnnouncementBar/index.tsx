import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const guide = '/docs/use/open-dev/';
/** The page that the announcement leads to, and those of people who leave. */
const silent = [guide, '/uninstall/'];

/** The theme's bar with a sentence that can be translated, and without inline styles. */
export default function AnnouncementBar(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  const {pathname} = useLocation();
  if (!isActive || silent.some((path) => pathname.includes(path))) return null;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      aria-label={translate({
        id: 'announcement.label',
        message: '公告',
        description: 'Name of the announcement bar for screen readers',
      })}
    >
      <p className={styles.message}>
        <Translate
          id="announcement.allowUserScripts"
          description="Announcement bar: browsers need a permission before scripts run"
          values={{
            guide: (
              <Link to={guide}>
                <Translate
                  id="announcement.allowUserScripts.guide"
                  description="Link to the permission guide inside the announcement"
                >
                  一分钟完成设置
                </Translate>
              </Link>
            ),
          }}
        >
          {'Chrome 138+ 和 Edge 144+ 需要先允许用户脚本，脚本才会运行：{guide}'}
        </Translate>
      </p>
      <AnnouncementBarCloseButton
        className={styles.close}
        data-early="announcement"
        onClick={close}
      />
    </section>
  );
}
