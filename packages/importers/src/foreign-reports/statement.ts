/** A platform's statement of a year in plain data. It is compared with the ledger and never becomes part of it. */
import type { UnreadReportRow } from './gain-report.ts';

/** As section 11 KStTG and the reporting framework sort them. */
export type StatementCategory =
  | 'bought-for-fiat'
  | 'sold-for-fiat'
  | 'swapped-out'
  | 'swapped-in'
  | 'payments'
  | 'transfers-in'
  | 'transfers-out'
  | 'transfers-unhosted';

export interface ReportedSum {
  readonly line: number;
  readonly asset: string;
  readonly category: StatementCategory;
  readonly count: number | null;
  readonly units: string;
  /** Null without an amount, or in another currency. */
  readonly amountEur: string | null;
}

export interface PlatformStatement {
  readonly file: string;
  readonly kind: 'table' | 'xml';
  /** As the file names them; null where it does not. */
  readonly platform: string | null;
  readonly year: number | null;
  /** Namespace of a message. */
  readonly namespace: string | null;
  /** Persons that a message is about; the user's own has one. */
  readonly users: number;
  readonly sums: readonly ReportedSum[];
  readonly unread: readonly UnreadReportRow[];
}
