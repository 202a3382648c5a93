/**
 * The DAC8 mirror: yearly sums per platform and asset as the office will see them in the reports of providers
 * (KStTG, first for 2026): bought for fiat, sold for fiat, swaps, payments, transfers in and out. It counts events,
 * not lots, so it can be laid beside the provider's statement line by line. No tax is computed here.
 */
import { add, berlinYearOf, compareText, type Decimal, formatShortest, parseDecimal, ZERO } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import { eurText } from '../money/eur.ts';
import type { WalletInfo } from '../report/completeness.ts';
import { type Dac8Category, dac8Entries } from './dac8-entries.ts';

export interface Dac8Sum {
  readonly count: number;
  readonly units: string;
  /** Euro sum of the entries that carry a value. */
  readonly valueEur: string;
  /** Entries without a value, so that the euro sum is not taken for complete. */
  readonly withoutValue: number;
}

export interface Dac8Row {
  readonly platform: string;
  readonly asset: string;
  readonly sums: Readonly<Partial<Record<Dac8Category, Dac8Sum>>>;
}

export interface Dac8Facts {
  readonly wallets: readonly WalletInfo[];
  /** Market values of transfers, by event. */
  readonly values: ReadonlyMap<string, string>;
}

/** Rows by platform and asset in text order; only platforms and assets that moved in that year. */
export function dac8Mirror(
  events: readonly LedgerEvent[],
  year: number,
  { wallets, values }: Dac8Facts,
): readonly Dac8Row[] {
  const { exchange: platforms, wallet: unhosted } = walletsByKind(wallets);
  const rows = new Map<string, Tally>();
  for (const event of events) {
    if (berlinYearOf(event.at) !== year) continue;
    for (const entry of dac8Entries(event, unhosted)) {
      if (!platforms.has(entry.platform)) continue;
      const key = JSON.stringify([entry.platform, entry.leg.asset]);
      const tally = rows.get(key) ?? { platform: entry.platform, asset: entry.leg.asset, sums: new Map() };
      rows.set(key, tally);
      count(tally, entry.category, entry.leg, entry.valueEur ?? values.get(event.id));
    }
  }
  return [...rows.entries()].sort(([a], [b]) => compareText(a, b)).map(([, tally]) => rowOf(tally));
}

/** Only platforms report (§ 11 KStTG). Of a wallet that nobody described nothing is claimed. */
export function walletsByKind(
  wallets: readonly WalletInfo[],
): Readonly<Record<NonNullable<WalletInfo['kind']>, ReadonlySet<string>>> {
  const of = (wanted: WalletInfo['kind']) =>
    new Set(wallets.filter(({ kind }) => kind === wanted).map(({ wallet }) => wallet));
  return { exchange: of('exchange'), wallet: of('wallet') };
}

interface Tally {
  readonly platform: string;
  readonly asset: string;
  readonly sums: Map<Dac8Category, { count: number; units: Decimal; value: Decimal; withoutValue: number }>;
}

function count(tally: Tally, category: Dac8Category, leg: Leg, valueEur: string | undefined): void {
  const sum = tally.sums.get(category) ?? { count: 0, units: ZERO, value: ZERO, withoutValue: 0 };
  const units = parseDecimal(leg.amount);
  const value = valueEur === undefined ? undefined : parseDecimal(valueEur);
  sum.count++;
  if (units.ok) sum.units = add(sum.units, units.value);
  if (value?.ok) sum.value = add(sum.value, value.value);
  else sum.withoutValue++;
  tally.sums.set(category, sum);
}

function rowOf({ platform, asset, sums }: Tally): Dac8Row {
  const published = [...sums].map(([category, { count: times, units, value, withoutValue }]) => [
    category,
    { count: times, units: formatShortest(units), valueEur: eurText(value), withoutValue },
  ]);
  return { platform, asset, sums: Object.fromEntries(published) };
}
