/** From what a screen asks for to what the writer needs: separators and numbers follow the language unless chosen. */

import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import type { FileRequest } from '../report-file-types.ts';
import type { HeldReport } from './held-report.ts';
import { transactionsTable } from './transactions-table.ts';
import type { FileJob } from './write-file.ts';

/** Files of the demo ledger say so on every page. */
export function reportJob({ report, isDemo }: HeldReport, { format, ...options }: FileRequest): FileJob {
  const real = format === 'transactions' ? 'csv' : format;
  return { kind: 'report', report, options: { ...options, format: real, demo: isDemo } };
}

export function transactionsJob(loaded: LoadedBook, year: number, request: FileRequest): FileJob {
  const { locale, numbers = locale, separator = locale === 'de' ? ';' : ',' } = request;
  return {
    kind: 'table',
    fileName: `Transactions_${year}.csv`,
    table: transactionsTable(loaded, year, locale),
    dialect: { separator, numbers },
  };
}
