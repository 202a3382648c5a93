/** From what a screen asks for to what the writer needs: separators and numbers follow the language unless chosen. */
import type { TaxYearReport } from '@cryptax/tax-de';
import type { FileRequest } from '../../lib/ledger/report-api.ts';
import type { LoadedBook } from '../book/loaded-book.ts';
import type { FileJob } from './renderer.ts';
import { transactionsTable } from './transactions-table.ts';

export function reportJob(report: TaxYearReport, { format, ...options }: FileRequest): FileJob {
  return { kind: 'report', report, options: { ...options, format: format === 'transactions' ? 'csv' : format } };
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
