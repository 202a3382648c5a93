/**
 * Which values an event still lacks, and what they would be computed from. Rule book 1.6 for the values, 1.7 for fees;
 * a gift takes over the giver's cost, so its value is never looked up in a market.
 */
import { assertNever, type Instant, invariant, parseInstant, utcDay } from '@cryptax/kernel';
import type { EventKind, LedgerEvent, Leg, SwapEvent } from '@cryptax/ledger';
import { ANY_CLOSE } from './found-value.ts';
import { pegOf } from './peg.ts';

export type PartName = 'value' | 'in' | 'out' | 'fee' | 'fork-old' | 'fork-new';

export interface OpenPart {
  readonly part: PartName;
  /** Coin or currency the value is computed from. */
  readonly asset: string;
  /** Signed only for results of derivatives. */
  readonly amount: string;
  /** Moment whose price counts. */
  readonly at: Instant;
  /** False if the event is complete without it: no issue when it is not found. */
  readonly required: boolean;
}

/** Kinds whose value may wait as an amount in another currency. */
const WITH_VALUE: ReadonlySet<EventKind> = new Set<EventKind>([
  'buy',
  'sell',
  'swap',
  'spend',
  'fee',
  'income',
  'gift-in',
  'derivative',
]);

export function openParts(event: LedgerEvent): readonly OpenPart[] {
  /** Whether its fee needs a value depends on what the movement was. */
  if (event.kind === 'open') return [];
  const at = momentOf(event.at);
  const parts = mainParts(event, at);
  const { fee } = event;
  if (fee === undefined || fee.asset === 'EUR' || fee.valueEur !== undefined) return parts;
  /** A fee in the coin received only lowers the quantity. */
  if ('in' in event && event.in.asset === fee.asset) return parts;
  parts.push({ part: 'fee', asset: fee.asset, amount: fee.amount, at, required: true });
  return parts;
}

/** Whether the valuation would look for anything of this event. */
export function lacksValue(event: LedgerEvent): boolean {
  return openParts(reopened(event)).length > 0;
}

/**
 * Without what it counts by a peg whose close nobody was there to tell (a ledger file that was valued without services): somebody
 * may be there now, and the peg itself is found again in any case.
 */
export function reopened(event: LedgerEvent): LedgerEvent {
  if (event.valueOrigin?.insteadOf !== ANY_CLOSE || event.kind === 'fork') return event;
  const { insteadOf: _, rate, ...origin } = event.valueOrigin;
  const { fee } = event;
  const isPegged = (asset = '') => pegOf(asset, utcDay(momentOf(event.at))) !== undefined;
  const waits = origin.amount !== undefined && isPegged(origin.currency);
  const { valueOrigin: __, ...rest } = event;
  const open = origin.source === 'peg' || waits ? withoutMainValue(rest) : rest;
  const kept = waits || origin.source !== 'peg' ? { valueOrigin: waits ? origin : withRate(origin, rate) } : {};
  const bare = fee !== undefined && isPegged(fee.asset) ? { fee: { asset: fee.asset, amount: fee.amount } } : {};
  return { ...open, ...kept, ...bare } as LedgerEvent;
}

function withRate<T extends object>(origin: T, rate: string | undefined): T {
  return rate === undefined ? origin : { ...origin, rate };
}

function withoutMainValue<T extends object>(event: T): T {
  const { valueEur: _, valueInEur: __, valueOutEur: ___, ...rest } = event as T & Partial<Record<string, unknown>>;
  return rest as T;
}

function mainParts(event: LedgerEvent, at: Instant): OpenPart[] {
  if (hasValue(event)) return [];
  const { amount, currency } = event.valueOrigin ?? {};
  if (amount !== undefined && currency !== undefined && WITH_VALUE.has(event.kind)) {
    /** The giver's cost arose when the giver bought. */
    const paidAt = event.kind === 'gift-in' && event.acquiredAt !== undefined ? momentOf(event.acquiredAt) : at;
    return [{ part: 'value', asset: currency, amount, at: paidAt, required: true }];
  }
  switch (event.kind) {
    case 'buy':
    case 'income':
      return [market('value', event.in, at)];
    case 'sell':
    case 'spend':
    case 'fee':
      return [market('value', event.out, at)];
    case 'swap':
      return [market('in', event.in, at, !isWrapping(event)), market('out', event.out, at, !isWrapping(event))];
    case 'fork':
      if (event.priceOldEur !== undefined || event.priceNewEur !== undefined) return [];
      return [
        { part: 'fork-old', asset: event.asset, amount: '1', at, required: false },
        { part: 'fork-new', asset: event.in.asset, amount: '1', at, required: false },
      ];
    case 'gift-in':
    case 'transfer':
    case 'gift-out':
    case 'migration':
    case 'lost':
    case 'redeem':
    case 'derivative':
    case 'assumed-acquisition':
    case 'open':
    case 'money-in':
    case 'money-out':
      return [];
    default:
      return assertNever(event);
  }
}

function hasValue(event: LedgerEvent): boolean {
  if (event.kind === 'swap' && (event.valueInEur !== undefined || event.valueOutEur !== undefined)) return true;
  return 'valueEur' in event && event.valueEur !== undefined;
}

/** Carried over without a disposal unless the settings say otherwise. */
function isWrapping({ nature }: SwapEvent): boolean {
  return nature === 'wrap' || nature === 'bridge';
}

function market(part: PartName, { asset, amount }: Leg, at: Instant, required = true): OpenPart {
  return { part, asset, amount, at, required };
}

export function momentOf(text: string): Instant {
  const at = parseInstant(text);
  invariant(at.ok, `event with an instant: ${text}`);
  return at.value;
}
