import Translate from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {refusals} from './messages';
import type {RefusalReason} from './parse-install-hash';
import styles from './styles.module.css';

/** Says why an address is not shown. The address itself stays out of the page. */
export default function RefusedAddress({reason}: {reason: RefusalReason}): ReactNode {
  const localize = useLocalized();
  return (
    <>
      <p className={styles.title} data-reason={reason}>
        {localize(refusals[reason])}
      </p>
      <p>
        <Translate id="installBridge.refused" description="What to do after a refused address">
          为了安全，这里不显示它，也不会打开它。如果是从脚本网站点过来的，请把这件事告诉网站或脚本的作者。
        </Translate>
      </p>
    </>
  );
}
