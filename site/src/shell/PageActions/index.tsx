import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useCopyMarkdown} from './useCopyMarkdown';

/** Copies the page as Markdown, or opens its Markdown copy. */
export default function PageActions(): ReactNode {
  const {pathname} = useLocation();
  const address = `${pathname.replace(/\/?$/, '/')}index.md`;
  const {state, copy} = useCopyMarkdown(address);
  return (
    <p className={styles.actions} data-markdown="skip">
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button type="button" onClick={copy} data-state={state}>
        <Translate id="pageActions.copy" description="Button: copy this page as Markdown">
          复制为 Markdown
        </Translate>
      </button>
      <a href={address} type="text/markdown">
        <Translate id="pageActions.open" description="Link to the Markdown version of the page">
          查看 Markdown
        </Translate>
      </a>
      <span role="status" className={state === 'failed' ? styles.failed : styles.copied}>
        {state === 'copied' && (
          <Translate id="pageActions.copied" description="After copying a page as Markdown">
            已复制
          </Translate>
        )}
        {state === 'failed' && (
          <Translate id="pageActions.failed" description="When a page could not be copied">
            没能复制，请打开 Markdown 版本自行复制
          </Translate>
        )}
      </span>
    </p>
  );
}
