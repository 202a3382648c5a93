/** A report narrowed to the wallets and addresses that a letter asks about, and to the kinds of entries of one of its points. */
import { ALL_WALLETS, type EventKind, type LedgerEvent } from '@cryptax/ledger';
import type { TaxYearReport } from '@cryptax/tax-de';
import type { AnswerInput, AskedAddress } from './answer-request.ts';

export interface AskedScope {
  readonly wallets: readonly string[];
  /** Addresses that are only a part of their wallet. */
  readonly parts: readonly AskedAddress[];
}

/** Null where everything is asked about. An address that is all of its wallet is that wallet. */
export function askedScope({ request, addresses = [] }: AnswerInput): AskedScope | null {
  if (request.wallets === null && request.addresses.length === 0) return null;
  const asked = addresses.filter(({ address }) => request.addresses.includes(address));
  const whole = asked.filter(({ isWhole }) => isWhole).flatMap(({ wallets }) => wallets.map(({ id }) => id));
  const wallets = [...new Set([...(request.wallets ?? []), ...whole])];
  const isIn = ({ id }: { readonly id: string }) => wallets.includes(id);
  return { wallets, parts: asked.filter((each) => !each.isWhole && !each.wallets.some(isIn)) };
}

/** Only lists are narrowed; sums of the year stay those of the year. One pool over all wallets cannot be taken apart. */
export function scopedReport(report: TaxYearReport, scope: AskedScope | null): TaxYearReport {
  if (scope === null) return report;
  const asked = new Set<string | undefined | null>([...scope.wallets, ALL_WALLETS]);
  const named = new Set(scope.parts.flatMap((part) => part.named.map(({ id }) => id)));
  const ofWallet = <L extends { readonly wallet: string }>(lines: readonly L[]) =>
    lines.filter(({ wallet }) => asked.has(wallet));
  type Source = { readonly wallet: string; readonly eventId: string };
  const ofEvent = <L extends { readonly source: Source; readonly toWallet?: string | null }>(lines: readonly L[]) =>
    lines.filter(
      ({ source, toWallet }) => asked.has(source.wallet) || asked.has(toWallet) || named.has(source.eventId),
    );
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

/** Entries that name an address as their other side, however its letters are written. */
export function namedEntries(events: readonly LedgerEvent[], address: string): AskedAddress['named'] {
  const own = address.toLowerCase();
  return events.filter((event) => event.address?.toLowerCase() === own).map(({ id, at }) => ({ id, at }));
}
