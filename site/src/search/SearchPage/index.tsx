import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {SEARCH_LIMITS} from '@scriptcat/contract';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import type {PageMapPart} from '../../../plugins/search/page-map';
import styles from './index.module.css';
import Outcome from './Outcome';
import PageMap from './PageMap';
import {useSearchPage} from './useSearchPage';

interface Props {
  pages: readonly PageMapPart[];
}

function Content({pages}: Props): ReactNode {
  const search = useSearchPage();
  const title = translate({
    id: 'searchPage.title',
    message: '搜索文档',
    description: 'Title of the search page',
  });
  return (
    <main className={styles.page} data-app-query="q">
      <PageMetadata title={search.query ? `${search.query} – ${title}` : title} />
      <h1>{title}</h1>
      <search>
        <form className={styles.form} onSubmit={search.submit}>
          <input
            ref={search.field}
            className={styles.input}
            type="search"
            name="q"
            aria-label={title}
            placeholder={translate({
              id: 'search.placeholder',
              message: '搜索文档、API、报错信息',
              description: 'Placeholder of the search field',
            })}
            maxLength={SEARCH_LIMITS.queryLength}
            autoComplete="off"
            value={search.text}
            onChange={search.type}
          />
          <button className="button button--primary" type="submit">
            <Translate id="searchPage.submit" description="Button of the search page">
              搜索
            </Translate>
          </button>
        </form>
      </search>
      <noscript data-results>
        <p>
          <Translate id="searchPage.noScript" description="Search page without JavaScript">
            没有 JavaScript 也能搜：输入之后按“搜索”。如果没有出现结果，可以从下面的全部页面里找。
          </Translate>
        </p>
      </noscript>
      {search.query ? <Outcome search={search} /> : <PageMap parts={pages} />}
    </main>
  );
}

/** All results of a query, page by page, at an address that can be shared. */
export default function SearchPage({pages}: Props): ReactNode {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Content pages={pages} />
    </Layout>
  );
}
