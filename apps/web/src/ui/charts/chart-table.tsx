/** The figures behind a chart as a table: for whoever cannot or does not want to look at curves. */
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly ChartTableRow[];
}

export interface ChartTableRow {
  readonly id: string;
  /** First cell names the row. */
  readonly cells: readonly ReactNode[];
  /** The same for a file: ISO days, point decimals, empty where nothing is known. */
  readonly plain?: readonly string[] | undefined;
}

export function FigureTable({ label, table }: { readonly label: string; readonly table: ChartTable }) {
  // The area scrolls, so it must be reachable by keyboard.
  const area = { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <div className="max-h-72 overflow-auto" {...area}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            {table.head.map((text, index) => (
              <th
                key={text}
                scope="col"
                className={cx(
                  'sticky top-0 border-b border-line bg-surface py-1.5 text-xs font-medium text-ink-3',
                  index === 0 ? 'pr-2 text-left' : 'pl-2 text-right',
                )}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.id}>
              {row.cells.map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={table.head[index] ?? index}
                    {...(index === 0 ? { scope: 'row' } : {})}
                    className={cx(
                      'num border-b border-line py-1 font-normal',
                      index === 0 ? 'pr-2 text-left' : 'pl-2 text-right',
                    )}
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
