import Translate from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import {browserNames, guideBrowsers} from '../BrowserWord/words';
import styles from './styles.module.css';

/**
 * Chooses the browser whose words the guide uses. The choice is an attribute of <html> that
 * plugins/boot sets, keeps and changes, so it works before React does.
 */
export default function BrowserChoice(): ReactNode {
  const pick = useLocalized();
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
      <legend>
        <Translate id="browserChoice.legend" description="Before a row of browser names">
          你的浏览器
        </Translate>
      </legend>
      {guideBrowsers.map((id) => (
        <label key={id} data-for={id}>
          <input type="radio" name={name} value={id} />
          {pick(browserNames[id])}
        </label>
      ))}
    </fieldset>
  );
}
