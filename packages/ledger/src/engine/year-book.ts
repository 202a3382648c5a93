/**
 * The years of the journal, summed as far as the journal has been read. Appended events are read on; a change in
 * the past drops the years from there on. Figures are published from the sums, in doubt from exact fractions.
 */
import { type Day, type Decimal, decimal, powerOfTen, yearOfDay } from '@cryptax/kernel';
import type { YearFigures } from '../views.ts';
import type { ExactSum } from './cents.ts';
import { type EventTable, FLAG } from './event-table.ts';
import { exactYearParts } from './exact-year.ts';
import type { Figures } from './figures.ts';
import { ENTRY } from './journal.ts';
import type { LotBook } from './lot-book.ts';
import { type FigureName, yearFigures } from './year-figures.ts';
import { SUM, YearSums } from './year-sums.ts';

/** Figures that contain cost, which may be average cost. */
const HOLDS_COST: ReadonlySet<FigureName> = new Set(['cost', 'net', 'gains', 'losses', 'taxFreeGain', 'freeCost']);

/** Digits after the euro of a sum that is not rounded; the rule book (0.1) asks for at least 30. */
const EXACT_DIGITS = 40;
const EXACT_ONE = powerOfTen(EXACT_DIGITS);

export class YearBook {
  #years: YearSums[] = [];
  readonly #events: EventTable;
  readonly #book: LotBook;
  readonly #figures: Figures;

  constructor(events: EventTable, book: LotBook, figures: Figures) {
    this.#events = events;
    this.#book = book;
    this.#figures = figures;
  }

  /** Forgets every year that reaches past an entry: what follows has been undone. */
  truncate(entries: number): void {
    while (this.#years.length > 0 && (this.#years.at(-1) as YearSums).end > entries) this.#years.pop();
  }

  /** From the first to the last year with a result, years between included (rule book 12). */
  figures(): YearFigures[] {
    this.readOn();
    const active = this.#years.filter((year) => year.hasResult);
    const first = active[0]?.year ?? 0;
    const last = active.at(-1)?.year ?? -1;
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
      const year = first + i;
      const sums = this.#years.find((known) => known.year === year) ?? new YearSums(year, 0);
      return yearFigures(sums, (name) => this.#exact(sums, name));
    });
  }

  /** Disposals without a result in one year or all years, those without any result included. */
  incomplete(wanted?: number): number {
    this.readOn();
    const years = wanted === undefined ? this.#years : this.#years.filter(({ year }) => year === wanted);
    return years.reduce((count, year) => count + year.incomplete, 0);
  }

  /** Net of the parts inside the holding period before it is rounded, each part cut after forty digits. */
  exactNet(year: number): Decimal {
    this.readOn();
    const sums = this.#years.find((known) => known.year === year);
    const parts = sums === undefined ? [] : this.#exact(sums, 'net').parts;
    return decimal(
      parts.reduce((sum, { n, d }) => sum + (n * EXACT_ONE) / d, 0n),
      EXACT_DIGITS,
    );
  }

  /** Adds the entries that are new since the last reading. */
  readOn(): void {
    const { journal } = this.#book;
    let current = this.#years.at(-1);
    let lastDay = -1;
    for (let entry = current?.end ?? 0; entry < journal.entries; entry++) {
      const day = this.#events.day[journal.slot[entry] as number] as number;
      if (current === undefined || (day !== lastDay && yearOfDay(day as Day) !== current.year)) {
        current = new YearSums(yearOfDay(day as Day), entry);
        this.#years.push(current);
      }
      lastDay = day;
      this.#add(current, entry);
      current.end = entry + 1;
    }
  }

  #add(sums: YearSums, entry: number): void {
    switch (this.#book.journal.kind[entry]) {
      case ENTRY.disposal:
      case ENTRY.feeDisposal:
      case ENTRY.loneFee:
      case ENTRY.shortCover:
        sums.hasResult = true;
        if (this.#book.journal.doubtedBy.size > 0 && this.#book.journal.doubtedBy.has(entry)) sums.provisional++;
        this.#addDisposal(sums, entry);
        break;
      case ENTRY.income:
        sums.hasResult = true;
        this.#addIncome(sums, this.#book.journal.slot[entry] as number);
        break;
      case ENTRY.derivative:
        sums.hasResult = true;
        this.#addDerivative(sums, this.#book.journal.slot[entry] as number);
        break;
      case ENTRY.marginSale:
        sums.hasResult = true;
        this.#addMarginSale(sums, this.#events.price[this.#book.journal.slot[entry] as number] as number);
        break;
      case ENTRY.stopped:
      case ENTRY.pendingDisposal:
      case ENTRY.pendingFee:
      case ENTRY.pendingLoneFee:
      case ENTRY.pendingCover:
        sums.incomplete++;
        break;
    }
  }

  /** Only parts inside the holding period fill the form; of the others the net result is kept. */
  #addDisposal(sums: YearSums, entry: number): void {
    const { journal, lots } = this.#book;
    const slot = journal.slot[entry] as number;
    const day = this.#events.day[slot] as number;
    // What most entries are: the figures of their own event. The others ask which part of which event they realise.
    const isPlain = journal.kind[entry] === ENTRY.disposal;
    const proceeds = isPlain ? (this.#events.price[slot] as number) : this.#figures.proceeds(entry);
    const expenses = isPlain ? (this.#events.feeValue[slot] as number) : this.#figures.expenses(entry);
    const total = isPlain ? this.#events.out.float(slot) : this.#figures.total(entry);
    const hasAverage = this.#figures.hasAverageCost();
    const end = journal.end(entry);
    for (let fragment = journal.first[entry] as number; fragment < end; fragment++) {
      const root = lots.rootOf[journal.rowOf[fragment] as number] as number;
      const part = journal.part.float(fragment);
      const share = part / total;
      const cost = hasAverage
        ? this.#figures.cost(fragment)
        : (lots.cost[root] as number) * (part / lots.amount.float(root));
      const price = proceeds * share;
      const spent = expenses * share;
      if (day > (lots.lastTaxableDay[root] as number)) {
        sums.add(SUM.freeProceeds, price);
        sums.add(SUM.freeCost, cost);
        if (spent !== 0) sums.add(SUM.freeExpenses, spent);
        continue;
      }
      sums.add(SUM.proceeds, price);
      sums.add(SUM.cost, cost);
      if (spent !== 0) sums.add(SUM.expenses, spent);
      const gain = price - spent - cost;
      if (gain > 0) sums.add(SUM.gains, gain);
    }
  }

  #addIncome(sums: YearSums, slot: number): void {
    sums.add(SUM.incomeGross, this.#events.cost[slot] as number);
    sums.add(SUM.incomeExpenses, this.#events.feeValue[slot] as number);
  }

  #addDerivative(sums: YearSums, slot: number): void {
    const value = this.#events.price[slot] as number;
    if (value > 0) sums.add(SUM.derivativeGains, value);
    else if (((this.#events.flags[slot] as number) & FLAG.commission) !== 0) sums.add(SUM.derivativeFees, -value);
    else sums.add(SUM.derivativeLosses, -value);
  }

  /** A gain has no cost, a loss no price: the form shows the result, the platform tells no more. */
  #addMarginSale(sums: YearSums, value: number): void {
    if (value < 0) {
      sums.add(SUM.cost, -value);
      return;
    }
    sums.add(SUM.proceeds, value);
    sums.add(SUM.gains, value);
  }

  #exact(sums: YearSums, name: FigureName): ExactSum {
    return {
      parts: exactYearParts(name, sums.first, sums.end, this.#events, this.#book, this.#figures),
      hasAverageCost: HOLDS_COST.has(name) && this.#figures.hasAverageCost(),
    };
  }
}
