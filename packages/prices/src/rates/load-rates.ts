/**
 * The rates of a pack that a ledger needs: a page then loads one file of 16 kB for dollars instead of all 32
 * currencies. Dollars always, because stablecoins and price services count in them. The years before the pack lie in one of
 * their own, which is opened for a ledger that has a day there.
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
  /** Rates of the years before the pack; one that cannot be read leaves those days without a rate. */
  readonly earlier?: () => Promise<Result<PricePack, PackError>>;
  /** Newer rates than the pack's, for instance from the ECB's 90-day file. */
  readonly newer?: readonly DailySeries[];
}

export async function loadRates(pack: PricePack, options: LoadRatesOptions = {}): Promise<Result<EcbRates, PackError>> {
  const codes = pack.index.series.map(({ id }) => id);
  const wanted = options.events === undefined ? undefined : currenciesOf(options.events, options.quotes ?? []);
  const loaded = await seriesOf(pack, wanted);
  if (!loaded.ok) return loaded;
  const early = await earlySeries(pack, options, wanted);
  const newer = (options.newer ?? []).filter(({ id }) => wanted === undefined || wanted.has(id));
  /** Money that ended before is no currency here: today its code may name a coin (MTL is Metal). */
  return ok(ecbRates(extendSeries(extendSeries(early, loaded.value), newer), codes));
}

async function seriesOf(
  pack: PricePack,
  wanted: ReadonlySet<string> | undefined,
): Promise<Result<readonly DailySeries[], PackError>> {
  const loaded: DailySeries[] = [];
  for (const { id } of pack.index.series) {
    if (wanted !== undefined && !wanted.has(id)) continue;
    const series = await pack.series(id);
    if (!series.ok) return series;
    if (series.value !== undefined) loaded.push(series.value);
  }
  return ok(loaded);
}

async function earlySeries(
  pack: PricePack,
  { events, earlier }: LoadRatesOptions,
  wanted: ReadonlySet<string> | undefined,
): Promise<readonly DailySeries[]> {
  const firstDay = firstDayOf(pack);
  if (earlier === undefined || events?.some(({ at }) => at < firstDay) === false) return [];
  const opened = await earlier();
  const series = opened.ok ? await seriesOf(opened.value, wanted) : opened;
  return series.ok ? series.value : [];
}

/** Instants are texts that begin with their UTC day, so that both compare as texts. */
function firstDayOf({ index }: PricePack): string {
  return index.series.reduce((first, { from }) => (from < first ? from : first), index.to);
}

function currenciesOf(events: readonly LedgerEvent[], quotes: readonly string[]): ReadonlySet<string> {
  const codes = new Set(['USD', ...quotes]);
  for (const { valueOrigin, fee } of events) {
    if (valueOrigin?.currency !== undefined) codes.add(valueOrigin.currency);
    if (fee !== undefined) codes.add(fee.asset);
  }
  return codes;
}
