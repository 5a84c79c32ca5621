import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** A real navigation to a .user.js address: that is what the extension catches. */
export default function FirstScriptLink(): ReactNode {
  return (
    <p>
      <a
        className="button button--primary"
        href={useBaseUrl('/samples/guide/welcome-check.user.js')}
      >
        <Translate id="firstScriptLink.label" description="Link that installs the check script">
          安装检查脚本
        </Translate>
      </a>
    </p>
  );
}
