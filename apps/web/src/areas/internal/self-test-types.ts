const METHOD_CHECKS = [
  'fifo-order',
  'fifo-quantity',
  'fifo-holdings',
  'fifo-law',
  'lifo-order',
  'lifo-quantity',
  'lifo-holdings',
  'lifo-law',
  'hifo-order',
  'hifo-quantity',
  'hifo-holdings',
  'hifo-law',
] as const;

/** Checks that look without changing anything: they may run over the user's own data. */
export const READING_CHECKS = [
  'law-examples',
  'conservation',
  'lots-and-holdings',
  'years-add-up',
  'records-readable',
  'storage-room',
] as const;
export type ReadingCheckId = (typeof READING_CHECKS)[number];

export const COPY_CHECKS = [
  ...READING_CHECKS,
  ...METHOD_CHECKS,
  'copy-agrees',
  'write-read-delete',
  'undo-redo',
  'backup-again',
  'csv-import',
  'csv-twice',
  'csv-bad-row',
  'csv-three-exchanges',
  'portfolio-total',
  'prices-known',
  'report-sealed',
  'limit-edges',
  'understood',
  'harvest-losses',
  'harvest-amounts',
  'harvest-repurchase',
  'harvest-writes-nothing',
  'holding-free',
  'holding-taxable',
  'holding-calendar',
  'holding-law',
  'wallets-sum',
  'transfers-keep-dates',
  'sources-counted',
] as const;
export type CopyCheckId = (typeof COPY_CHECKS)[number];

/** What is wrong with a copy on purpose, to see that the checks notice. */
export type Fault = 'none' | 'changed-amount' | 'damaged-record';
export const FAULTS: readonly Fault[] = ['none', 'changed-amount', 'damaged-record'];

export type CheckOutcome =
  | { readonly status: 'passed'; readonly checked: number }
  /** Nothing is wrong, but there was nothing to look at, or the browser cannot promise it. */
  | { readonly status: 'warning'; readonly note: CheckNote }
  | { readonly status: 'failed'; readonly where: string; readonly expected: string; readonly found: string };

export type CheckNote = 'nothing-to-check' | 'not-persistent' | 'nearly-full' | 'not-told' | 'slow' | 'heavy';

export interface CopyInfo {
  readonly id: string;
  readonly events: number;
}
