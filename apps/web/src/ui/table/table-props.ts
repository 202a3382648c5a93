/** What a screen says about its table. */
import type { ReactNode } from 'react';
import type { Selection } from './selection.tsx';
import type { Column, RowGroup, Sort } from './table-types.ts';
import type { SortControl } from './use-sorted-rows.ts';

export interface DataTableProps<Row extends object> {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** A row spoken in a few words: names its checkbox. */
  readonly rowName?: ((row: Row) => string) | undefined;
  readonly defaultSort?: Sort | undefined;
  /** Order owned by the caller, such as the URL. */
  readonly sortControl?: SortControl | undefined;
  readonly groupOf?: ((row: Row) => RowGroup) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly openId?: string | null | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly selection?: Selection | undefined;
  readonly rowTone?: ((row: Row) => 'review' | undefined) | undefined;
  /** Two lines that say the row on a phone. */
  readonly phoneRow?: ((row: Row) => ReactNode) | undefined;
  /** Width in rem below which `phoneRow` is used, where all columns are needed and a phone's width is not the point. */
  readonly phoneBelow?: number | undefined;
  readonly hiddenColumns?: ReadonlySet<string> | undefined;
  /** Shows the columns' `footer` cells as a total row. */
  readonly footer?: boolean | undefined;
  /** Height of the scroll area once the table is virtual. */
  readonly maxHeight?: string | undefined;
  readonly className?: string | undefined;
}
