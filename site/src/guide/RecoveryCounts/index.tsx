import language from '@scriptcat/content/texts/language';
import recovery from '@scriptcat/content/texts/tools/rescue/recovery';
import ScrollTable from '@site/src/shell/ScrollTable';

const number = new Intl.NumberFormat(language);
const columns = ['scripts', 'whole', 'older', 'damaged', 'lost'] as const;

/** How many scripts the rescue tool finds in damaged folders, as its tests count them. */
export default function RecoveryCounts() {
  const {rows, texts} = recovery;
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th>{texts.accident}</th>
          {columns.map((column) => (
            <th key={column}>{texts[column]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              {row.name}
              {row.folders > 1 && ` × ${row.folders}`}
            </td>
            {columns.map((column) => (
              <td key={column}>{number.format(row[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
