/** A gain report of another program in plain data. It is compared with the ledger and never becomes part of it. */
import type { ReviewCode } from '../review-codes.ts';
import type { Evidence } from './gain-report.data.ts';

export interface GainReport {
  readonly file: string;
  /** Whose it is; null where neither columns nor names tell. */
  readonly tool: string | null;
  readonly evidence: Evidence;
  /** The order of lots that it says it used. */
  readonly method: string | null;
  /** No currency is named anywhere: taken for euro. */
  readonly isEuroAssumed: boolean;
  readonly sales: readonly ReportedSale[];
  /** Rows that could not be read, by line. */
  readonly unread: readonly UnreadReportRow[];
}

export interface ReportedSale {
  readonly line: number;
  readonly asset: string;
  readonly quantity: string;
  /** Days as printed. */
  readonly soldOn: string;
  readonly acquiredOn: string | null;
  readonly proceeds: string;
  readonly cost: string;
  readonly gain: string;
  readonly isTaxFree: boolean | null;
}

export interface UnreadReportRow {
  readonly line: number;
  readonly code: ReviewCode;
}

export interface ReportProblem {
  readonly code: ReviewCode;
  readonly params: Readonly<Record<string, string>>;
}
