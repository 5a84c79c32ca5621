import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {Switch} from '../Picture';
import {examples, labels} from '../Picture/labels';
import styles from './styles.module.css';

const {popup} = labels;

export default function RunningScripts(): ReactNode {
  const localize = useLocalized();
  return (
    <>
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
      <div className={styles.section}>{localize(popup.background)}</div>
      <div className={styles.row}>
        <span>
          {localize(examples.report)}{' '}
          <span className={styles.running}>{localize(popup.running)}</span>
        </span>
        <Switch isOn />
      </div>
    </>
  );
}
