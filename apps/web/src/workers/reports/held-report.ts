/** A report in memory with what the screens want to know beside it. */
import { berlinDay, parseInstant, yearOfDay } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { TaxYearReport } from '@cryptax/tax-de';

export interface HeldReport {
  readonly report: TaxYearReport;
  readonly eventsOfYear: number;
  readonly isDemo: boolean;
  /** The ledger it was made from, where it is not the book of today. */
  readonly events?: readonly LedgerEvent[];
}

/** The tax year of a moment; null where it cannot be read. */
export function yearOf(at: string): number | null {
  const instant = parseInstant(at);
  return instant.ok ? yearOfDay(berlinDay(instant.value)) : null;
}

export function countOfYear(events: readonly Pick<LedgerEvent, 'at'>[], year: number): number {
  return events.filter(({ at }) => yearOf(at) === year).length;
}
