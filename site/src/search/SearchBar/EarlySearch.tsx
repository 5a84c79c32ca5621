import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SEARCH_LIMITS} from '@scriptcat/contract';
import type {ReactNode} from 'react';
import {EARLY_SEARCH} from '../early-search';
import dialog from '../SearchDialog/index.module.css';
import field from '../SearchDialog/SearchField.module.css';
import shared from '../SearchDialog/styles.module.css';
import {Icon} from '../SearchIcon';

/**
 * The field of the search dialog, which is in every page and opens before the React app is
 * loaded (plugins/first-view). On its own it is a form that leads to the search page.
 */
export default function EarlySearch({label}: {label: string}): ReactNode {
  return (
    <dialog id={EARLY_SEARCH} className={dialog.dialog} aria-label={label}>
      <form className={field.field} action={useBaseUrl('/search/')}>
        <span className={field.fieldIcon}>
          <Icon name="search" />
        </span>
        <input
          className={field.input}
          name="q"
          type="search"
          maxLength={SEARCH_LIMITS.queryLength}
          aria-label={label}
          placeholder={translate({
            id: 'search.placeholder',
            message: '搜索文档、API、报错信息',
            description: 'Placeholder of the search field',
          })}
          autoComplete="off"
          spellCheck={false}
        />
        <button className={shared.close} type="submit" formMethod="dialog" formNoValidate>
          <Translate id="search.close" description="Button that closes the search dialog">
            关闭
          </Translate>
        </button>
      </form>
      <div className={dialog.body}>
        <p className={shared.emptyState}>
          <Translate
            id="search.early"
            description="Below the search field while the dialog with the results is on its way"
          >
            搜索正在加载，按回车也能直接搜索。
          </Translate>
        </p>
      </div>
    </dialog>
  );
}
