/**
 * One line per lot part sold in the year: bought, sold, days, quantity, price, cost, expenses, result, taxable or
 * free, wallet, transaction and the chain of source events with file and line (Rz. 102, 103).
 */
import {
  berlinDayOf,
  compare,
  type Day,
  type Decimal,
  dec,
  divide,
  formatDay,
  formatShortest,
  parseDecimal,
} from '@cryptax/kernel';
import type { DisposalView, EventKind, LedgerEvent, Leg, LotPartView, ValueOrigin } from '@cryptax/ledger';
import { firstFreeDay } from '../holding-period/last-taxable-day.ts';
import { differenceText } from '../money/eur.ts';
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
  /** What the disposal was: a sale, swap, payment or fee; what a swap brought. */
  readonly kind: EventKind;
  readonly received: Leg | null;
  /** The disposal named this lot, or the outputs it spent held it (individual identification, Rz. 61). */
  readonly named: boolean;
  /** Borrowed coins sold first and bought afterwards (§ 23 (1) s. 1 Nr. 3). */
  readonly short: boolean;
  readonly quantity: string;
  /** Sale price per unit in EUR, as many digits as its size needs; null without a readable value. */
  readonly unitPrice: string | null;
  readonly proceeds: string;
  readonly cost: string;
  readonly expenses: string;
  /** Of the printed cents: proceeds - cost - expenses, so that each line adds up (rule REC-01). */
  readonly gain: string;
  readonly taxFree: boolean;
  readonly valueOrigin: ValueOrigin | null;
  readonly source: SourceRef;
  readonly chain: readonly SourceRef[];
}

/** Digits that a reader needs: cents of a high price, more of a low one. */
function priceDigits(price: Decimal): number {
  if (compare(price, dec('1000')) >= 0) return 2;
  return compare(price, dec('1')) >= 0 ? 4 : 8;
}

export function lotLines(disposals: readonly DisposalView[], index: EventIndex): readonly LotLine[] {
  return disposals.flatMap((disposal) => {
    const event = index.event(disposal.eventId);
    const unitPrice = event === undefined ? null : unitPriceOf(event, disposal);
    const soldAt = disposal.shortSoldAt ?? disposal.at;
    const sale = { event, unitPrice, soldAt, sold: dayOf(soldAt) };
    return disposal.lots.map((lot) => lotLine(disposal, lot, sale, index));
  });
}

/** What all lots of a disposal share. */
interface Sale {
  readonly event: LedgerEvent | undefined;
  readonly unitPrice: string | null;
  readonly soldAt: string;
  readonly sold: Day;
}

function lotLine(disposal: DisposalView, lot: LotPartView, sale: Sale, index: EventIndex): LotLine {
  const { event, unitPrice, soldAt, sold } = sale;
  const short = disposal.shortSoldAt !== undefined;
  const acquired = dayOf(lot.acquiredAt);
  const firstFree = firstFreeDay(acquired);
  return {
    eventId: disposal.eventId,
    part: disposal.part,
    asset: disposal.asset,
    wallet: disposal.wallet,
    lotId: lot.lotId,
    acquiredAt: lot.acquiredAt,
    soldAt,
    acquiredOn: formatDay(acquired),
    soldOn: formatDay(sold),
    freeFrom: formatDay(lot.taxFree && sold < firstFree ? acquired : firstFree),
    days: sold - acquired,
    kind: disposal.part === 'fee' ? 'fee' : (event?.kind ?? 'sell'),
    received: disposal.part === 'main' && event?.kind === 'swap' ? { ...event.in } : null,
    named: (disposal.part === 'main' && namesLots(event)) || disposal.identified === true,
    short,
    quantity: lot.amount,
    unitPrice,
    proceeds: lot.proceeds,
    cost: lot.cost,
    expenses: lot.expenses,
    gain: differenceText(differenceText(lot.proceeds, lot.cost), lot.expenses),
    taxFree: lot.taxFree,
    valueOrigin: event?.valueOrigin ?? null,
    source: index.ref(disposal.eventId),
    chain: lot.chain.map((id) => index.ref(id)),
  };
}

function namesLots(event: LedgerEvent | undefined): boolean {
  return event !== undefined && 'lotIds' in event && (event.lotIds?.length ?? 0) > 0;
}

/** From the event's own value, not from rounded parts: dust would otherwise have a price of zero. */
function unitPriceOf(event: LedgerEvent, disposal: DisposalView): string | null {
  const value = parseDecimal(disposalValue(event, disposal.part) ?? '');
  const amount = parseDecimal(disposal.amount);
  if (!value.ok || !amount.ok || amount.value.units === 0n) return null;
  const digits = priceDigits(divide(value.value, amount.value, 8, 'half-away'));
  return formatShortest(divide(value.value, amount.value, digits, 'half-away'));
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
