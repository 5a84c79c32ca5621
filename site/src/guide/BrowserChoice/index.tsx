import texts from '@scriptcat/content/texts/guide/browser-words';
import {useEffect, useId, useRef} from 'react';
import styles from './styles.module.css';

/**
 * Chooses the browser whose texts the guide uses. The choice is an attribute of <html> that
 * plugins/boot sets, keeps and changes, so it works before React does.
 */
export default function BrowserChoice() {
  const {choice, browsers} = texts.texts;
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = document.documentElement.dataset.guide;
    const radio = group.current?.querySelector<HTMLInputElement>(`[value="${chosen}"]`);
    if (radio) radio.checked = true;
  }, []);
  return (
    <fieldset
      ref={group}
      className={styles.choice}
      data-guide-choice
      data-markdown="skip"
      data-search="off"
    >
      <legend>{choice}</legend>
      {Object.entries(browsers).map(([id, label]) => (
        <label key={id} data-for={id}>
          <input type="radio" name={name} value={id} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
