/**
 * The rates of a pack that a ledger needs: a page then loads one file of 16 kB for dollars instead of all 32
 * currencies. Dollars always, because stablecoins and price services count in them.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { PackError, PricePack } from '../pack/open-pack.ts';
import type { DailySeries } from '../series/daily-series.ts';
import { type EcbRates, ecbRates, extendSeries } from './ecb-rates.ts';

export interface LoadRatesOptions {
  /** Load only what these events need; without them everything. */
  readonly events?: readonly LedgerEvent[];
  /** More currencies that prices are quoted in, for instance those of a price file. */
  readonly quotes?: readonly string[];
  /** Newer rates than the pack's, for instance from the ECB's 90-day file. */
  readonly newer?: readonly DailySeries[];
}

export async function loadRates(pack: PricePack, options: LoadRatesOptions = {}): Promise<Result<EcbRates, PackError>> {
  const codes = pack.index.series.map(({ id }) => id);
  const wanted = options.events === undefined ? undefined : currenciesOf(options.events, options.quotes ?? []);
  const loaded: DailySeries[] = [];
  for (const code of codes) {
    if (wanted !== undefined && !wanted.has(code)) continue;
    const series = await pack.series(code);
    if (!series.ok) return series;
    if (series.value !== undefined) loaded.push(series.value);
  }
  const newer = (options.newer ?? []).filter(({ id }) => wanted === undefined || wanted.has(id));
  return ok(ecbRates(extendSeries(loaded, newer), codes));
}

function currenciesOf(events: readonly LedgerEvent[], quotes: readonly string[]): ReadonlySet<string> {
  const codes = new Set(['USD', ...quotes]);
  for (const { valueOrigin, fee } of events) {
    if (valueOrigin?.currency !== undefined) codes.add(valueOrigin.currency);
    if (fee !== undefined) codes.add(fee.asset);
  }
  return codes;
}
