import useBaseUrl from '@docusaurus/useBaseUrl';
import words from '@scriptcat/content/guide/welcome';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';

/** A real navigation to a .user.js address: that is what the extension catches. */
export default function FirstScriptLink(): ReactNode {
  return (
    <p>
      <a
        className="button button--primary"
        href={useBaseUrl('/samples/guide/welcome-check.user.js')}
      >
        {words[useLanguage()].install}
      </a>
    </p>
  );
}
