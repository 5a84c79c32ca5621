import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import RefusedAddress from './RefusedAddress';
import ScriptAddress from './ScriptAddress';
import styles from './styles.module.css';
import {useInstallHash} from './useInstallHash';
import {useSecondNavigation} from './useSecondNavigation';

/** Shows which script a link to this page wants to install, without going there by itself. */
export default function InstallBridge(): ReactNode {
  const result = useInstallHash();
  useSecondNavigation(result?.state === 'given');
  return (
    <section className={styles.bridge} data-state={result?.state ?? 'unread'} aria-live="polite">
      {result?.state === 'given' && <ScriptAddress {...result.address} />}
      {result?.state === 'refused' && <RefusedAddress reason={result.reason} />}
      {(result === undefined || result.state === 'absent') && (
        <p>
          <Translate
            id="installBridge.absent"
            description="Shown without a script address, before the address is read, and always without JavaScript"
          >
            脚本网站的安装链接会把脚本的地址写在 #url=
            后面。地址栏里有它，请先看清楚再安装；没有，请回到脚本网站再点一次安装，或者用下面的「链接导入」。
          </Translate>
        </p>
      )}
    </section>
  );
}
