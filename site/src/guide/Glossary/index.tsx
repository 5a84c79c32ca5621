import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {terms} from './terms';

/** The words of the guide with their meanings, each under its own anchor. */
export default function Glossary(): ReactNode {
  const pick = useLocalized();
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of terms) collectAnchor(id);
  return (
    <dl className={styles.glossary}>
      {terms.map(({id, name, label, meaning}) => (
        <div key={id} id={id}>
          <dt>
            {pick(name)}
            {label && (
              <span className={styles.label}>
                {pick({'zh-Hans': '界面上写作：', en: 'in the interface: '})}
                <strong>{pick(label)}</strong>
              </span>
            )}
          </dt>
          <dd>{pick(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}
