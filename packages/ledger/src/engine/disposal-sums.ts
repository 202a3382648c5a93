/**
 * Disposals without their lots, a fraction of the work. A large ledger has so many that what is read of each counts: figures are whole
 * cents, and what few ask for is made when it is asked for.
 */
import { type Day, type Decimal, decimal, type Instant } from '@cryptax/kernel';
import type { DisposalSumView } from '../views.ts';
import { ESTIMATE_ERROR, type ExactSum, nearCents, roundedEuro, wholeCents } from './cents.ts';
import { gainError, gainOf, plainly } from './disposal-views.ts';
import { ENTRY, isDisposal } from './journal.ts';
import type { Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

const NO_EVENTS: readonly string[] = [];
const NOBODY: ReadonlySet<number> = new Set();

/** `from`: events that lots may have come from. */
export function eachDisposalSum(
  source: ViewSource,
  use: (view: DisposalSumView) => void,
  from: Iterable<string> = [],
): void {
  const { journal } = source.book;
  const asked = new Set<number>();
  for (const id of from) asked.add(source.events.index.find(id));
  for (let entry = 0; entry < journal.entries; entry++) {
    if (isDisposal(journal.kind[entry] as number)) use(new DisposalSum(source, entry, asked));
  }
}

/** Those of these events. */
export function disposalSumsOf(source: ViewSource, eventIds: ReadonlySet<string>): DisposalSumView[] {
  const { events, book, figures } = source;
  const found: DisposalSumView[] = [];
  for (let entry = 0; entry < book.journal.entries; entry++) {
    if (!isDisposal(book.journal.kind[entry] as number)) continue;
    if (eventIds.has(events.ids[figures.soldSlot(entry)] as string)) found.push(new DisposalSum(source, entry));
  }
  return found;
}

/** `asked`: slots of events that lots may have come from. */
class DisposalSum implements DisposalSumView {
  readonly #source: ViewSource;
  readonly #entry: number;
  readonly #slot: number;
  /** Of the event whose price is realised. */
  readonly #sold: number;
  readonly #asset: number;
  readonly place: number;
  readonly part: DisposalSumView['part'];
  readonly uses: readonly string[];

  constructor(source: ViewSource, entry: number, asked: ReadonlySet<number> = NOBODY) {
    const { events, book, figures } = source;
    const { journal, lots, pools } = book;
    const kind = journal.kind[entry];
    this.#source = source;
    this.#entry = entry;
    this.#slot = journal.slot[entry] as number;
    this.#sold = figures.soldSlot(entry);
    const row = journal.rowOf[journal.first[entry] as number] as number;
    this.#asset = (pools[lots.poolOf[row] as number] as Pool).asset;
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

  get wholeAmount(): number {
    return wholeOrNot(this.#source.figures.total(this.#entry));
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
    const value = this.#source.figures.proceeds(this.#entry);
    const cents = nearCents(value, value * ESTIMATE_ERROR);
    return Number.isNaN(cents) ? this.#proceeds(wholeCents) : cents;
  }

  get expensesCents(): number {
    const value = this.#source.figures.expenses(this.#entry);
    if (value === 0) return 0;
    const cents = nearCents(value, value * ESTIMATE_ERROR);
    return Number.isNaN(cents) ? this.#expenses(wholeCents) : cents;
  }

  /** In one go for most; the parts are only listed where exact fractions have to tell. */
  get taxableCents(): number {
    const { book, figures } = this.#source;
    const { journal } = book;
    const entry = this.#entry;
    const [total, proceeds, expenses] = [figures.total(entry), figures.proceeds(entry), figures.expenses(entry)];
    const end = journal.end(entry);
    let [value, size, count] = [0, 0, 0];
    for (let part = journal.first[entry] as number; part < end; part++) {
      if (figures.isTaxFree(this.#slot, part)) continue;
      const share = journal.part.float(part) / total;
      const cost = figures.cost(part);
      value += (proceeds - expenses) * share - cost;
      size += (proceeds + expenses) * share + cost;
      count += 1;
    }
    const cents = nearCents(value, gainError(size, count));
    if (!Number.isNaN(cents)) return cents;
    return gainOf(this.#source, entry, taxableParts(this.#source, entry), wholeCents);
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

/** NaN where a number cannot tell every unit any more. */
function wholeOrNot(units: number): number {
  return units <= Number.MAX_SAFE_INTEGER ? units : Number.NaN;
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
