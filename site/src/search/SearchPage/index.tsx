import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import bar from '@scriptcat/content/texts/search/bar';
import texts from '@scriptcat/content/texts/search/page';
import {SEARCH_LIMITS} from '@scriptcat/contract';
import Layout from '@theme/Layout';
import type {PageMapPart} from '../../../plugins/search/page-map';
import styles from './index.module.css';
import Outcome from './Outcome';
import PageMap from './PageMap';
import {useSearchPage} from './useSearchPage';

interface Props {
  pages: readonly PageMapPart[];
}

function Content({pages}: Props) {
  const search = useSearchPage();
  return (
    <main className={styles.page} data-app-query="q">
      <PageMetadata title={search.query ? `${search.query} – ${texts.title}` : texts.title} />
      <h1>{texts.title}</h1>
      <search>
        <form className={styles.form} onSubmit={search.submit}>
          <input
            ref={search.field}
            className={styles.input}
            type="search"
            name="q"
            aria-label={texts.title}
            placeholder={bar.placeholder}
            maxLength={SEARCH_LIMITS.queryLength}
            autoComplete="off"
            value={search.text}
            onChange={search.type}
          />
          <button className="button button--primary" type="submit">
            {texts.submit}
          </button>
        </form>
      </search>
      <noscript data-results>
        <p>{texts.noScript}</p>
      </noscript>
      {search.query ? <Outcome search={search} /> : <PageMap parts={pages} />}
    </main>
  );
}

/** All results of a query, page by page, at an address that can be shared. */
export default function SearchPage({pages}: Props) {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Content pages={pages} />
    </Layout>
  );
}
