/** A report in memory with what the screens want to know beside it. */
import type { TaxYearReport } from '@cryptax/tax-de';

export interface HeldReport {
  readonly report: TaxYearReport;
  readonly eventsOfYear: number;
  readonly isDemo: boolean;
}
