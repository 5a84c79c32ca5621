import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/shell/page-actions';
import styles from './styles.module.css';
import {useCopyMarkdown} from './useCopyMarkdown';

/** Copies the page as Markdown, or opens its Markdown copy. */
export default function PageActions() {
  const {pathname} = useLocation();
  const address = `${pathname.replace(/\/?$/, '/')}index.md`;
  const list = useBaseUrl('/llms.txt');
  const {state, copy} = useCopyMarkdown(address);
  return (
    <p className={styles.actions} data-markdown="skip">
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button type="button" onClick={copy} data-state={state}>
        {texts.copy}
      </button>
      <a href={address} type="text/markdown">
        {texts.open}
      </a>
      <a href={list} title={texts.list}>
        llms.txt
      </a>
      <span role="status" className={state === 'failed' ? styles.failed : styles.copied}>
        {state === 'copied' && texts.copied}
        {state === 'failed' && texts.failed}
      </span>
    </p>
  );
}
