/** Rows of one of a report's lists for a table, with the order its heads ask for. */
import { useState } from 'react';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import type { Column, Sort } from '../../../../../ui/table/table-types.ts';
import { useWindows, type Windows } from '../../../explain/use-windows.ts';
import type { LineQuery, LineSort, ReportList, ReportLists, ReportSource } from '../../../report-types.ts';

export interface Lines<Row> {
  readonly windows: Windows<Row>;
  readonly sort: Sort;
  readonly onSort: (column: Column<Row>) => void;
}

/** Marks a head as sortable; rows arrive in order and are never compared here. */
export const sortable = () => 0;

export function useLines<L extends ReportList>(
  source: ReportSource,
  list: L,
  tax?: LineQuery['tax'],
): Lines<ReportLists[L]> {
  const ledger = useLedger();
  const [sort, setSort] = useState<Sort>({ columnId: 'date', direction: 'ascending' });
  const by: LineSort = sort.columnId === 'asset' || sort.columnId === 'gain' ? sort.columnId : 'date';
  const key = `lines ${JSON.stringify([source, list, tax, sort])}`;
  const windows = useWindows(key, (offset, limit) =>
    ledger.reportLines(source, {
      ...{ list, offset, limit, sort: { by, direction: sort.direction } },
      ...(tax === undefined ? {} : { tax }),
    }),
  );
  const onSort = ({ id, descendingFirst = false }: Column<ReportLists[L]>) => {
    const isSame = sort.columnId === id;
    const down = isSame ? sort.direction === 'ascending' : descendingFirst;
    setSort({ columnId: id, direction: down ? 'descending' : 'ascending' });
  };
  return { windows, sort, onSort };
}
