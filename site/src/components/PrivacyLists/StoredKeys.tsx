import Translate from '@docusaurus/Translate';
import {type StoredKey, storedKeys} from '@site/src/data/privacy';
import {useLocalized} from '@site/src/hooks/useLocale';
import type {ReactNode} from 'react';

const rows: readonly StoredKey[] = storedKeys;

/** Everything this site keeps in the visitor's browser. */
export default function StoredKeys(): ReactNode {
  const text = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th>
            <Translate id="privacy.keys.key" description="Column: name of a storage key">
              键
            </Translate>
          </th>
          <th>
            <Translate id="privacy.keys.purpose" description="Column: what a key is for">
              用途
            </Translate>
          </th>
          <th>
            <Translate id="privacy.keys.written" description="Column: when a key is written">
              什么时候写入
            </Translate>
          </th>
          <th>
            <Translate id="privacy.keys.lifetime" description="Column: how long a key is kept">
              保留多久
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>
              <code>{row.isPrefix ? `${row.key}…` : row.key}</code>
              <br />
              <small>{row.areas.join(', ')}</small>
            </td>
            <td>{text(row.purpose)}</td>
            <td>{text(row.written)}</td>
            <td>{text(row.lifetime)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
