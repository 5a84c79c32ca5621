import useBrokenLinks from '@docusaurus/useBrokenLinks';
import glossary from '@scriptcat/content/guide/glossary';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The words of the guide with their meanings, each under its own anchor. */
export default function Glossary(): ReactNode {
  const pick = useLocalized();
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of glossary.rows) collectAnchor(id);
  return (
    <dl className={styles.glossary}>
      {glossary.rows.map(({id, name, label, meaning}) => (
        <div key={id} id={id}>
          <dt>
            {pick(name)}
            {label && (
              <span className={styles.label}>
                {pick(glossary.texts).inInterface}
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
