import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/header';
import {type HeaderEntry, keyTitle} from '@scriptcat/userscript';
import WideTable from '../ToolFrame/WideTable';

const maxRows = 200;

/** The header as a table. */
export default function EntryTable({entries}: {entries: readonly HeaderEntry[]}) {
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
