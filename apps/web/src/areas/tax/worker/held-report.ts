/** A report in memory with what the screens want to know beside it. */
import { berlinYearOf } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { TaxYearReport } from '@cryptax/tax-de';
import type { JournalLine, NoteLine } from '../report-types.ts';

export interface HeldReport {
  readonly report: TaxYearReport;
  readonly eventsOfYear: number;
  readonly isDemo: boolean;
  /** The ledger it was made from. */
  readonly events: readonly LedgerEvent[];
  /** That of the other person of a couple. */
  readonly spouseEvents?: readonly LedgerEvent[];
  /** What came with a pack beside the report. */
  readonly pack?: PackLists;
}

export interface PackLists {
  readonly entries: readonly LedgerEvent[];
  readonly notes: readonly NoteLine[];
  readonly journal: readonly JournalLine[];
}

/** The tax year of a moment; null where it cannot be read. */
export function countOfYear(events: readonly Pick<LedgerEvent, 'at'>[], year: number): number {
  return events.filter(({ at }) => berlinYearOf(at) === year).length;
}
