import {translate} from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import Picture from '../Picture';
import {examples, labels} from '../Picture/labels';
import styles from './styles.module.css';

const {prompt} = labels;

/** The page on which a script asks to reach another site. */
export default function PermissionPromptPicture(): ReactNode {
  const localize = useLocalized();
  return (
    <Picture
      width="narrow"
      label={translate({
        id: 'picture.permissionPrompt',
        message:
          '授权页：标题是脚本正在试图访问跨域资源，下面是脚本名称和要访问的域名，授权时长有仅此次、临时、永久，底部是拒绝和允许。',
        description: 'Text alternative of the drawn permission prompt',
      })}
    >
      <div className={styles.title}>{localize(prompt.crossOrigin)}</div>
      <div className={styles.request}>
        <span>{localize(examples.links)}</span>
        <code translate="no">api.example.com</code>
      </div>
      <div className={styles.duration}>
        <span>{localize(prompt.duration)}</span>
        <span className={styles.choices}>
          <span data-chosen>{localize(prompt.once)}</span>
          <span>{localize(prompt.temporary)}</span>
          <span>{localize(prompt.permanent)}</span>
        </span>
      </div>
      <div className={styles.buttons}>
        <span>{localize(prompt.deny)}</span>
        <span data-primary>{localize(prompt.allow)}</span>
      </div>
    </Picture>
  );
}
