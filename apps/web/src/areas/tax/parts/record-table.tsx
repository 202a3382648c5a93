/** Records as a table, and as a card each on phones. */
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';

export interface RecordColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand to the right. */
  readonly isFigure?: boolean;
}

export interface RecordTableProps<Row> {
  readonly label: string;
  readonly columns: readonly [RecordColumn<Row>, ...RecordColumn<Row>[]];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

const CELL = 'px-2.5 py-2.5 align-top first:pl-4 last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5';

export function RecordTable<Row>({ label, columns, rows, keyOf }: RecordTableProps<Row>) {
  const [first, ...others] = columns;
  const side = ({ isFigure = false }: RecordColumn<Row>) => (isFigure ? 'text-right' : 'text-left');
  return (
    <>
      <Card className="overflow-hidden max-md:hidden">
        <table className="w-full text-sm" aria-label={label}>
          <thead className="text-xs text-ink-3">
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column.id} className={side(column)}>
                  {column.title}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} className="border-t border-line">
                <th scope="row" className={cx(CELL, 'text-left font-medium')}>
                  {first.cell(row)}
                </th>
                {others.map((column) => (
                  <td key={column.id} className={cx(CELL, side(column))}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <ul className="grid gap-3 md:hidden" aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <Card className="px-4 py-3.5">
              <div className="mb-2.5 text-sm font-medium">{first.cell(row)}</div>
              <DescriptionList items={others.map(({ id, title, cell }) => ({ id, term: title, value: cell(row) }))} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The head of a column in a table that stands in a card edge to edge. */
export function ColumnHead({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <th
      scope="col"
      className={cx('h-9 px-2.5 font-medium first:pl-4 last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5', className)}
    >
      {children}
    </th>
  );
}
