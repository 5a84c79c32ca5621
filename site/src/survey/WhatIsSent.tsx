import Interpolate from '@docusaurus/Interpolate';
import texts from '@scriptcat/content/texts/survey/page';
import type {Origin} from './draft';
import styles from './WhatIsSent.module.css';

/** Says what leaves the page, before it does. */
export default function WhatIsSent({origin}: {origin: Origin}) {
  const told = [origin.version, origin.browser, origin.channel]
    .filter(Boolean)
    .join(texts.separator);
  return (
    <div className={styles.sent}>
      <p>
        {texts.sent}
        {told && (
          <Interpolate values={{told: <strong>{told}</strong>}}>{texts.sentOrigin}</Interpolate>
        )}
      </p>
      <p>{texts.notSent}</p>
    </div>
  );
}
