/**
 * Disposals about which nothing is open but which lots they used, as of most of a large ledger: those of one year that the
 * same points can change are one sum, rounded once.
 */
import { decimal, powerOfTen, yearOfDay } from '@cryptax/kernel';
import type { DisposalSumView } from '@cryptax/ledger';
import type { AnyLots } from './any-lots.ts';
import { type Bound, outwards } from './bound.ts';
import type { Contribution } from './contribution.ts';
import { disposalTerms, netCents, netUnits } from './disposal-terms.ts';
import type { Causes } from './doubtful-pools.ts';
import { UNIT_DIGITS } from './known-lots.ts';
import type { RoughLots, UnitRange } from './rough-lots.ts';

export class DoubtedSales {
  readonly #lots: AnyLots;
  readonly #isFree: (sale: DisposalSumView) => boolean;
  /** The last year of each. */
  readonly #sums = new Map<Causes, DoubtedSum>();
  readonly #all: DoubtedSum[] = [];

  /** `isFree`: nothing bounds the price of a disposal. */
  constructor(lots: AnyLots, isFree: (sale: DisposalSumView) => boolean) {
    this.#lots = lots;
    this.#isFree = isFree;
  }

  /** `dear`: the same at the upper end of its price. `canBeNothing`: it may have no result at all. */
  add(sale: DisposalSumView, dear: DisposalSumView, doubt: Causes, canBeNothing: boolean): void {
    const year = yearOfDay(sale.day);
    let sum = this.#sums.get(doubt);
    if (sum?.year !== year) {
      sum = new DoubtedSum(year, doubt, this.#lots.rough(sale.asset), sale.amount.scale + UNIT_DIGITS);
      this.#sums.set(doubt, sum);
      this.#all.push(sum);
    }
    const isFree = this.#isFree(sale);
    if (sum.rough !== undefined) sum.addRough(sale, dear, sum.rough.at(sale.at, sale.day), isFree, canBeNothing);
    else sum.addBound(sale, this.#lots.bound(sale.asset, disposalTerms(sale, dear, isFree)), canBeNothing);
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
  readonly #summed = new WholeSum();
  #figures = 0;

  constructor(year: number, doubt: Causes, rough: RoughLots | undefined, scale: number) {
    this.year = year;
    this.#doubt = doubt;
    this.rough = rough;
    this.#scale = scale;
    this.#low = new EndOfSum(scale, -1);
    this.#high = new EndOfSum(scale, 1);
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
    const sold = { units: sale.amount.units, near: sale.nearAmount };
    if (range.dearest === null) this.#low.open();
    else this.#low.add(sale, dear, sold, range.dearest, isCut);
    if (isFree) this.#high.open();
    else this.#high.add(dear, sale, sold, range.cheapest, isCut);
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
      summed: decimal(this.#summed.total(), CENTS),
      figures: this.#figures,
      after: undefined,
    };
  }

  #count(sale: DisposalSumView): void {
    this.#figures += 1;
    const cents = sale.taxableCents;
    if (Number.isNaN(cents)) this.#summed.addWhole(sale.taxableGain.units);
    else this.#summed.add(cents);
  }
}

/** A sum of whole numbers of any size: most fit a plain one, which is quicker. */
class WholeSum {
  #small = 0;
  #whole = 0n;

  add(value: number): void {
    const sum = this.#small + value;
    if (Number.isSafeInteger(sum)) {
      this.#small = sum;
      return;
    }
    this.#whole += BigInt(this.#small) + BigInt(value);
    this.#small = 0;
  }

  addWhole(value: bigint): void {
    this.#whole += value;
  }

  total(): bigint {
    return this.#whole + BigInt(this.#small);
  }
}

/**
 * One end of a sum: what the disposals brought less what their units cost. Those that take a unit for the same cost are multiplied
 * together, and whether one counts at all is told by what it nearly gives.
 */
class EndOfSum {
  readonly #outwards: -1 | 1;
  /** What a cent is at the digits of the sum. */
  readonly #cent: bigint;
  readonly #net = new WholeSum();
  #whole = 0n;
  #isOpen = false;
  #amount = 0n;
  #unit = 0n;
  #nearUnit = 0;

  constructor(scale: number, outwards: -1 | 1) {
    this.#cent = powerOfTen(scale - CENTS);
    this.#outwards = outwards;
  }

  /** Nothing bounds it. */
  open(): void {
    this.#isOpen = true;
  }

  addUnits(units: bigint): void {
    this.#whole += units;
  }

  /** `isCut`: it counts only where that moves the end outwards. */
  add(
    brought: DisposalSumView,
    spent: DisposalSumView,
    sold: { readonly units: bigint; readonly near: number },
    unit: bigint,
    isCut: boolean,
  ): void {
    if (unit !== this.#unit) this.#take(unit);
    const cents = netCents(brought, spent, this.#outwards);
    const [net, cost] = [cents / 100, sold.near * this.#nearUnit];
    const isSure = Math.abs(net - cost) > (Math.abs(net) + cost) * NEAR + TINY;
    if (Number.isNaN(cents) || (isCut && !isSure)) {
      const whole = netUnits(brought, spent, BigInt(this.#outwards)) * this.#cent - sold.units * unit;
      if (!isCut || whole * BigInt(this.#outwards) > 0n) this.#whole += whole;
      return;
    }
    if (isCut && (net - cost) * this.#outwards < 0) return;
    this.#net.add(cents);
    this.#amount += sold.units;
  }

  total(): bigint | null {
    this.#take(0n);
    return this.#isOpen ? null : this.#whole + this.#net.total() * this.#cent;
  }

  /** Another cost of a unit from now on. */
  #take(unit: bigint): void {
    if (this.#amount !== 0n) this.#whole -= this.#amount * this.#unit;
    this.#amount = 0n;
    this.#unit = unit;
    this.#nearUnit = Number(unit) / 10 ** UNIT_DIGITS;
  }
}

/** Far wider than what a figure that is nearly known is off. */
const NEAR = 1e-9;
const TINY = 1e-9;
