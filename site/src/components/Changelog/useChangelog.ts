import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {type Area, areas} from '@site/src/data/releases';
import {useQueryValue} from '@site/src/hooks/useQueryValue';
import {useState} from 'react';

/** The area to show and the version asked for live in the address; the folds remember themselves. */
export function useChangelog() {
  const history = useHistory();
  const asked = useQueryValue('area');
  const target = useHistorySelector(({location}) => location.hash.replace(/^#v?/, ''));
  const [isAllOpen, setAllOpen] = useState(false);

  const setArea = (area: Area | undefined) => {
    const {search, hash} = history.location;
    const query = new URLSearchParams(search);
    if (area) query.set('area', area);
    else query.delete('area');
    history.replace({search: query.toString(), hash});
  };

  return {
    area: areas.find((area) => area === asked),
    setArea,
    target,
    isAllOpen,
    toggleAll: () => setAllOpen(!isAllOpen),
  };
}
