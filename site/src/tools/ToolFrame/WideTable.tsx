import type {ReactNode} from 'react';
import parts from './parts.module.css';

interface Props {
  title: string;
  columns: readonly string[];
  /** The rows of the body. */
  children: ReactNode;
}

/** A folded table that scrolls sideways on its own. */
export default function WideTable({title, columns, children}: Props) {
  return (
    <details>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <div className={parts.scroller} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </details>
  );
}
