/** A report as a screen first needs it: figures, forms, method and counts; the long lists are asked for in windows. */
import type { TaxYearReport } from '@cryptax/tax-de';
import type { CompletenessView, ReportCounts, ReportSource, ReportView } from '../report-types.ts';
import type { HeldReport } from './held-report.ts';

export function reportView(held: HeldReport, source: ReportSource): ReportView {
  const { report, isDemo } = held;
  const { engineVersion, ruleBookVersion, inputHash, seal, summary, forms, method, warnings, frame } = report;
  return {
    ...{ engineVersion, ruleBookVersion, inputHash, seal, summary, forms, method, warnings },
    source,
    year: frame.year,
    generatedAt: frame.generatedAt,
    isDemo,
    person: frame.person,
    profile: frame.profile,
    completeness: completenessView(report),
    counts: countsOf(held),
  };
}

function completenessView({ completeness }: TaxYearReport): CompletenessView {
  const { shortfalls, missingPrices, blocked, unreadRows, openMovements, pending, provisional, ...rest } = completeness;
  return {
    ...rest,
    shortfalls: shortfalls.length,
    missingPrices: missingPrices.length,
    blocked: blocked.length,
    unreadRows: unreadRows.length,
    openMovements: openMovements?.length ?? 0,
    pending: pending?.length ?? 0,
    provisional: provisional?.length ?? 0,
  };
}

function countsOf({ report, eventsOfYear, pack }: HeldReport): ReportCounts {
  const freeLots = report.lots.filter(({ taxFree }) => taxFree).length;
  return {
    events: eventsOfYear,
    disposals: new Set(report.lots.map(({ eventId, part }) => `${part} ${eventId}`)).size,
    lots: report.lots.length,
    taxableLots: report.lots.length - freeLots,
    freeLots,
    income: report.income.length,
    derivatives: report.derivatives.length,
    transfers: report.transfers.length,
    gifts: report.gifts.length,
    departures: report.departures.length,
    fees: report.fees.length,
    balances: report.balances.length,
    changes: report.frame.manualChanges.length,
    dac8: report.dac8.length,
    entries: pack?.entries.length ?? 0,
    notes: pack?.notes.length ?? 0,
    journal: pack?.journal.length ?? 0,
  };
}
