import Interpolate from '@docusaurus/Interpolate';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import type {Origin} from './draft';
import {texts} from './texts';
import styles from './WhatIsSent.module.css';

/** Says what leaves the page, before it does. */
export default function WhatIsSent({origin}: {origin: Origin}): ReactNode {
  const text = useLocalized();
  const told = [origin.version, origin.browser, origin.channel]
    .filter(Boolean)
    .join(text(texts.separator));
  return (
    <div className={styles.sent}>
      <p>
        {text(texts.sent)}
        {told && (
          <Interpolate values={{told: <strong>{told}</strong>}}>
            {text(texts.sentOrigin)}
          </Interpolate>
        )}
      </p>
      <p>{text(texts.notSent)}</p>
    </div>
  );
}
