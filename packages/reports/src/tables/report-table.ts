/**
 * The lists of a report as plain tables, made once and written by every format (CSV, XLSX, PDF), so that all of them
 * carry the same rows in the same order. Cells are texts in their neutral form (decimal point, ISO day and moment);
 * the format writes them as its reader expects.
 */

/** `moment` is a UTC instant that is shown in Berlin time. */
export type CellKind = 'text' | 'day' | 'moment' | 'eur' | 'quantity' | 'count';

/** Null: the report has no such value, which is not the same as zero. */
export type Cell = string | null;

export interface Column {
  readonly id: string;
  readonly title: string;
  readonly kind: CellKind;
}

/** A row of sums under a table; cells without a sum are null. */
export interface Total {
  readonly label: string;
  readonly cells: readonly Cell[];
  /** Not a sum of rows but a figure of its own, for example what rounding leaves. */
  readonly isFixed?: true;
  /** How many fixed rows right above it belong to the sum. */
  readonly addsFixed?: number;
  /** Sums only the rows whose cell in `column` is `equals`; absent = all rows. */
  readonly where?: { readonly column: number; readonly equals: string } | undefined;
}

export interface NamedTable {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totals: readonly Total[];
}

export interface ReportTable extends NamedTable {
  readonly id: TableId;
}

/** What happened in the year, line by line: each is a section of the printed report, in this order. */
export const LIST_IDS = [
  'lots',
  'income',
  'spans',
  'derivatives',
  'transfers',
  'carried',
  'gifts',
  'departures',
  'fees',
  'money',
  'balances',
  'roll-forward',
  'changes',
  'documents',
  'dac8',
  'transactions',
] as const;

export type ListId = (typeof LIST_IDS)[number];

/** In the order of the report. */
export const TABLE_IDS = [
  'summary',
  'forms',
  'carry-back',
  'wallets',
  'open-points',
  'method',
  'pools',
  'named-lots',
  'prices',
  'choices',
  'assumptions',
  ...LIST_IDS,
  'warnings',
] as const;

export type TableId = (typeof TABLE_IDS)[number];
