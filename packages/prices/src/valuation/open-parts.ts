/**
 * Which values an event still lacks, and what they would be computed from. Rule book 1.6 for the values, 1.7 for fees;
 * a gift takes over the giver's cost, so its value is never looked up in a market.
 */
import { assertNever, type Instant, invariant, parseInstant } from '@cryptax/kernel';
import type { EventKind, LedgerEvent, Leg, SwapEvent } from '@cryptax/ledger';

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
  return openParts(event).length > 0;
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
