/**
 * The one order in which values are looked for, the same for every event of a report (rule book 1.6 asks for one source
 * and one method throughout), and its list for printing in the report.
 */
import type { PriceSource, SourceRank } from '../sources/price-source.ts';

/** `trade`: the fiat side of the trade. `peg`: a stablecoin side through its peg and the ECB rate. */
export type OrderStep = 'trade' | 'peg' | SourceRank;

const SOURCE_ORDER: readonly OrderStep[] = ['trade', 'peg', 'bundled', 'live', 'user-file', 'manual'];

export interface OrderLine {
  readonly step: OrderStep;
  /** Ids of the sources of that step, in the order they are asked. */
  readonly sources: readonly string[];
}

/** Sources by step; within a step the caller's order stands. */
export function inOrder(sources: readonly PriceSource[]): PriceSource[] {
  return SOURCE_ORDER.flatMap((step) => sources.filter(({ rank }) => rank === step));
}

/** The order as it applies to these sources, for the report. */
export function describeOrder(sources: readonly PriceSource[]): OrderLine[] {
  return SOURCE_ORDER.map((step) => {
    const ids = sources.filter(({ rank }) => rank === step).map(({ id }) => id);
    return { step, sources: step === 'trade' ? ['file', 'ecb'] : step === 'peg' ? ['peg', 'ecb'] : ids };
  }).filter(({ sources: ids }) => ids.length > 0);
}
