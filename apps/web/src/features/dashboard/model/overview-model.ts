/** From the ledger's answers to what the overview shows: the year in view, the curve, and a few remarkable facts. */
import { add, compare, dec, formatDecimal, multiply, round } from '@cryptax/kernel';
import type { EventFacets, LedgerSummary } from '../../../lib/ledger/ledger-api.ts';
import type { AssetPosition, ValuePoint } from '../../../lib/ledger/portfolio-api.ts';
import type { LinePoint } from '../../../ui/charts/line-model.ts';

export type YearRow = LedgerSummary['years'][number];

/** A year without a disposal and without income is not in the summary: then there is nothing to assess. */
export function yearRow(years: LedgerSummary['years'], year: number): YearRow | null {
  return years.find((candidate) => candidate.year === year) ?? null;
}

/** Days without any price have no place on the curve; noon keeps a day in its own column in every zone. */
export function chartPoints(series: readonly ValuePoint[]): readonly LinePoint[] {
  return series.flatMap(({ day, value, cost }) =>
    value === undefined ? [] : [{ at: Date.parse(`${day}T12:00:00Z`), value, basis: cost }],
  );
}

export interface Extremes {
  readonly lowest: string;
  readonly highest: string;
}

export function extremesOf(points: readonly LinePoint[]): Extremes | null {
  const [first] = points;
  if (first === undefined) return null;
  let [lowest, highest] = [first.value, first.value];
  for (const { value } of points) {
    if (compare(dec(value), dec(lowest)) < 0) lowest = value;
    if (compare(dec(value), dec(highest)) > 0) highest = value;
  }
  return { lowest, highest };
}

/** By value, the unpriced ones last by name. */
export function byValue(assets: readonly AssetPosition[]): readonly AssetPosition[] {
  return [...assets].sort((a, b) => {
    if (a.value === undefined || b.value === undefined) {
      return a.value === b.value ? compareText(a.asset, b.asset) : a.value === undefined ? 1 : -1;
    }
    return compare(dec(b.value), dec(a.value)) || compareText(a.asset, b.asset);
  });
}

/** Open gain in relation to its cost; a position without cost has no ratio. */
export function gainRatio({ unrealised, cost }: Pick<AssetPosition, 'unrealised' | 'cost'>): number | null {
  if (unrealised === undefined || compare(dec(cost), dec('0')) <= 0) return null;
  return Number(unrealised) / Number(cost);
}

export function bestPerformer(assets: readonly AssetPosition[]): AssetPosition | null {
  let best: AssetPosition | null = null;
  for (const asset of assets) {
    const ratio = gainRatio(asset);
    if (ratio !== null && (best === null || ratio > (gainRatio(best) ?? Number.NEGATIVE_INFINITY))) best = asset;
  }
  return best;
}

/** The asset that occurs in most entries; ties go by name. */
export function mostTraded({ assets }: EventFacets): EventFacets['assets'][number] | null {
  return [...assets].sort((a, b) => b.count - a.count || compareText(a.value, b.value))[0] ?? null;
}

/** Next lots to leave the holding period, soonest first. */
export function soonFree(assets: readonly AssetPosition[], count: number): readonly SoonFree[] {
  return assets
    .flatMap(({ asset, lots: { nextFree } }) => (nextFree === undefined ? [] : [{ asset, ...nextFree }]))
    .sort((a, b) => compareText(a.on, b.on))
    .slice(0, count);
}

export interface SoonFree {
  readonly asset: string;
  readonly on: string;
  readonly amount: string;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** What could be sold without tax today, to the cent, and its share; null while nothing has a price. */
export function freeToday(assets: readonly AssetPosition[]): { readonly value: string; readonly ratio: number } | null {
  let [free, whole] = [dec('0'), dec('0')];
  for (const { now, value, lots } of assets) {
    if (now === undefined || value === undefined) continue;
    whole = add(whole, dec(value));
    free = add(free, multiply(dec(lots.freeAmount), dec(now.price)));
  }
  if (compare(whole, dec('0')) <= 0) return null;
  const value = formatDecimal(round(free, 2, 'half-away'));
  return { value, ratio: Number(value) / Number(formatDecimal(whole)) };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
