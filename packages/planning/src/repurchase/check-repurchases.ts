/**
 * Sold at a loss and bought back: German law has no rule against it, and a loss is never reduced here (Federal Fiscal
 * Court 25.08.2009, IX R 60/07). What stays is a question of § 42 AO for circles without market risk, and a plain fact:
 * the new lot starts its own holding period. The check shows pattern, share and that cost in days.
 */
import {
  add,
  berlinDay,
  compare,
  type Day,
  type Decimal,
  dec,
  divide,
  formatDay,
  formatDecimal,
  formatShortest,
  multiply,
  parseInstant,
  toCents,
  ZERO,
} from '@cryptax/kernel';
import type { DisposalView, LedgerEvent } from '@cryptax/ledger';
import { firstFreeDay } from '@cryptax/tax-de';

export type RepurchaseStatus = 'clean' | 'warning' | 'error';

export interface Repurchase {
  readonly eventId: string;
  readonly asset: string;
  readonly wallet: string;
  readonly soldOn: string;
  readonly amount: string;
  /** Loss inside the holding period; positive. It counts in full. */
  readonly loss: string;
  /** Part of the loss that the purchases near it touch. */
  readonly touchedLoss: string;
  /** Share of what was sold that was bought in the 30 days before, and after; at most 1 each. */
  readonly shareBefore: string;
  readonly shareAfter: string;
  /** Bought before the sale: the position was larger for a while, nothing was bought back. */
  readonly boughtBefore: readonly NearPurchase[];
  readonly boughtBack: readonly NearPurchase[];
  /** Same day and nearly the same price: no market risk was taken in between. */
  readonly status: Exclude<RepurchaseStatus, 'clean'>;
  /** When the sold lots would have been free, and when those bought back are; null where nothing was bought back. */
  readonly freeBefore: string;
  readonly freeNow: string | null;
  readonly daysLost: number;
}

export interface NearPurchase {
  readonly eventId: string;
  readonly on: string;
  readonly amount: string;
}

export interface RepurchaseCheck {
  readonly status: RepurchaseStatus;
  readonly lossSales: number;
  readonly touchedLoss: string;
  readonly repurchases: readonly Repurchase[];
}

/** A purchase so many days before or after a sale at a loss is shown (rule book 8). */
const WINDOW_DAYS = 30;
/** Prices within this share of each other are the same price. */
const SAME_PRICE = dec('0.005');
const ONE = dec('1');

interface Purchase {
  readonly eventId: string;
  readonly asset: string;
  readonly at: number;
  readonly on: Day;
  readonly amount: Decimal;
  readonly price: Decimal | undefined;
}

export function checkRepurchases(disposals: readonly DisposalView[], events: readonly LedgerEvent[]): RepurchaseCheck {
  const losses = disposals.filter(({ taxableGain, part }) => part === 'main' && taxableGain.startsWith('-'));
  const assets = new Set(losses.map(({ asset }) => asset));
  const purchases = events.flatMap((event) => purchaseOf(event, assets));
  const repurchases = losses.flatMap((sale) => repurchaseOf(sale, purchases) ?? []);
  const touched = repurchases.reduce((sum, { touchedLoss }) => add(sum, dec(touchedLoss)), dec('0.00'));
  return {
    status: repurchases.some(({ status }) => status === 'error')
      ? 'error'
      : repurchases.length > 0
        ? 'warning'
        : 'clean',
    lossSales: losses.length,
    touchedLoss: formatDecimal(touched),
    repurchases,
  };
}

function repurchaseOf(sale: DisposalView, purchases: readonly Purchase[]): Repurchase | undefined {
  const soldOn = dayOf(sale.at);
  const used = new Set(sale.lots.map(({ lotId }) => lotId));
  const near = purchases.filter(
    ({ asset, on, eventId }) =>
      asset === sale.asset && Math.abs(on - soldOn) <= WINDOW_DAYS && eventId !== sale.eventId && !used.has(eventId),
  );
  if (near.length === 0) return undefined;
  const soldAt = momentOf(sale.at);
  const [before, after] = [near.filter(({ at }) => at < soldAt), near.filter(({ at }) => at >= soldAt)];
  const salePrice = divide(dec(sale.proceeds), dec(sale.amount), 8, 'half-away');
  const isCircle = near.some(({ on, price }) => on === soldOn && price !== undefined && isSame(price, salePrice));
  const taxed = sale.lots.filter(({ taxFree }) => !taxFree);
  const freeBefore = Math.max(...taxed.map(({ acquiredAt }) => firstFreeDay(dayOf(acquiredAt))));
  const freeNow = after.length === 0 ? null : Math.max(...after.map(({ on }) => firstFreeDay(on)));
  const touched = multiply(dec(sale.taxableGain.slice(1)), shareOf(near, sale));
  return {
    eventId: sale.eventId,
    asset: sale.asset,
    wallet: sale.wallet,
    soldOn: formatDay(soldOn),
    amount: sale.amount,
    loss: sale.taxableGain.slice(1),
    touchedLoss: formatDecimal(toCents(touched)),
    shareBefore: formatShortest(shareOf(before, sale)),
    shareAfter: formatShortest(shareOf(after, sale)),
    boughtBefore: before.map(nearPurchase),
    boughtBack: after.map(nearPurchase),
    status: isCircle ? 'error' : 'warning',
    freeBefore: formatDay(freeBefore as Day),
    freeNow: freeNow === null ? null : formatDay(freeNow as Day),
    daysLost: freeNow === null ? 0 : Math.max(0, freeNow - freeBefore),
  };
}

/** Of what was sold, at most all of it. */
function shareOf(purchases: readonly Purchase[], sale: DisposalView): Decimal {
  const bought = purchases.reduce((sum, { amount }) => add(sum, amount), ZERO);
  const share = divide(bought, dec(sale.amount), 4, 'half-away');
  return compare(share, ONE) > 0 ? ONE : share;
}

function nearPurchase({ eventId, on, amount }: Purchase): NearPurchase {
  return { eventId, on: formatDay(on), amount: formatShortest(amount) };
}

function purchaseOf(event: LedgerEvent, assets: ReadonlySet<string>): Purchase[] {
  if (event.kind !== 'buy' && event.kind !== 'swap') return [];
  const { asset, amount: text } = event.in;
  if (!assets.has(asset)) return [];
  const amount = dec(text);
  const value = event.kind === 'swap' ? (event.valueOutEur ?? event.valueEur) : event.valueEur;
  const price = value === undefined || amount.units === 0n ? undefined : divide(dec(value), amount, 8, 'half-away');
  return [{ eventId: event.id, asset, at: momentOf(event.at), on: dayOf(event.at), amount, price }];
}

function isSame(a: Decimal, b: Decimal): boolean {
  if (b.units === 0n) return a.units === 0n;
  const difference = divide(add(a, { ...b, units: -b.units }), b, 8, 'half-away');
  return (
    compare({ ...difference, units: difference.units < 0n ? -difference.units : difference.units }, SAME_PRICE) <= 0
  );
}

function momentOf(at: string): number {
  const instant = parseInstant(at);
  return instant.ok ? instant.value : 0;
}

function dayOf(at: string): Day {
  const instant = parseInstant(at);
  return instant.ok ? berlinDay(instant.value) : (0 as Day);
}
