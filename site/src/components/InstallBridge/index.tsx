import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import RefusedAddress from './RefusedAddress';
import ScriptAddress from './ScriptAddress';
import styles from './styles.module.css';
import {useInstallHash} from './useInstallHash';

/** Shows which script a link to this page wants to install, without ever going there. */
export default function InstallBridge(): ReactNode {
  const result = useInstallHash();
  return (
    <section className={styles.bridge} data-state={result?.state ?? 'absent'} aria-live="polite">
      {result?.state === 'given' && <ScriptAddress {...result.address} />}
      {result?.state === 'refused' && <RefusedAddress reason={result.reason} />}
      {(result === undefined || result.state === 'absent') && (
        <p>
          <Translate id="installBridge.absent" description="The page was opened without a script">
            这次打开没有带上脚本地址。脚本网站的安装链接会把地址写在 #url=
            后面；请回到脚本网站再点一次安装，或者用下面的「链接导入」。
          </Translate>
        </p>
      )}
    </section>
  );
}
