import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/** Leads a former anchor of an overview to its entry before the React app runs. */
export const leadOn =
  "(function(e){if(e=e&&e.closest('[data-entries] li'))location.replace(e.querySelector('a').href)})(document.getElementById(location.hash.slice(1)))";

/** Does the same for navigations in the app. */
export function useEntryAnchor(): void {
  const {hash} = useLocation();
  const {replace} = useHistory();
  useEffect(() => {
    const row = document.getElementById(hash.slice(1))?.closest('[data-entries] li');
    const entry = row?.querySelector('a')?.pathname;
    if (entry) replace(entry);
  }, [hash, replace]);
}
