import Translate from '@docusaurus/Translate';
import CopyButton from '@site/src/shell/CopyButton';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {fileNameOf} from './file-name';
import KindIcon from './KindIcon';
import {kindNames} from './messages';
import NextStep from './NextStep';
import type {InstallAddress} from './parse-install-hash';
import styles from './styles.module.css';

/** Which script the link wants to install, and from where. */
export default function ScriptAddress({href, host, kind, isEncrypted}: InstallAddress): ReactNode {
  const localize = useLocalized();
  return (
    <>
      <div className={styles.head}>
        <KindIcon kind={kind} />
        <div>
          <p className={styles.title} translate="no" dir="ltr">
            {fileNameOf(href)}
          </p>
          <p className={styles.origin}>
            <span className={styles.chip}>{localize(kindNames[kind])}</span>
            <span>
              <Translate
                id="installBridge.from"
                description="host is the server that the script comes from"
                values={{host: <strong key="host">{host}</strong>}}
              >
                {'来自 {host}'}
              </Translate>
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
      {kind === 'unclear' && (
        <p className={styles.caution}>
          <Translate id="installBridge.unclear" description="The address may not be a script">
            这个地址不是以 .user.js 结尾，可能不是脚本。
          </Translate>
        </p>
      )}
      {!isEncrypted && (
        <p className={styles.caution}>
          <Translate id="installBridge.unencrypted" description="The address uses http">
            这个地址没有加密（http），途中可能被人改动。
          </Translate>
        </p>
      )}
      <NextStep href={href} isScript={kind !== 'unclear'} />
    </>
  );
}
