/** From what a screen asks for to what the writer needs. */
import type { TaxYearReport } from '@cryptax/tax-de';
import type { FileRequest } from '../../lib/ledger/report-api.ts';
import type { LoadedBook } from '../book/loaded-book.ts';
import type { FileJob } from './renderer.ts';

export function reportJob(report: TaxYearReport, { format, ...options }: FileRequest): FileJob {
  return { kind: 'report', report, options: { ...options, format: format === 'transactions' ? 'csv' : format } };
}

export function transactionsJob({ valued }: LoadedBook, year: number, request: FileRequest): FileJob {
  const { locale, separator, numbers } = request;
  return {
    kind: 'transactions',
    events: valued,
    options: {
      ...{ locale, year },
      ...(separator === undefined ? {} : { separator }),
      ...(numbers === undefined ? {} : { numbers }),
    },
  };
}
