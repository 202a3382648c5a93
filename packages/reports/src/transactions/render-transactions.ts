/** The transaction CSV of the reports page: the events of one year, or of all. */
import { berlinDay, parseInstant, yearOfDay } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { csvText } from '../csv/csv-text.ts';
import type { RenderedFile, RenderOptions } from '../render-report.ts';
import { transactionTable } from './transaction-table.ts';

export interface TransactionOptions extends Pick<RenderOptions, 'locale' | 'separator' | 'numbers'> {
  /** Calendar year in Berlin; without it all events. */
  readonly year?: number;
}

export function renderTransactions(events: readonly LedgerEvent[], options: TransactionOptions): RenderedFile {
  const { locale, year, numbers = locale, separator = locale === 'de' ? ';' : ',' } = options;
  const wanted = year === undefined ? events : events.filter(({ at }) => yearOf(at) === year);
  return {
    fileName: `Transactions_${year ?? 'all'}.csv`,
    mediaType: 'text/csv;charset=utf-8',
    bytes: new TextEncoder().encode(csvText(transactionTable(wanted, locale), { separator, numbers })),
  };
}

function yearOf(at: string): number | null {
  const instant = parseInstant(at);
  return instant.ok ? yearOfDay(berlinDay(instant.value)) : null;
}
