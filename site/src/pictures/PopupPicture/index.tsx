import {translate} from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import Picture, {Switch} from '../Picture';
import {labels} from '../Picture/labels';
import Glyph from './Glyph';
import OffNotice from './OffNotice';
import RunningScripts from './RunningScripts';
import styles from './styles.module.css';

interface Props {
  /** `blocked`: the browser does not allow user scripts yet. */
  state?: 'working' | 'blocked';
}

const describe = {
  working: () =>
    translate({
      id: 'picture.popup',
      message:
        '弹窗：顶部是总开关、齿轮、铃铛和更多菜单；中间列出当前页的两个脚本，第一个已展开，有编辑、脚本设置、排除和删除；下面是一个正在运行的后台脚本。',
      description: 'Text alternative of the drawn popup',
    }),
  blocked: () =>
    translate({
      id: 'picture.popupBlocked',
      message: '弹窗：黄色提示说当前未启用「允许运行用户脚本」，下面有点击重新加载。',
      description: 'Text alternative of the drawn popup with the notice',
    }),
};

/** The popup with one script unfolded, or with the notice that scripts cannot run. */
export default function PopupPicture({state = 'working'}: Props): ReactNode {
  const localize = useLocalized();
  return (
    <Picture width="narrow" label={describe[state]()}>
      <div className={styles.header}>
        <strong>{localize(labels.product)}</strong>
        <span className={styles.tools}>
          <Switch isOn />
          <Glyph name="gear" />
          <Glyph name="bell" />
          <Glyph name="more" />
        </span>
      </div>
      {state === 'blocked' ? <OffNotice /> : <RunningScripts />}
      <div className={styles.footer}>v1.5.0</div>
    </Picture>
  );
}
