import type {Child} from 'hono/jsx';

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

/** A table cell with a bar of this share of its width; the number stands beside it. */
export const BarCell = ({share}: {share: number}) => (
  <td class="bar">
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(share * 100).toFixed(2)} height="10" />
    </svg>
  </td>
);

interface Column {
  label: string;
  /** Stacked from below; the first part has the colour `a`, the second `b`. */
  values: readonly number[];
}

const GAP = 2;
const WIDTH = 10;
const HEIGHT = 100;
/** With fewer columns the chart keeps this width, so that one week is not one wide block. */
const MIN_COLUMNS = 12;

/** Counts over time as columns. */
export function Columns({data, label}: {data: readonly Column[]; label: string}) {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const max = Math.max(1, ...data.map(({values}) => sum(values)));
  const top = (values: readonly number[], at: number) =>
    HEIGHT * (1 - sum(values.slice(0, at + 1)) / max);
  const width = Math.max(MIN_COLUMNS, data.length) * WIDTH;
  return (
    <svg
      class="trend"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {data.map((column, index) => (
        <g>
          <title>{`${column.label}: ${column.values.join(' + ')}`}</title>
          {column.values.map((value, at) => (
            <rect
              class={'ab'[at]}
              x={index * WIDTH + GAP / 2}
              y={top(column.values, at).toFixed(2)}
              width={WIDTH - GAP}
              height={((value / max) * HEIGHT).toFixed(2)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export interface Row {
  name: Child;
  /** Draws a bar of this length before the numbers. */
  bar?: number;
  numbers: readonly (number | string)[];
}

/** A table that scrolls by itself; the first column names its rows, the others are numbers. */
export function Table({names, rows}: {names: readonly string[]; rows: readonly Row[]}) {
  const [first, ...others] = names;
  const hasBars = rows.some(({bar}) => bar !== undefined);
  return (
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {hasBars && <td class="bar" />}
            {others.map((name) => (
              <th scope="col" class="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({name, bar, numbers}) => (
            <tr>
              <th scope="row">{name}</th>
              {bar !== undefined && <BarCell share={bar} />}
              {numbers.map((number) => (
                <td class="number">{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
