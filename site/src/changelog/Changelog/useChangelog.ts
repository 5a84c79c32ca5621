import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import type {Area} from '@scriptcat/content/kinds/releases';
import categories from '@scriptcat/content/releases/categories';
import {useQueryValue} from '@site/src/shell/hooks/useQueryValue';
import {useEffect, useRef, useState} from 'react';

/** The area filter and the requested version are in the URL. */
export function useChangelog() {
  const history = useHistory();
  const asked = useQueryValue('area');
  const target = useHistorySelector(({location}) => location.hash.replace(/^#v?/, ''));
  const [isAllOpen, setAllOpen] = useState(false);

  const area = categories.areas.find((one) => one === asked);
  const hasChosen = useRef(false);

  // On arrival the filter shortens the list above the requested version, so scroll to it again. A
  // reader who changes the filter later stays there.
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
