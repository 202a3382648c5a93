/** The parts that tables of records are made of: cells of text and money, and the two lines a row becomes on a phone. */
import type { ReactNode } from 'react';
import type { Locale } from '../../../../../platform/i18n/strings.ts';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { Money } from '../../../../../ui/money.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';

export interface RecordLook<Row> {
  readonly columns: readonly Column<Row>[];
  readonly phoneRow: (row: Row) => ReactNode;
}

/** On a phone the first two cells stand above the rest. */
export function look<Row>(columns: readonly Column<Row>[]): RecordLook<Row> {
  const [first, second, ...rest] = columns;
  return {
    columns,
    phoneRow: (row) => (
      <span className="block py-2">
        <span className="flex justify-between gap-3 font-medium">
          <span className="truncate">{first?.cell(row)}</span>
          <span className="truncate text-right">{second?.cell(row)}</span>
        </span>
        <span className="flex flex-wrap gap-x-3 text-xs text-ink-3">
          {rest.map((column) => (
            <span key={column.id}>{column.cell(row)}</span>
          ))}
        </span>
      </span>
    ),
  };
}

export function text<Row>(
  id: string,
  header: string,
  width: number,
  cell: (row: Row) => string,
  grow = false,
): Column<Row> {
  return { id, header, width, grow, cell: (row) => <span className="num">{cell(row)}</span> };
}

export function money<Row>(id: string, header: string, value: (row: Row) => string | null): Column<Row> {
  return { id, header, width: 8, align: 'right', cell: (row) => <Money value={value(row)} /> };
}

export function dayOf(at: string, locale: Locale): string {
  return formatInstantDay(Date.parse(at), locale);
}
