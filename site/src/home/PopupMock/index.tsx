import {useLocalized} from '@site/src/shell/hooks/useLocale';
import {type ReactNode, useState} from 'react';
import {popup} from '../data/hero';
import styles from './styles.module.css';

/** The extension's popup over a page, drawn: its switches work and the count follows. */
export default function PopupMock(): ReactNode {
  const text = useLocalized();
  const [isOn, setOn] = useState(popup.scripts.map(() => true));
  const running = isOn.filter(Boolean).length;

  const toggle = (index: number) =>
    setOn((state) => state.map((value, i) => (i === index ? !value : value)));

  return (
    <div className={styles.frame}>
      <div className={styles.bar} aria-hidden="true">
        <i />
        <i />
        <i />
        <span>{popup.site}</span>
      </div>
      <div className={styles.page} aria-hidden="true" />
      <div className={styles.popup}>
        <p className={styles.name}>{text(popup.extension)}</p>
        <fieldset className={styles.scripts}>
          <legend>
            {text(popup.heading)} ({running}/{popup.scripts.length})
          </legend>
          {popup.scripts.map((script, index) => (
            <label key={script.en} className={styles.script} data-on={isOn[index]}>
              <span>{text(script)}</span>
              <input
                type="checkbox"
                role="switch"
                aria-checked={isOn[index]}
                aria-label={text(popup.switchLabel)(text(script))}
                checked={isOn[index]}
                onChange={() => toggle(index)}
              />
            </label>
          ))}
        </fieldset>
        <p className={styles.count} role="status">
          {text(popup.running)(running)}
        </p>
      </div>
    </div>
  );
}
