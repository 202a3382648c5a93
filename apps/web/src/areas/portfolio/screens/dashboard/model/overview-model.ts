/** From the ledger's answers to what the overview shows: the year in view, positions, and a few remarkable facts. */
import { compare, compareText, dec, formatDecimal } from '@cryptax/kernel';
import { roomBelowLimit } from '@cryptax/tax-de';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import type { LedgerSummary } from '../../../../../platform/ledger/ledger-state.ts';
import type { AssetPosition } from '../../../portfolio-types.ts';

export type YearRow = LedgerSummary['years'][number];

/** A year without a disposal and without income is not in the summary: then there is nothing to assess. */
export function yearRow(years: LedgerSummary['years'], year: number): YearRow | null {
  return years.find((candidate) => candidate.year === year) ?? null;
}

/** Gain that may still be made without tax. */
export function restBelowLimit(net: string, limit: string): string {
  return formatDecimal(roomBelowLimit({ net, limit }));
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
  if (unrealised === undefined || cost === null || compare(dec(cost), dec('0')) <= 0) return null;
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
