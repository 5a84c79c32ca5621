import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/search/bar';
import {SEARCH_LIMITS} from '@scriptcat/contract';
import {EARLY_SEARCH} from '../early-search';
import dialog from '../SearchDialog/index.module.css';
import field from '../SearchDialog/SearchField.module.css';
import shared from '../SearchDialog/styles.module.css';
import {Icon} from '../SearchIcon';

/**
 * The field of the search dialog, which is in every page and opens before the React app is
 * loaded (plugins/first-view). On its own it is a form that leads to the search page.
 */
export default function EarlySearch({label}: {label: string}) {
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
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
        />
        <button className={shared.close} type="submit" formMethod="dialog" formNoValidate>
          {texts.close}
        </button>
      </form>
      <div className={dialog.body}>
        <p className={shared.emptyState}>{texts.early}</p>
      </div>
    </dialog>
  );
}
