import {translate} from '@docusaurus/Translate';
import Picture, {Switch} from '@site/src/components/Picture';
import {examples, labels} from '@site/src/components/Picture/labels';
import {useLocalized} from '@site/src/hooks/useLocale';
import type {ReactNode} from 'react';
import Glyph from './Glyph';
import styles from './styles.module.css';

const {popup} = labels;

/** The popup with one script unfolded. */
export default function PopupPicture(): ReactNode {
  const localize = useLocalized();
  return (
    <Picture
      width="narrow"
      label={translate({
        id: 'picture.popup',
        message:
          '弹窗：顶部是总开关、齿轮、铃铛和更多菜单；中间列出当前页的两个脚本，第一个已展开，有编辑、脚本设置、排除和删除；下面是一个正在运行的后台脚本。',
        description: 'Text alternative of the drawn popup',
      })}
    >
      <div className={styles.header}>
        <strong>{localize(labels.product)}</strong>
        <span className={styles.tools}>
          <Switch isOn />
          <Glyph name="gear" />
          <Glyph name="bell" />
          <Glyph name="more" />
        </span>
      </div>
      <div className={styles.section}>{localize(popup.page)} (1/2)</div>
      <div className={styles.row}>
        <strong>{localize(examples.first)}</strong>
        <Switch isOn />
      </div>
      <ul className={styles.menu}>
        <li>{localize(popup.edit)}</li>
        <li>{localize(popup.scriptSettings)}</li>
        <li>{localize(popup.exclude)}</li>
        <li data-danger>{localize(popup.remove)}</li>
      </ul>
      <div className={styles.row}>
        <span>{localize(examples.night)}</span>
        <Switch isOn={false} />
      </div>
      <div className={styles.section}>{localize(popup.background)} (1)</div>
      <div className={styles.row}>
        <span>
          {localize(examples.report)}{' '}
          <span className={styles.running}>{localize(popup.running)}</span>
        </span>
        <Switch isOn />
      </div>
      <div className={styles.footer}>v1.5.0</div>
    </Picture>
  );
}
