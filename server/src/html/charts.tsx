import type {Child} from 'hono/jsx';
import type {Row, Section} from '../report/sections';

/** Style rules of charts and of the tables beside them. */
export const chartRules = `
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{padding:.35rem .75rem .35rem 0;text-align:start;border-block-end:1px solid var(--line);vertical-align:top}
th{font-weight:500}thead th{color:var(--muted);white-space:normal}tbody th{white-space:nowrap}
.number{text-align:end;font-variant-numeric:tabular-nums}td.number{white-space:nowrap}
.bar{width:40%;min-width:6rem}svg{display:block;width:100%;height:1.25rem}
.trend{height:9rem;margin-block:.5rem}rect,.a{fill:var(--accent)}.b{fill:var(--bad)}
.key{display:inline-block;inline-size:.75rem;block-size:.75rem;margin-inline:.75rem .35rem}
.key.a{background:var(--accent)}.key.b{background:var(--bad)}
.text{white-space:pre-wrap;overflow-wrap:anywhere}
`;

/** Rows of one table; a long tail says little. */
const MAX_ROWS = 60;
const GAP = 2;
const WIDTH = 10;
const HEIGHT = 100;
/** With fewer columns the chart keeps this width, so that one week is not one wide block. */
const MIN_COLUMNS = 12;

/** The columns of all rows side by side; parts are stacked, the first in colour `a`. */
function Columns({rows, label}: {rows: readonly Row[]; label: string}) {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const max = Math.max(1, ...rows.map(({column = []}) => sum(column)));
  const heightOf = (values: readonly number[]) => (sum(values) / max) * HEIGHT;
  const width = Math.max(MIN_COLUMNS, rows.length) * WIDTH;
  const box = `0 0 ${width} ${HEIGHT}`;
  return (
    <svg class="trend" viewBox={box} preserveAspectRatio="none" role="img" aria-label={label}>
      {rows.map(({name, column = []}, index) => (
        <g>
          <title>{`${name}: ${column.join(' + ')}`}</title>
          {column.map((value, at) => (
            <rect
              class={'ab'[at]}
              x={index * WIDTH + GAP / 2}
              y={(HEIGHT - heightOf(column.slice(0, at + 1))).toFixed(2)}
              width={WIDTH - GAP}
              height={heightOf([value]).toFixed(2)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

const BarCell = ({share}: {share: number}) => (
  <td class="bar">
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(share * 100).toFixed(2)} height="10" />
    </svg>
  </td>
);

interface TableProps {
  section: Section;
  show: (row: Row, section: Section) => Child;
}

/** A table that scrolls by itself; the first column names its rows, the others are numbers. */
const Table = ({section, show}: TableProps) => (
  <div class="wide">
    <table>
      <thead>
        <tr>
          {section.heads.map((head, at) => (
            <>
              <th scope="col" class={at > 0 ? 'number' : undefined}>
                {head}
              </th>
              {at === 0 && section.rows[0]?.bar !== undefined && <td class="bar" />}
            </>
          ))}
        </tr>
      </thead>
      <tbody>
        {section.rows.slice(0, MAX_ROWS).map((row) => (
          <tr>
            <th scope="row">{show(row, section)}</th>
            {row.bar !== undefined && <BarCell share={row.bar} />}
            {row.numbers.map((number) => (
              <td class="number">{number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface SectionsProps {
  sections: readonly Section[];
  /** What screen readers say of a chart. */
  label?: string;
  /** The element of the headings. */
  Heading?: 'h2' | 'h3';
  show?: TableProps['show'];
}

/** Tables with their headings, and a chart above those that have columns. */
export const Sections = ({
  sections,
  label = '',
  Heading = 'h3',
  show = ({name}) => name,
}: SectionsProps) => (
  <>
    {sections.map((section) => {
      const parts = section.rows[0]?.column?.length ?? 0;
      return (
        <>
          <Heading>{section.title}</Heading>
          {parts > 1 && (
            <p class="muted">
              {section.heads.slice(1, parts + 1).map((head, at) => (
                <>
                  <span class={`key ${'ab'[at]}`} />
                  {head}
                </>
              ))}
            </p>
          )}
          {parts > 0 && <Columns rows={section.rows} label={label} />}
          <Table section={section} show={show} />
        </>
      );
    })}
  </>
);
