import Interpolate from '@docusaurus/Interpolate';
import texts from '@scriptcat/content/texts/guide/install-page';
import CopyButton from '@site/src/shell/CopyButton';
import {fileNameOf} from './file-name';
import KindIcon from './KindIcon';
import NextStep from './NextStep';
import type {InstallAddress} from './parse-install-hash';
import styles from './styles.module.css';

/** Which script the link wants to install, and from where. */
export default function ScriptAddress({href, host, kind, isEncrypted}: InstallAddress) {
  return (
    <>
      <div className={styles.head}>
        <KindIcon kind={kind} />
        <div>
          <p className={styles.title} translate="no" dir="ltr">
            {fileNameOf(href)}
          </p>
          <p className={styles.origin}>
            <span className={styles.chip}>{texts.kinds[kind]}</span>
            <span>
              <Interpolate values={{host: <strong key="host">{host}</strong>}}>
                {texts.from}
              </Interpolate>
            </span>
          </p>
        </div>
      </div>
      <div className={styles.address}>
        <code translate="no" dir="ltr">
          {href}
        </code>
        <CopyButton text={href} />
      </div>
      {kind === 'unclear' && <p className={styles.caution}>{texts.unclear}</p>}
      {!isEncrypted && <p className={styles.caution}>{texts.unencrypted}</p>}
      <NextStep href={href} isScript={kind !== 'unclear'} />
    </>
  );
}
