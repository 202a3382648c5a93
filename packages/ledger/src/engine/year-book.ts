/**
 * The years of the journal, summed as far as the journal has been read. Appended events are read on; a change in
 * the past drops the years from there on. Figures are published from the sums, in doubt from exact fractions.
 */
import { type Day, yearOfDay } from '@cryptax/kernel';
import type { YearFigures } from '../views.ts';
import { ESTIMATE_ERROR, publishSum } from './cents.ts';
import type { EventTable } from './event-table.ts';
import { exactYearParts } from './exact-year.ts';
import type { Figures } from './figures.ts';
import { ENTRY } from './journal.ts';
import type { LotBook } from './lot-book.ts';
import { SUM, type SumName, YearSums } from './year-sums.ts';

/** Figures that contain cost, which may be average cost. */
const HOLDS_COST: ReadonlySet<SumName> = new Set(['cost', 'net', 'gains', 'losses', 'taxFreeGain']);

/** Fractions of fine units lose far less than this when a million of them are added, in fine units. */
const SUMMING_ERROR = 0.01;

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
    const known = this.#years.filter((year) => year.hasResult);
    const first = known[0]?.year ?? 0;
    const last = known.at(-1)?.year ?? -1;
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
      const year = first + i;
      return this.#publish(this.#years.find((sums) => sums.year === year) ?? new YearSums(year, 0));
    });
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
        sums.hasResult = true;
        this.#addDisposal(sums, entry);
        break;
      case ENTRY.income:
        sums.hasResult = true;
        this.#addIncome(sums, this.#book.journal.slot[entry] as number);
        break;
      case ENTRY.derivative:
        sums.hasResult = true;
        this.#addDerivative(sums, this.#events.price[this.#book.journal.slot[entry] as number] as number);
        break;
      case ENTRY.stopped:
        sums.incomplete++;
        break;
    }
  }

  /** Only parts inside the holding period fill the form; of the others the net result is kept. */
  #addDisposal(sums: YearSums, entry: number): void {
    const { journal, lots } = this.#book;
    const slot = journal.slot[entry] as number;
    const day = this.#events.day[slot] as number;
    const proceeds = this.#figures.proceeds(entry);
    const expenses = this.#figures.expenses(entry);
    const total = this.#figures.amounts(entry).float(slot);
    const end = journal.end(entry);
    for (let fragment = journal.first[entry] as number; fragment < end; fragment++) {
      const root = lots.rootOf[journal.rowOf[fragment] as number] as number;
      const share = journal.part.float(fragment) / total;
      const cost = this.#figures.cost(fragment);
      const price = proceeds * share;
      const spent = expenses * share;
      const gain = price - spent - cost;
      const size = price + spent + cost;
      if (day > (lots.lastTaxableDay[root] as number)) {
        sums.add(SUM.taxFreeGain, gain, size);
        continue;
      }
      sums.add(SUM.proceeds, price, price);
      sums.add(SUM.cost, cost, cost);
      if (spent !== 0) sums.add(SUM.expenses, spent, spent);
      sums.add(SUM.net, gain, size);
      sums.add(gain > 0 ? SUM.gains : SUM.losses, gain, size);
    }
  }

  #addIncome(sums: YearSums, slot: number): void {
    const gross = this.#events.cost[slot] as number;
    const expenses = this.#events.feeValue[slot] as number;
    sums.add(SUM.incomeGross, gross, gross);
    sums.add(SUM.incomeExpenses, expenses, expenses);
    sums.add(SUM.incomeNet, gross - expenses, gross + expenses);
  }

  #addDerivative(sums: YearSums, value: number): void {
    const size = Math.abs(value);
    sums.add(value > 0 ? SUM.derivativeGains : SUM.derivativeLosses, value, size);
    sums.add(SUM.derivativeNet, value, size);
  }

  #publish(sums: YearSums): YearFigures {
    const figure = (name: SumName) => this.#figure(sums, name);
    return {
      year: sums.year,
      taxable: {
        proceeds: figure('proceeds'),
        cost: figure('cost'),
        expenses: figure('expenses'),
        net: figure('net'),
        gains: figure('gains'),
        losses: figure('losses'),
      },
      taxFreeGain: figure('taxFreeGain'),
      income: { gross: figure('incomeGross'), expenses: figure('incomeExpenses'), net: figure('incomeNet') },
      derivatives: {
        gains: figure('derivativeGains'),
        losses: figure('derivativeLosses'),
        net: figure('derivativeNet'),
      },
      incomplete: sums.incomplete,
    };
  }

  #figure(sums: YearSums, name: SumName): string {
    const { whole, fraction, size } = sums.read(SUM[name]);
    return publishSum(whole, fraction, size * ESTIMATE_ERROR + SUMMING_ERROR, () => ({
      parts: exactYearParts(name, sums.first, sums.end, this.#events, this.#book, this.#figures),
      hasAverageCost: HOLDS_COST.has(name) && this.#figures.hasAverageCost(),
    }));
  }
}
