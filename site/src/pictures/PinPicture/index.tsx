import {translate} from '@docusaurus/Translate';
import {identity} from '@site/src/identity';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import Icon from '@site/src/shell/Icon';
import type {ReactNode} from 'react';
import Picture from '../Picture';
import ToolbarCat from '../ToolbarCat';
import styles from './styles.module.css';

/** The toolbar with the list behind the puzzle piece, and the pin beside ScriptCat. */
export default function PinPicture(): ReactNode {
  const localize = useLocalized();
  return (
    <Picture
      width="narrow"
      label={translate({
        id: 'picture.pin',
        message:
          '浏览器工具栏：圈出了地址栏右边的拼图图标，下面打开的扩展列表里，圈出了脚本猫旁边的图钉。',
        description: 'Text alternative of the drawn toolbar',
      })}
    >
      <div className={styles.bar}>
        <span className={styles.address} />
        <span className={styles.wanted}>
          <Icon name="lucide:puzzle" />
        </span>
      </div>
      <div className={styles.list}>
        <ToolbarCat state="working" />
        <strong>{localize(identity.name)}</strong>
        <span className={styles.wanted}>
          <Icon name="lucide:pin" />
        </span>
      </div>
    </Picture>
  );
}
