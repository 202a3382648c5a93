/**
 * Disposals without their lots, a fraction of the work. A large ledger has so many that what is read of each counts: figures are whole
 * cents, and what few ask for is made when it is asked for.
 */
import { type Day, type Decimal, decimal, type Instant } from '@cryptax/kernel';
import type { DisposalSumView } from '../views.ts';
import { ESTIMATE_ERROR, type ExactSum, roundedEuro, wholeCents } from './cents.ts';
import { gainOf, plainly } from './disposal-views.ts';
import { ENTRY } from './journal.ts';
import type { Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

const NO_EVENTS: readonly string[] = [];

/** `asked`: slots of events that lots may have come from. */
export class DisposalSum implements DisposalSumView {
  readonly #source: ViewSource;
  readonly #entry: number;
  /** Of the event whose price is realised. */
  readonly #sold: number;
  readonly place: number;
  readonly part: DisposalSumView['part'];
  readonly uses: readonly string[];

  constructor(source: ViewSource, entry: number, asked: ReadonlySet<number>) {
    const { events, book, figures } = source;
    const kind = book.journal.kind[entry];
    this.#source = source;
    this.#entry = entry;
    this.#sold = figures.soldSlot(entry);
    this.place = events.rank[this.#sold] as number;
    this.part = kind === ENTRY.disposal || kind === ENTRY.shortCover ? 'main' : 'fee';
    this.uses = asked.size === 0 ? NO_EVENTS : usedOf(source, entry, asked);
  }

  get eventId(): string {
    return this.#source.events.ids[this.#sold] as string;
  }

  get at(): Instant {
    return this.#source.events.at[this.#slot] as Instant;
  }

  get day(): Day {
    return this.#source.events.day[this.#slot] as Day;
  }

  get asset(): string {
    return this.#source.assets.names[this.#asset] as string;
  }

  get amount(): Decimal {
    return decimal(this.#source.figures.units(this.#entry), this.#scale);
  }

  get nearAmount(): number {
    return this.#source.figures.total(this.#entry) / 10 ** this.#scale;
  }

  get proceeds(): Decimal {
    return this.#proceeds(roundedEuro);
  }

  get expenses(): Decimal {
    return this.#expenses(roundedEuro);
  }

  get taxableGain(): Decimal {
    return gainOf(this.#source, this.#entry, taxableParts(this.#source, this.#entry), roundedEuro);
  }

  get proceedsCents(): number {
    return this.#proceeds(wholeCents);
  }

  get expensesCents(): number {
    return this.#expenses(wholeCents);
  }

  get taxableCents(): number {
    return gainOf(this.#source, this.#entry, taxableParts(this.#source, this.#entry), wholeCents);
  }

  get #slot(): number {
    return this.#source.book.journal.slot[this.#entry] as number;
  }

  get #asset(): number {
    const { journal, lots, pools } = this.#source.book;
    const row = journal.rowOf[journal.first[this.#entry] as number] as number;
    return (pools[lots.poolOf[row] as number] as Pool).asset;
  }

  get #scale(): number {
    return this.#source.assets.scale[this.#asset] as number;
  }

  #proceeds<T>(publish: Publish<T>): T {
    const { figures } = this.#source;
    const value = figures.proceeds(this.#entry);
    return publish(value, value * ESTIMATE_ERROR, () => plainly(figures.exactProceeds(this.#entry)));
  }

  #expenses<T>(publish: Publish<T>): T {
    const { figures } = this.#source;
    const value = figures.expenses(this.#entry);
    return publish(value, value * ESTIMATE_ERROR, () => plainly(figures.exactExpenses(this.#entry)));
  }
}

type Publish<T> = (estimate: number, error: number, exact: () => ExactSum) => T;

function taxableParts({ book, figures }: ViewSource, entry: number): readonly number[] {
  const { journal } = book;
  const slot = journal.slot[entry] as number;
  const taxable: number[] = [];
  const end = journal.end(entry);
  for (let part = journal.first[entry] as number; part < end; part++) {
    if (!figures.isTaxFree(slot, part)) taxable.push(part);
  }
  return taxable;
}

/** Those of the events that its lots came from or went through. */
function usedOf({ events, book }: ViewSource, entry: number, asked: ReadonlySet<number>): readonly string[] {
  const { journal, lots } = book;
  let used: Set<number> | undefined;
  const end = journal.end(entry);
  for (let part = journal.first[entry] as number; part < end; part++) {
    for (let row = journal.rowOf[part] as number; row >= 0; row = lots.parentOf[row] as number) {
      const maker = lots.rowSlot[row] as number;
      if (!asked.has(maker)) continue;
      used ??= new Set();
      used.add(maker);
    }
  }
  return used === undefined ? NO_EVENTS : [...used].map((maker) => events.ids[maker] as string);
}
