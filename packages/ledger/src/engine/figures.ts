/**
 * The unrounded figures of an entry and of its lot parts: what came in, what it cost, what was spent on it.
 * Each exists twice, as a float estimate in fine units for speed and as an exact fraction for the rare doubt.
 */
import type { AmountColumn } from './amounts.ts';
import { FINE_DIGITS } from './euro.ts';
import { EURO, type EventTable } from './event-table.ts';
import { type Fraction, minus, times, ZERO_FRACTION } from './exact.ts';
import { ENTRY } from './journal.ts';
import type { LotBook } from './lot-book.ts';
import { AVERAGE_DIGITS } from './pool.ts';

/** Units of average cost in one fine unit. */
const AVERAGE_PER_FINE = 10 ** (AVERAGE_DIGITS - FINE_DIGITS);

export class Figures {
  readonly #events: EventTable;
  readonly #book: LotBook;

  constructor(events: EventTable, book: LotBook) {
    this.#events = events;
    this.#book = book;
  }

  /** Whether an entry is the fee leg of its event, not the main leg. */
  isEventFee(entry: number): boolean {
    return this.#book.journal.kind[entry] === ENTRY.feeDisposal;
  }

  /** The event whose price is realised: a cover realises that of the short sale, every other entry its own. */
  soldSlot(entry: number): number {
    const { journal } = this.#book;
    return (journal.shortOf.size === 0 ? undefined : journal.shortOf.get(entry)) ?? (journal.slot[entry] as number);
  }

  /** Units that the entry disposes of: the whole leg, or what a cover covers. */
  units(entry: number): bigint {
    if (this.#isCover(entry)) return this.#covered().units(this.#firstPart(entry));
    return this.#amounts(entry).units(this.#book.journal.slot[entry] as number);
  }

  /** The same as an estimate. */
  total(entry: number): number {
    if (this.#isCover(entry)) return this.#covered().float(this.#firstPart(entry));
    return this.#amounts(entry).float(this.#book.journal.slot[entry] as number);
  }

  proceeds(entry: number): number {
    const slot = this.soldSlot(entry);
    const price = (this.isEventFee(entry) ? this.#events.feeValue[slot] : this.#events.price[slot]) as number;
    return price * this.#coveredShare(entry);
  }

  exactProceeds(entry: number): Fraction {
    const slot = this.soldSlot(entry);
    return this.#ofCovered(entry, this.#events.euro(slot, this.isEventFee(entry) ? EURO.fee : EURO.price));
  }

  /** Only the main disposal of a sale, swap or spending carries expenses (rule book 1.7). */
  expenses(entry: number): number {
    if (!this.#carriesExpenses(entry)) return 0;
    return (this.#events.feeValue[this.soldSlot(entry)] as number) * this.#coveredShare(entry);
  }

  exactExpenses(entry: number): Fraction {
    if (!this.#carriesExpenses(entry)) return ZERO_FRACTION;
    return this.#ofCovered(entry, this.#events.euro(this.soldSlot(entry), EURO.fee));
  }

  cost(fragment: number): number {
    const { journal, lots } = this.#book;
    if (journal.averageCost.size > 0) {
      const average = journal.averageCost.get(fragment);
      if (average !== undefined) return Number(average) / AVERAGE_PER_FINE;
    }
    const root = lots.rootOf[journal.rowOf[fragment] as number] as number;
    return (lots.cost[root] as number) * (journal.part.float(fragment) / lots.amount.float(root));
  }

  exactCost(fragment: number): Fraction {
    return this.#book.fragmentCost(fragment);
  }

  exactShare(entry: number, fragment: number): Fraction {
    return { n: this.#book.journal.part.units(fragment), d: this.units(entry) };
  }

  exactGain(entry: number, fragment: number): Fraction {
    const net = minus(this.exactProceeds(entry), this.exactExpenses(entry));
    return minus(times(net, this.exactShare(entry, fragment)), this.exactCost(fragment));
  }

  isTaxFree(slot: number, fragment: number): boolean {
    const { journal, lots } = this.#book;
    const root = lots.rootOf[journal.rowOf[fragment] as number] as number;
    return (this.#events.day[slot] as number) > (lots.lastTaxableDay[root] as number);
  }

  hasAverageCost(): boolean {
    return this.#book.journal.averageCost.size > 0;
  }

  #amounts(entry: number): AmountColumn {
    return this.isEventFee(entry) ? this.#events.fee : this.#events.out;
  }

  #carriesExpenses(entry: number): boolean {
    return this.#book.journal.kind[entry] === ENTRY.disposal || this.#isCover(entry);
  }

  #isCover(entry: number): boolean {
    return this.#book.journal.kind[entry] === ENTRY.shortCover;
  }

  /** A cover has one part. */
  #firstPart(entry: number): number {
    return this.#book.journal.first[entry] as number;
  }

  #covered(): AmountColumn {
    return this.#book.journal.part;
  }

  #coveredShare(entry: number): number {
    if (!this.#isCover(entry)) return 1;
    return this.total(entry) / this.#events.out.float(this.soldSlot(entry));
  }

  #ofCovered(entry: number, whole: Fraction): Fraction {
    if (!this.#isCover(entry)) return whole;
    return times(whole, { n: this.units(entry), d: this.#events.out.units(this.soldSlot(entry)) });
  }
}
