import Translate from '@docusaurus/Translate';
import CopyButton from '@site/src/shell/CopyButton';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {kindNames} from './messages';
import NextStep from './NextStep';
import type {InstallAddress} from './parse-install-hash';
import styles from './styles.module.css';

/** Which script the link wants to install, and from where. */
export default function ScriptAddress({href, host, kind, isEncrypted}: InstallAddress): ReactNode {
  const localize = useLocalized();
  return (
    <>
      <p className={styles.title}>
        <Translate
          id="installBridge.from"
          description="kind is a kind of script, host the server it comes from"
          values={{kind: localize(kindNames[kind]), host: <strong key="host">{host}</strong>}}
        >
          {'将要安装来自 {host} 的{kind}：'}
        </Translate>
      </p>
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
