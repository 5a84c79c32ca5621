import {translate} from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import Picture from '../Picture';
import {examples, labels} from '../Picture/labels';
import styles from './styles.module.css';

const {editor} = labels;

const lines = [
  '// ==UserScript==',
  '// @name   My first script',
  '// @match  https://example.com/*',
  '// @grant  none',
  '// ==/UserScript==',
  '',
  "const sign = document.createElement('div');",
] as const;

/** The editor with its four views. */
export default function EditorPicture(): ReactNode {
  const localize = useLocalized();
  return (
    <Picture
      label={translate({
        id: 'picture.editor',
        message:
          '编辑器：上面是脚本标签页和加号，其下是代码、储存、资源、脚本设置四个视图，当前是代码；底部状态栏显示行和列。',
        description: 'Text alternative of the drawn editor',
      })}
    >
      <div className={styles.tabs}>
        <span data-current>{localize(examples.first)}</span>
        <span>{localize(examples.night)}</span>
        <span>+</span>
      </div>
      <div className={styles.views}>
        <span data-current>{localize(editor.code)}</span>
        <span>{localize(editor.storage)}</span>
        <span>{localize(editor.resources)}</span>
        <span>{localize(editor.settings)}</span>
      </div>
      <ol className={styles.code} translate="no">
        {lines.map((line) => (
          <li key={line} data-comment={line.startsWith('//')}>
            {line}
          </li>
        ))}
      </ol>
      <div className={styles.status}>7 : 44</div>
    </Picture>
  );
}
