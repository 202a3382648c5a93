/** A report narrowed to the wallets that a letter asks about, and to the kinds of entries of one of its points. */
import { ALL_WALLETS, type EventKind } from '@cryptax/ledger';
import type { TaxYearReport } from '@cryptax/tax-de';

/** Only lists are narrowed; sums of the year stay those of the year. One pool over all wallets cannot be taken apart. */
export function scopedReport(report: TaxYearReport, wallets: readonly string[] | null): TaxYearReport {
  if (wallets === null) return report;
  const asked = new Set<string | undefined | null>([...wallets, ALL_WALLETS]);
  const ofWallet = <L extends { readonly wallet: string }>(lines: readonly L[]) =>
    lines.filter(({ wallet }) => asked.has(wallet));
  const ofEvent = <L extends { readonly source: { readonly wallet: string }; readonly toWallet?: string | null }>(
    lines: readonly L[],
  ) => lines.filter(({ source, toWallet }) => asked.has(source.wallet) || asked.has(toWallet));
  return {
    ...report,
    lots: ofEvent(report.lots),
    income: ofEvent(report.income),
    derivatives: ofEvent(report.derivatives),
    transfers: ofEvent(report.transfers),
    gifts: ofEvent(report.gifts),
    departures: ofEvent(report.departures),
    carried: ofEvent(report.carried),
    transactions: ofEvent(report.transactions),
    incomeSpans: ofWallet(report.incomeSpans),
    balances: ofWallet(report.balances),
    rollForward: ofWallet(report.rollForward),
    assumptions: ofWallet(report.assumptions),
    dac8: report.dac8.filter(({ platform }) => asked.has(platform)),
    method: { ...report.method, pools: ofWallet(report.method.pools) },
    completeness: { ...report.completeness, wallets: ofWallet(report.completeness.wallets) },
    frame: {
      ...report.frame,
      manualChanges: report.frame.manualChanges.filter(({ event }) => event === undefined || asked.has(event.wallet)),
    },
  };
}

export function withKinds(report: TaxYearReport, kinds: readonly EventKind[] | undefined): TaxYearReport {
  if (kinds === undefined) return report;
  return { ...report, transactions: report.transactions.filter(({ source }) => kinds.includes(source.kind)) };
}
