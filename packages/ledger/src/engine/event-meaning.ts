/** What the settings make of an event before any lot is looked at: the open points of the law (rule book 3, 13). */
import type { DerivativeEvent, EventKind, SwapEvent } from '../events/ledger-event.ts';
import type { MatchSettings } from '../settings.ts';

export const DERIVATIVE_KINDS: readonly DerivativeEvent['derivativeKind'][] = ['margin', 'futures', 'funding', 'other'];

/** How a swap of an open kind is treated: as a disposal, or with its lots carried over. */
export function treatmentOf(nature: NonNullable<SwapEvent['nature']>, settings: MatchSettings): 'swap' | 'carry-over' {
  switch (nature) {
    case 'wrap':
    case 'bridge':
      return settings.wrapping;
    case 'liquid-staking':
      return settings.liquidStaking;
    case 'liquidity-pool':
      return settings.liquidityPool === 'look-through' ? 'carry-over' : 'swap';
  }
}

/** Kinds whose main leg is a disposal: stopped, they leave their year incomplete. */
export function isDisposalKind(kind: EventKind): boolean {
  return kind === 'sell' || kind === 'swap' || kind === 'spend' || kind === 'fee';
}

/** Kinds in which a fiat fee enters a figure (rule book 1.7; income: cost of section 22 no. 3). */
export function fiatFeeCounts(kind: EventKind): boolean {
  return kind === 'buy' || kind === 'sell' || kind === 'swap' || kind === 'spend' || kind === 'income';
}
