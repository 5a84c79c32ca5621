import useBaseUrl from '@docusaurus/useBaseUrl';
import words from '@scriptcat/content/guide/welcome';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';

/** A full navigation to a .user.js URL, which the extension intercepts. */
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
