/**
 * The ledger with every open point answered so that each figure that can arise has an entry: coins that left were sold at
 * their market value, coins that came are income, missing prices stand at one end of what they can have been, missing
 * acquisitions cost nothing. It is no guess about what happened: the bounds are worked out from its entries.
 */
import { compare, dec, formatDecimal, multiply } from '@cryptax/kernel';
import {
  isFiat,
  type LedgerEngine,
  type LedgerEvent,
  type Leg,
  type MatchSettings,
  type OpenInEvent,
  type OpenOutEvent,
} from '@cryptax/ledger';
import { loadEngine } from '../compute/load-engine.ts';
import { expectedShortfalls } from './expected-shortfalls.ts';
import type { PriceKnowledge } from './price-knowledge.ts';

export type End = 'low' | 'high';

export interface AssumedLedger {
  readonly events: readonly LedgerEvent[];
  readonly engine: LedgerEngine;
  /** Events with a value that nothing bounds from above; it stands at zero. */
  readonly unbounded: ReadonlySet<string>;
  /** Lots that were added for missing acquisitions. */
  readonly added: ReadonlySet<string>;
  /** Some price has two ends. */
  readonly hasBands: boolean;
}

/** Adding a lot lets its event take others along, which may then be missing later: this often at most. */
const ROUNDS = 40;

/** Undefined where shortfalls bring ever new ones. `isShort`: some acquisitions are known to be missing. */
export function assumedLedger(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  prices: PriceKnowledge,
  end: End,
  isShort = false,
): AssumedLedger | undefined {
  const unbounded = new Set<string>();
  const added = new Set<string>();
  let hasBands = false;
  const worth = (event: LedgerEvent, ...legs: readonly Leg[]): string => {
    for (const { asset, amount } of legs) {
      const price = prices.near(asset, event.at);
      if (price === undefined) continue;
      hasBands ||= compare(price.low, price.high) !== 0;
      return formatDecimal(multiply(dec(amount), price[end]));
    }
    unbounded.add(event.id);
    return '0';
  };
  let answered = events.map((event) => valued(event, settings, worth));
  // Counting what each pool holds finds most of them at once; the engine has the last word.
  if (isShort) supply(expectedShortfalls(answered, settings), 'counted');
  for (let round = 0; round < ROUNDS; round++) {
    const engine = loadEngine(answered, settings);
    const missing = shortfalls(engine);
    if (missing.size === 0) return { events: answered, engine, unbounded, added, hasBands };
    supply(missing, String(round));
  }
  return undefined;

  function supply(missing: ReadonlyMap<string, readonly Leg[]>, round: string): void {
    answered = answered.flatMap((event) => {
      const legs = missing.get(event.id);
      return legs === undefined ? event : [...legs.map((leg, no) => lot(event, leg, no, round)), event];
    });
  }

  function lot(event: LedgerEvent, leg: Leg, no: number, round: string): LedgerEvent {
    const id = `assumed:${event.id}:${round}:${no}`;
    added.add(id);
    const { at, wallet } = event;
    return {
      id,
      at,
      wallet,
      kind: 'assumed-acquisition',
      in: leg,
      basis: 'zero-cost',
      valueEur: '0',
      forEventId: event.id,
    };
  }
}

function shortfalls(engine: LedgerEngine): ReadonlyMap<string, readonly Leg[]> {
  const missing = new Map<string, Leg[]>();
  for (const { code, source, params } of engine.issues()) {
    if (code !== 'missing-acquisition' || source.eventId === undefined) continue;
    const leg = { asset: String(params.asset), amount: String(params.missing) };
    missing.set(source.eventId, [...(missing.get(source.eventId) ?? []), leg]);
  }
  return missing;
}

type Worth = (event: LedgerEvent, ...legs: readonly Leg[]) => string;

function valued(event: LedgerEvent, settings: MatchSettings, worth: Worth): LedgerEvent {
  const paid = feeValued(event, settings, worth);
  switch (paid.kind) {
    case 'open':
      return 'in' in paid ? received(paid, worth) : sold(paid, worth);
    case 'buy':
    case 'income':
    case 'gift-in':
      return paid.valueEur === undefined ? { ...paid, valueEur: worth(paid, paid.in) } : paid;
    case 'sell':
    case 'spend':
    case 'fee':
      return paid.valueEur === undefined ? { ...paid, valueEur: worth(paid, paid.out) } : paid;
    case 'swap': {
      const { valueEur, valueInEur, valueOutEur } = paid;
      return (valueEur ?? valueInEur ?? valueOutEur) ? paid : { ...paid, valueEur: worth(paid, paid.out, paid.in) };
    }
    default:
      return paid;
  }
}

function feeValued(event: LedgerEvent, { transferFee }: MatchSettings, worth: Worth): LedgerEvent {
  const { fee } = event;
  if (fee === undefined || fee.valueEur !== undefined || isFiat(fee.asset)) return event;
  if ('in' in event && event.in.asset === fee.asset) return event;
  if (event.kind === 'transfer' && transferFee === 'ignore') return event;
  return { ...event, fee: { ...fee, valueEur: worth(event, fee) } };
}

function sold({ reason: _, address: __, ...rest }: OpenOutEvent, worth: Worth): LedgerEvent {
  const event = { ...rest, kind: 'sell' as const };
  return { ...event, valueEur: worth(event, rest.out) };
}

function received({ reason: _, address: __, ...rest }: OpenInEvent, worth: Worth): LedgerEvent {
  const event = { ...rest, kind: 'income' as const, incomeKind: 'other' as const };
  return { ...event, valueEur: worth(event, rest.in) };
}
