/** A report in memory with what the screens want to know beside it. */
import { berlinYearOf } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { DraftReport, TaxYearReport } from '@cryptax/tax-de';
import type { JournalLine, NoteLine } from '../report-types.ts';

export interface HeldReport {
  readonly report: DraftReport;
  /** With its hashes: made when first asked for, because nobody looks at them first. */
  readonly sealed: () => Promise<TaxYearReport>;
  /** Counts the reports that were made of books; 0 for one that came from elsewhere. */
  readonly made: number;
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
