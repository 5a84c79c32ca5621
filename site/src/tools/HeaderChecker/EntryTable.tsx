import words from '@scriptcat/content/tools/header';
import {type HeaderEntry, keyTitle} from '@scriptcat/userscript';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import WideTable from '../ToolFrame/WideTable';

const maxRows = 200;

/** The header as a table. */
export default function EntryTable({entries}: {entries: readonly HeaderEntry[]}): ReactNode {
  const language = useLanguage();
  const texts = words[language];
  if (entries.length === 0) return null;
  return (
    <WideTable title={texts.table} columns={[texts.key, texts.meaning, texts.value]}>
      {entries.slice(0, maxRows).map(({key, name, value, line}) => (
        <tr key={line}>
          <td>
            <code>@{name}</code>
          </td>
          <td>{keyTitle(key)?.[language] ?? '–'}</td>
          <td>{value && <code>{value}</code>}</td>
        </tr>
      ))}
    </WideTable>
  );
}
