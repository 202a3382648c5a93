/**
 * Disposals about which nothing is open but which lots they used, as of most of a large ledger: those of one year that the
 * same points can change are one sum, rounded once.
 */
import { type Day, decimal, powerOfTen, yearOfDay } from '@cryptax/kernel';
import type { DisposalSumView } from '@cryptax/ledger';
import type { AnyLots } from './any-lots.ts';
import { type Bound, outwards } from './bound.ts';
import type { Contribution } from './contribution.ts';
import { disposalTerms, netUnits } from './disposal-terms.ts';
import type { Causes } from './doubtful-pools.ts';
import { UNIT_DIGITS } from './known-lots.ts';
import type { RoughLots, UnitRange } from './rough-lots.ts';

export class DoubtedSales {
  readonly #lots: AnyLots;
  readonly #isFree: (sale: DisposalSumView) => boolean;
  /** The last year of each. */
  readonly #sums = new Map<Causes, DoubtedSum>();
  readonly #all: DoubtedSum[] = [];
  readonly #digits = new Map<number, Digits>();
  /** Sales come in the order of time: many share a day. */
  #day = Number.NaN;
  #year = Number.NaN;

  /** `isFree`: nothing bounds the price of a disposal. */
  constructor(lots: AnyLots, isFree: (sale: DisposalSumView) => boolean) {
    this.#lots = lots;
    this.#isFree = isFree;
  }

  /** `dear`: the same at the upper end of its price. `canBeNothing`: it may have no result at all. */
  add(sale: DisposalSumView, dear: DisposalSumView, doubt: Causes, canBeNothing: boolean): void {
    const { at, day } = sale;
    const year = this.#yearOf(day);
    let sum = this.#sums.get(doubt);
    if (sum?.year !== year) {
      sum = new DoubtedSum(year, doubt, this.#lots.rough(sale.asset), this.#digitsAt(sale.amount.scale + UNIT_DIGITS));
      this.#sums.set(doubt, sum);
      this.#all.push(sum);
    }
    const isFree = this.#isFree(sale);
    if (sum.rough !== undefined) sum.addRough(sale, dear, sum.rough.at(at, day), isFree, canBeNothing);
    else sum.addBound(sale, this.#lots.bound(sale.asset, disposalTerms(sale, dear, isFree)), canBeNothing);
  }

  #digitsAt(scale: number): Digits {
    const known = this.#digits.get(scale);
    if (known !== undefined) return known;
    const digits = { scale, cent: powerOfTen(scale - CENTS), euro: Number(powerOfTen(scale)) };
    this.#digits.set(scale, digits);
    return digits;
  }

  #yearOf(day: Day): number {
    if (day !== this.#day) {
      this.#day = day;
      this.#year = yearOfDay(day);
    }
    return this.#year;
  }

  contributions(): Contribution[] {
    return this.#all.map((sum) => sum.contribution());
  }
}

const NO_POINTS: readonly string[] = [];
/** Digits of a published figure. */
const CENTS = 2;

class DoubtedSum {
  readonly year: number;
  readonly #doubt: Causes;
  readonly rough: RoughLots | undefined;
  /** Digits of both ends: of an amount times a cost per unit, so that no addition has to round. */
  readonly #scale: number;
  readonly #low: EndOfSum;
  readonly #high: EndOfSum;
  /** Cents that are not among the whole yet. */
  #cents = 0;
  #summed = 0n;
  #figures = 0;

  constructor(year: number, doubt: Causes, rough: RoughLots | undefined, digits: Digits) {
    this.year = year;
    this.#doubt = doubt;
    this.rough = rough;
    this.#scale = digits.scale;
    this.#low = new EndOfSum(digits, -1);
    this.#high = new EndOfSum(digits, 1);
  }

  addRough(
    sale: DisposalSumView,
    dear: DisposalSumView,
    range: UnitRange | undefined,
    isFree: boolean,
    canBeNothing: boolean,
  ): void {
    this.#count(sale);
    if (range === undefined) return;
    const isCut = canBeNothing || range.canBeFree;
    const { wholeAmount } = sale;
    const least = sale.proceedsCents - dear.expensesCents;
    const most = dear === sale ? least : dear.proceedsCents - sale.expensesCents;
    if (range.dearest === null) this.#low.open();
    else if (!this.#low.add(least, wholeAmount, range.dearest, isCut))
      this.#low.addExactly(netUnits(sale, dear, -1n), sale, range.dearest, isCut);
    if (isFree) this.#high.open();
    else if (!this.#high.add(most, wholeAmount, range.cheapest, isCut))
      this.#high.addExactly(netUnits(dear, sale, 1n), sale, range.cheapest, isCut);
  }

  addBound(sale: DisposalSumView, { low, high }: Bound, canBeNothing: boolean): void {
    this.#count(sale);
    if (low === null) this.#low.open();
    else if (!(canBeNothing && low.units > 0n)) this.#low.addUnits(low.units * powerOfTen(this.#scale - low.scale));
    if (high === null) this.#high.open();
    else if (!(canBeNothing && high.units < 0n)) this.#high.addUnits(high.units * powerOfTen(this.#scale - high.scale));
  }

  contribution(): Contribution {
    const [low, high] = [this.#low.total(), this.#high.total()];
    return {
      eventId: '',
      law: 'privateSales',
      year: this.year,
      bound: outwards({
        low: low === null ? null : decimal(low, this.#scale),
        high: high === null ? null : decimal(high, this.#scale),
      }),
      points: NO_POINTS,
      doubt: this.#doubt,
      summed: decimal(this.#summed + BigInt(this.#cents), CENTS),
      figures: this.#figures,
      after: undefined,
    };
  }

  #count(sale: DisposalSumView): void {
    this.#figures += 1;
    const cents = sale.taxableCents;
    const sum = this.#cents + cents;
    if (Number.isSafeInteger(sum)) this.#cents = sum;
    else this.#summed += sale.taxableGain.units;
  }
}

/** What a cent and a euro are at the digits of a sum, the euro nearly. */
interface Digits {
  readonly scale: number;
  readonly cent: bigint;
  readonly euro: number;
}

/**
 * One end of a sum: what the disposals brought less what their units cost. Those that take a unit for the same cost are multiplied
 * together, and whether one counts at all is told by what it nearly gives. Plain numbers are summed as long as they are exact.
 */
class EndOfSum {
  readonly #outwards: -1 | 1;
  readonly #digits: Digits;
  #whole = 0n;
  #isOpen = false;
  /** Cents, and what was sold for the cost of a unit, that are not among the whole yet. */
  #net = 0;
  #amount = 0;
  #unit = 0n;
  #nearUnit = 0;

  constructor(digits: Digits, outwards: -1 | 1) {
    this.#digits = digits;
    this.#outwards = outwards;
  }

  /** Nothing bounds it. */
  open(): void {
    this.#isOpen = true;
  }

  addUnits(units: bigint): void {
    this.#whole += units;
  }

  /**
   * `net`: what it brought less what was spent on it, in cents. `isCut`: it counts only where that moves the end outwards. False, and
   * nothing happens, where plain numbers cannot tell.
   */
  add(net: number, amount: number, unit: bigint, isCut: boolean): boolean {
    if (unit !== this.#unit) this.#take(unit);
    const cents = net + this.#outwards;
    if (!Number.isSafeInteger(cents) || Number.isNaN(amount)) return false;
    if (isCut) {
      const [euro, cost] = [cents / 100, amount * this.#nearUnit];
      if (Math.abs(euro - cost) <= (Math.abs(euro) + cost) * NEAR + TINY) return false;
      if ((euro - cost) * this.#outwards < 0) return true;
    }
    if (!Number.isSafeInteger(this.#net + cents) || !Number.isSafeInteger(this.#amount + amount)) this.#sumUp();
    this.#net += cents;
    this.#amount += amount;
    return true;
  }

  /** `net`: the cent that it is moved outwards by is among it. */
  addExactly(net: bigint, { amount }: DisposalSumView, unit: bigint, isCut: boolean): void {
    const whole = net * this.#digits.cent - amount.units * unit;
    if (!isCut || whole * BigInt(this.#outwards) > 0n) this.#whole += whole;
  }

  total(): bigint | null {
    this.#sumUp();
    return this.#isOpen ? null : this.#whole;
  }

  /** Another cost of a unit from now on. */
  #take(unit: bigint): void {
    this.#sumUp();
    this.#unit = unit;
    this.#nearUnit = Number(unit) / this.#digits.euro;
  }

  #sumUp(): void {
    if (this.#net !== 0) this.#whole += BigInt(this.#net) * this.#digits.cent;
    if (this.#amount !== 0) this.#whole -= BigInt(this.#amount) * this.#unit;
    this.#net = 0;
    this.#amount = 0;
  }
}

/** Far wider than what a figure that is nearly known is off. */
const NEAR = 1e-9;
const TINY = 1e-9;
