import {stores} from '@site/src/identity';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';

/** The stores that carry ScriptCat, as a list of links. */
export default function StoreLinks({channel = 'stable'}: {channel?: 'stable' | 'beta'}): ReactNode {
  const localize = useLocalized();
  return (
    <ul>
      {stores.map(({id, name, url, betaUrl}) => (
        <li key={id}>
          <a href={localize(channel === 'beta' ? betaUrl : url)} rel="noopener noreferrer">
            {localize(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
