import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import type {Area} from '@scriptcat/content/kinds/releases';
import categories from '@scriptcat/content/releases/categories';
import {useQueryValue} from '@site/src/shell/hooks/useQueryValue';
import {useEffect, useRef, useState} from 'react';

/** The area to show and the version asked for live in the address; the folds remember themselves. */
export function useChangelog() {
  const history = useHistory();
  const asked = useQueryValue('area');
  const target = useHistorySelector(({location}) => location.hash.replace(/^#v?/, ''));
  const [isAllOpen, setAllOpen] = useState(false);

  const area = categories.areas.find((one) => one === asked);
  const hasChosen = useRef(false);

  // On arrival the filter shortens the list above the version of the address, which then has to be
  // found again. Someone choosing an area later wants to stay at the filter.
  useEffect(() => {
    if (area && target && !hasChosen.current) document.getElementById(target)?.scrollIntoView();
  }, [area, target]);

  const setArea = (next: Area | undefined) => {
    hasChosen.current = true;
    const {search, hash} = history.location;
    const query = new URLSearchParams(search);
    if (next) query.set('area', next);
    else query.delete('area');
    history.replace({search: query.toString(), hash});
  };

  return {
    area,
    setArea,
    target,
    isAllOpen,
    toggleAll: () => setAllOpen(!isAllOpen),
  };
}
