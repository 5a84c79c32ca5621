import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function AnnouncementBarContent(props: Props): ReactNode {
  return (
    <div {...props} className={clsx(styles.content, props.className)}>
      <Translate
        id="announcement.allowUserScripts"
        description="Announcement bar: browsers need a permission before scripts run"
        values={{
          guide: (
            <Link to="/docs/use/open-dev/">
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
    </div>
  );
}
