import {translate} from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import Picture, {Switch} from '../Picture';
import {examples, labels} from '../Picture/labels';
import styles from './styles.module.css';

const {list} = labels;

const rows = [
  {name: examples.first, source: list.localScript, target: 'example.com', isOn: true},
  {name: examples.night, source: list.scriptLink, target: '*', isOn: false},
  {name: examples.report, source: list.subscribeLink, target: labels.popup.running, isOn: true},
] as const;

/** The list of installed scripts as a table. */
export default function ScriptListPicture(): ReactNode {
  const localize = useLocalized();
  return (
    <Picture
      label={translate({
        id: 'picture.scriptList',
        message:
          '脚本列表：顶栏有已安装和回收站两个标签、新建脚本按钮；表格每行依次是状态开关、名称、来源、应用至或运行状态、最后更新。',
        description: 'Text alternative of the drawn script list',
      })}
    >
      <div className={styles.bar}>
        <span className={styles.tab} data-current>
          {localize(list.installed)} 3
        </span>
        <span className={styles.tab}>{localize(list.trash)} 1</span>
        <span className={styles.create}>{localize(list.create)} ▾</span>
      </div>
      <div className={styles.row} data-head>
        <span>{localize(list.status)}</span>
        <span>{localize(list.name)}</span>
        <span>{localize(list.source)}</span>
        <span>{localize(list.applyTo)}</span>
        <span>{localize(list.updated)}</span>
      </div>
      {rows.map(({name, source, target, isOn}) => (
        <div className={styles.row} key={name.en}>
          <Switch isOn={isOn} />
          <strong>{localize(name)}</strong>
          <span>{localize(source)}</span>
          {typeof target === 'string' ? (
            <span>{target}</span>
          ) : (
            <span data-alive>{localize(target)}</span>
          )}
          <span>08-21 ↻</span>
        </div>
      ))}
    </Picture>
  );
}
