/** From the ledger's summary to what the overview shows: one line per asset over all wallets, and the year in view. */
import { add, dec, formatDecimal, formatShortest, ZERO } from '@cryptax/kernel';
import type { LedgerSummary } from '../../lib/ledger/ledger-api.ts';

export interface AssetRow {
  readonly asset: string;
  readonly amount: string;
  /** Acquisition cost of what is held, euro. */
  readonly cost: string;
  readonly wallets: readonly string[];
}

export function assetRows(holdings: LedgerSummary['holdings']): readonly AssetRow[] {
  const assets = [...new Set(holdings.map(({ asset }) => asset))].sort();
  return assets.map((asset) => {
    const own = holdings.filter((holding) => holding.asset === asset);
    return {
      asset,
      amount: formatShortest(own.reduce((sum, { amount }) => add(sum, dec(amount)), ZERO)),
      cost: formatDecimal(own.reduce((sum, { cost }) => add(sum, dec(cost)), dec('0.00'))),
      wallets: own.map(({ wallet }) => wallet).sort(),
    };
  });
}

export type YearRow = LedgerSummary['years'][number];

/** A year without a disposal and without income is not in the summary: then there is nothing to assess. */
export function yearRow(years: LedgerSummary['years'], year: number): YearRow | null {
  return years.find((candidate) => candidate.year === year) ?? null;
}
