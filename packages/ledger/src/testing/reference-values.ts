/** What an event says before any lot is looked at: its moment, what it needs, its fee, its net quantity. */
import { assertNever, type Instant, invariant, parseInstant } from '@cryptax/kernel';
import { isFiat } from '../assets/fiat.ts';
import type { FeeLeg, ForkEvent, IncomeEvent, LedgerEvent, Leg, SwapEvent } from '../events/ledger-event.ts';
import type { MatchSettings } from '../settings.ts';
import { type Fraction, fractionOf, isNothing, minus, NOTHING, order, over, plus, times } from './fraction.ts';

/** Which value an event needs and lacks (rule book 1.6: a missing price never becomes 0). */
export function missingValue(event: LedgerEvent, settings: MatchSettings): 'value' | 'fee-value' | undefined {
  if (event.kind === 'open') return undefined;
  if (lacksOwnValue(event, settings)) return 'value';
  const fee = coinFee(event) ?? foreignFee(event);
  if (fee === undefined || fee.valueEur !== undefined) return undefined;
  return event.kind === 'transfer' && settings.transferFee === 'ignore' ? undefined : 'fee-value';
}

function lacksOwnValue(event: LedgerEvent, settings: MatchSettings): boolean {
  switch (event.kind) {
    case 'buy':
    case 'sell':
    case 'spend':
    case 'fee':
    case 'income':
    case 'gift-in':
    case 'derivative':
      return event.valueEur === undefined;
    case 'swap':
      return !carriesOver(event, settings) && (event.valueEur ?? event.valueInEur ?? event.valueOutEur) === undefined;
    case 'transfer':
    case 'gift-out':
    case 'fork':
    case 'migration':
    case 'lost':
    case 'redeem':
    case 'assumed-acquisition':
    case 'open':
    case 'money-in':
    case 'money-out':
      return false;
    default:
      return assertNever(event);
  }
}

export function momentOf(text: string): Instant {
  const instant = parseInstant(text);
  invariant(instant.ok, `event with an instant: ${text}`);
  return instant.value;
}

/**
 * By UTC time, then by their order in the ledger (rule book 0.4); the sort is stable. What the user assumes for an
 * event is acquired before whatever happens in that second, wherever it stands in the ledger.
 */
export function inTimeOrder(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const isEarly = (event: LedgerEvent) => event.kind === 'assumed-acquisition' && event.forEventId !== undefined;
  return [...events].sort((a, b) => momentOf(a.at) - momentOf(b.at) || Number(isEarly(b)) - Number(isEarly(a)));
}

/** Whether the settings see no disposal in a wrap, bridge, liquid staking or pool entry (rule book 3.2). */
export function carriesOver(event: SwapEvent, settings: MatchSettings): boolean {
  switch (event.nature) {
    case undefined:
      return false;
    case 'wrap':
    case 'bridge':
      return settings.wrapping === 'carry-over';
    case 'liquid-staking':
      return settings.liquidStaking === 'carry-over';
    case 'liquidity-pool':
      return settings.liquidityPool === 'look-through';
    default:
      return assertNever(event.nature);
  }
}

/** The fee if it is paid in a coin of its own, not in the coin received. */
export function coinFee(event: LedgerEvent): FeeLeg | undefined {
  const { fee } = event;
  if (fee === undefined || isFiat(fee.asset) || isNothing(fractionOf(fee.amount))) return undefined;
  return 'in' in event && event.in.asset === fee.asset ? undefined : fee;
}

/** What the fee is worth in euro as expense or cost: nothing if it was paid in the coin received. */
export function feeValue(event: LedgerEvent): Fraction {
  if (event.fee?.asset === 'EUR') return fractionOf(event.fee.amount);
  return fractionOf((foreignFee(event) ?? coinFee(event))?.valueEur ?? '0');
}

/** A fee whose worth nobody knows. */
export function lacksFeeValue(event: LedgerEvent): boolean {
  const fee = coinFee(event) ?? foreignFee(event);
  return fee !== undefined && fee.valueEur === undefined;
}

/** A fee in other money than euro: its euro value stands beside it. */
function foreignFee({ fee }: LedgerEvent): FeeLeg | undefined {
  return fee !== undefined && fee.asset !== 'EUR' && isFiat(fee.asset) ? fee : undefined;
}

/** Quantity that really arrives: a fee in the coin received is already gone. */
export function netOf(event: LedgerEvent, leg: Leg): Fraction {
  const amount = fractionOf(leg.amount);
  const { fee } = event;
  return fee !== undefined && fee.asset === leg.asset ? minus(amount, fractionOf(fee.amount)) : amount;
}

/** What a reward is worth: of a fee kept back in the coin received nothing arrives (rule book 14.3). */
export function incomeValue(event: IncomeEvent): Fraction {
  return times(fractionOf(event.valueEur ?? '0'), over(netOf(event, event.in), fractionOf(event.in.amount)));
}

/** Part of the old cost that goes to the new coin; nothing unless both prices are known. */
export function forkShare(event: ForkEvent, held: Fraction, received: Fraction): Fraction {
  if (event.priceOldEur === undefined || event.priceNewEur === undefined) return NOTHING;
  const fresh = times(fractionOf(event.priceNewEur), received);
  const both = plus(times(fractionOf(event.priceOldEur), held), fresh);
  return order(both, NOTHING) > 0 ? over(fresh, both) : NOTHING;
}
