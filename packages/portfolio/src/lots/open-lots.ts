/**
 * Open lots with what matters before a sale: held since, free from, gain if sold now. Gains are of the moment and before
 * fees; which lots a sale would really take decides the ledger's method (see rebalancing and the simulator).
 */
import {
  add,
  berlinDay,
  type Day,
  type Decimal,
  dec,
  divide,
  formatDay,
  formatDecimal,
  formatShortest,
  invariant,
  multiply,
  parseInstant,
  subtract,
  toCents,
  ZERO,
} from '@cryptax/kernel';
import type { OpenLotView } from '@cryptax/ledger';
import type { LotSummary, OpenLot } from '../model/portfolio-model.ts';

/** The holding period of the law in force: first day on which a lot of that day may be sold tax-free. */
export type FirstFreeDay = (acquired: Day) => Day;

export interface LotTerms {
  readonly today: Day;
  readonly firstFreeDay: FirstFreeDay;
  /** Euro for one unit now; absent if nobody knows. */
  readonly price: Decimal | undefined;
}

const SHARE_SCALE = 6;

export function openLot(lot: OpenLotView, { today, firstFreeDay, price }: LotTerms): OpenLot {
  const acquired = acquiredOn(lot);
  const freeFrom = firstFreeDay(acquired);
  const value = price === undefined ? undefined : cents(multiply(dec(lot.amount), price));
  return {
    lotId: lot.lotId,
    asset: lot.asset,
    wallet: lot.wallet,
    amount: lot.amount,
    cost: lot.cost,
    acquiredAt: lot.acquiredAt,
    heldSince: formatDay(acquired),
    freeFrom: formatDay(freeFrom),
    isFree: today >= freeFrom,
    heldDays: today - acquired,
    chain: lot.chain,
    ...(lot.hasNoOrigin === true ? { hasNoOrigin: true as const } : {}),
    value: value === undefined ? undefined : formatDecimal(value),
    gainNow: value === undefined || lot.cost === null ? undefined : formatDecimal(subtract(value, dec(lot.cost))),
  };
}

/** Lots of one asset; at least one. */
export function lotSummary(lots: readonly OpenLotView[], terms: LotTerms): LotSummary {
  const dated = lots.map((lot) => ({ lot, amount: dec(lot.amount), acquired: acquiredOn(lot) }));
  const isFree = (acquired: Day) => terms.today >= terms.firstFreeDay(acquired);
  const oldest = dated.reduce((first, { acquired }) => (acquired < first ? acquired : first), terms.today);
  const free = dated.filter(({ acquired }) => isFree(acquired));
  const waiting = dated.filter(({ acquired }) => !isFree(acquired));
  const [freeAmount, amount] = [total(free.map((one) => one.amount)), total(dated.map((one) => one.amount))];
  const next = nextFree(waiting, terms);
  const isKnown = lots.every(({ cost }) => cost !== null);
  const gain = terms.price === undefined || !isKnown ? undefined : gainNow(free, waiting, terms.price);
  const nextGain = terms.price === undefined ? undefined : nextFreeGain(waiting, terms, terms.price);
  return {
    count: lots.length,
    heldSince: formatDay(oldest),
    freeAmount: formatShortest(freeAmount),
    freeShare: amount.units === 0n ? '0' : formatShortest(divide(freeAmount, amount, SHARE_SCALE, 'half-even')),
    nextFree: next,
    nextFreeGain: nextGain,
    gainNow: gain,
  };
}

interface DatedLot {
  readonly lot: OpenLotView;
  readonly amount: Decimal;
  readonly acquired: Day;
}

function nextFree(waiting: readonly DatedLot[], { firstFreeDay }: LotTerms): LotSummary['nextFree'] {
  const days = waiting.map(({ acquired }) => firstFreeDay(acquired));
  const first = days.reduce((soonest, day) => (day < soonest ? day : soonest), days[0] as Day);
  if (days.length === 0) return undefined;
  const due = waiting.filter((_, index) => days[index] === first);
  return { on: formatDay(first), amount: formatShortest(total(due.map(({ amount }) => amount))) };
}

function nextFreeGain(waiting: readonly DatedLot[], terms: LotTerms, price: Decimal): LotSummary['nextFreeGain'] {
  const gaining = waiting.filter(
    ({ lot: { cost }, amount }) => cost !== null && subtract(multiply(amount, price), dec(cost)).units > 0n,
  );
  const next = nextFree(gaining, terms);
  if (next === undefined) return undefined;
  const due = gaining.filter(({ acquired }) => formatDay(terms.firstFreeDay(acquired)) === next.on);
  return { ...next, gain: euro(gainOf(due, price)) };
}

/** Each side rounded once; the whole is their sum, so that the three agree on the screen. */
function gainNow(
  free: readonly DatedLot[],
  waiting: readonly DatedLot[],
  price: Decimal,
): NonNullable<LotSummary['gainNow']> {
  const [untaxed, taxed] = [gainOf(free, price), gainOf(waiting, price)];
  return {
    total: euro(add(untaxed, taxed)),
    free: euro(untaxed),
    taxable: euro(taxed),
  };
}

/** Of lots whose cost is known. */
function gainOf(lots: readonly DatedLot[], price: Decimal): Decimal {
  const value = cents(multiply(total(lots.map(({ amount }) => amount)), price));
  return subtract(value, total(lots.map(({ lot }) => dec(lot.cost ?? '0'))));
}

function acquiredOn({ acquiredAt }: OpenLotView): Day {
  const at = parseInstant(acquiredAt);
  invariant(at.ok, `a moment for the lot: ${acquiredAt}`);
  return berlinDay(at.value);
}

function total(values: readonly Decimal[]): Decimal {
  return values.reduce(add, ZERO);
}

function cents(value: Decimal): Decimal {
  return toCents(value);
}

function euro(value: Decimal): string {
  return formatDecimal(cents(value));
}
