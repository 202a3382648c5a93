/**
 * One line per lot part sold in the year: bought, sold, days, quantity, price, cost, expenses, result, taxable or
 * free, wallet, transaction and the chain of source events with file and line (Rz. 102, 103).
 */
import { type Day, divide, formatDay, formatShortest, parseDecimal } from '@cryptax/kernel';
import type { DisposalView, LedgerEvent, LotPartView, ValueOrigin } from '@cryptax/ledger';
import { firstFreeDay } from '../holding-period/last-taxable-day.ts';
import { berlinDayOf } from '../time/berlin.ts';
import type { EventIndex, SourceRef } from './event-index.ts';

export interface LotLine {
  readonly eventId: string;
  readonly part: 'main' | 'fee';
  readonly asset: string;
  readonly wallet: string;
  readonly lotId: string;
  readonly acquiredAt: string;
  readonly soldAt: string;
  /** Berlin calendar days. */
  readonly acquiredOn: string;
  readonly soldOn: string;
  readonly freeFrom: string;
  readonly days: number;
  readonly quantity: string;
  /** Sale price per unit in EUR, at most eight digits after the point; null without a readable value. */
  readonly unitPrice: string | null;
  readonly proceeds: string;
  readonly cost: string;
  readonly expenses: string;
  readonly gain: string;
  readonly taxFree: boolean;
  readonly valueOrigin: ValueOrigin | null;
  readonly source: SourceRef;
  readonly chain: readonly SourceRef[];
}

const PRICE_DIGITS = 8;

export function lotLines(disposals: readonly DisposalView[], index: EventIndex): readonly LotLine[] {
  return disposals.flatMap((disposal) => {
    const event = index.event(disposal.eventId);
    const unitPrice = event === undefined ? null : unitPriceOf(event, disposal);
    return disposal.lots.map((lot) => lotLine(disposal, lot, unitPrice, index));
  });
}

function lotLine(disposal: DisposalView, lot: LotPartView, unitPrice: string | null, index: EventIndex): LotLine {
  const acquired = dayOf(lot.acquiredAt);
  const sold = dayOf(disposal.at);
  return {
    eventId: disposal.eventId,
    part: disposal.part,
    asset: disposal.asset,
    wallet: disposal.wallet,
    lotId: lot.lotId,
    acquiredAt: lot.acquiredAt,
    soldAt: disposal.at,
    acquiredOn: formatDay(acquired),
    soldOn: formatDay(sold),
    freeFrom: formatDay(firstFreeDay(acquired)),
    days: sold - acquired,
    quantity: lot.amount,
    unitPrice,
    proceeds: lot.proceeds,
    cost: lot.cost,
    expenses: lot.expenses,
    gain: lot.gain,
    taxFree: lot.taxFree,
    valueOrigin: index.event(disposal.eventId)?.valueOrigin ?? null,
    source: index.ref(disposal.eventId),
    chain: lot.chain.map((id) => index.ref(id)),
  };
}

/** From the event's own value, not from rounded parts: dust would otherwise have a price of zero. */
function unitPriceOf(event: LedgerEvent, disposal: DisposalView): string | null {
  const value = parseDecimal(disposalValue(event, disposal.part) ?? '');
  const amount = parseDecimal(disposal.amount);
  if (!value.ok || !amount.ok || amount.value.units === 0n) return null;
  return formatShortest(divide(value.value, amount.value, PRICE_DIGITS, 'half-away'));
}

function disposalValue(event: LedgerEvent, part: 'main' | 'fee'): string | undefined {
  if (part === 'fee' && event.kind !== 'fee') return event.fee?.valueEur;
  switch (event.kind) {
    case 'swap':
      return event.valueInEur ?? event.valueEur ?? event.valueOutEur;
    case 'sell':
    case 'spend':
    case 'fee':
      return event.valueEur;
    default:
      return undefined;
  }
}

/** The engine reports only moments it could read. */
function dayOf(at: string): Day {
  const day = berlinDayOf(at);
  if (day === null) throw new Error(`Not an instant: ${at}`);
  return day;
}
