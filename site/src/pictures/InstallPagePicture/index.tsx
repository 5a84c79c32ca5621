import {translate} from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import Picture, {Switch} from '../Picture';
import {examples, labels} from '../Picture/labels';
import styles from './styles.module.css';

const {install} = labels;

const permissions = [
  {name: install.runsOn, values: ['https://example.com/*']},
  {name: install.crossOrigin, values: ['api.example.com', '*'], danger: '*'},
  {name: install.capabilities, values: ['GM_xmlhttpRequest', 'GM_cookie'], danger: 'GM_cookie'},
  {name: install.resources, values: ['cdn.example.com/lib.js']},
] as const;

/** The install page with its four kinds of permission. */
export default function InstallPagePicture(): ReactNode {
  const localize = useLocalized();
  return (
    <Picture
      label={translate({
        id: 'picture.installPage',
        message:
          '安装页：脚本名称、版本和启用开关；此脚本将获得以下权限：运行网站、跨域访问（星号标为危险）、GM 能力（GM_cookie 突出显示）、外部资源；底部是安装和关闭按钮。',
        description: 'Text alternative of the drawn install page',
      })}
    >
      <div className={styles.header}>
        <span className={styles.page}>{localize(install.title)}</span>
        <strong>{localize(examples.links)}</strong>
        <span className={styles.version}>1.2.0</span>
        <span className={styles.enabled}>
          {localize(install.enabled)} <Switch isOn />
        </span>
      </div>
      <div className={styles.title}>{localize(install.permissions)}</div>
      {permissions.map(({name, values, ...rest}) => (
        <div className={styles.row} key={name.en}>
          <span>{localize(name)}</span>
          <span className={styles.values} translate="no">
            {values.map((value) => (
              <code key={value} data-danger={'danger' in rest && rest.danger === value}>
                {value}
              </code>
            ))}
          </span>
        </div>
      ))}
      <div className={styles.buttons}>
        <span>{localize(install.close)} ▾</span>
        <span data-primary>{localize(install.install)} ▾</span>
      </div>
    </Picture>
  );
}
