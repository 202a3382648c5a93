/** What a file that no format fits is, if it is a report: so that whoever imports it is told where it belongs. */
import type { Table } from '../read/table.ts';
import type { ReviewCode } from '../review-codes.ts';
import { findStatementHead } from './read-statement.ts';
import { findReportHead } from './report-head.ts';

export function recogniseReport(readings: readonly Table[]): ReviewCode | undefined {
  if (findReportHead(readings) !== undefined) return 'file.report-not-ledger';
  return findStatementHead(readings) === undefined ? undefined : 'file.platform-statement';
}
