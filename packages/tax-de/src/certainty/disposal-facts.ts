/** Small facts about entries and about disposals as the engine publishes them. */
import {
  berlinDay,
  berlinYearOf,
  type Decimal,
  dec,
  divide,
  formatInstant,
  type Instant,
  multiply,
  parseInstant,
  sum,
  yearOfDay,
} from '@cryptax/kernel';
import type { DisposalSumView, DisposalView, LedgerEngine, LedgerEvent } from '@cryptax/ledger';

export function byId<T extends LedgerEvent>(events: readonly T[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const event of events) found.set(event.id, event);
  return found;
}

export function withLots(engine: LedgerEngine, { eventId, part, at }: DisposalSumView): DisposalView {
  const moment = formatInstant(at);
  const isIt = (view: DisposalView) => view.eventId === eventId && view.part === part && view.at === moment;
  // What covers a short sale is a disposal of the sale, made by a later event.
  const view = engine.disposalsOf(eventId).find(isIt) ?? engine.disposals().find(isIt);
  if (view === undefined) throw new Error(`The engine has lost a disposal of ${eventId}`);
  return view;
}

export interface Money {
  readonly proceeds: Decimal;
  readonly cost: Decimal;
  readonly expenses: Decimal;
}

/** Of the taxable parts of a disposal together. */
export function moneyOf({ lots }: DisposalView): Money {
  const taxable = lots.filter(({ taxFree }) => !taxFree);
  const total = (field: keyof Money) => sum(taxable.map((part) => dec(part[field])));
  return { proceeds: total('proceeds'), cost: total('cost'), expenses: total('expenses') };
}

/** What these parts have of a disposal's money; their cost is not among it. */
export function taxableShare(sale: DisposalSumView, parts: DisposalView['lots']): Omit<Money, 'cost'> {
  const amount = sum(parts.map((part) => dec(part.amount)));
  const share = (whole: Decimal) => divide(multiply(whole, amount), sale.amount, DIGITS, 'half-away');
  return { proceeds: share(sale.proceeds), expenses: share(sale.expenses) };
}

const DIGITS = 12;

/** Berlin is ahead of the world clock: only the last day of a year can belong to the next one. */
export function yearOf(at: string): number {
  return at.slice(4, 10) === '-12-31' ? yearOfDay(berlinDay(instantOf(at))) : Number(at.slice(0, 4));
}

/** Of all entries; from infinity to minus infinity where none has a moment that can be read. */
export function yearsSpanned(events: readonly LedgerEvent[]): { readonly first: number; readonly last: number } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at } of events) {
    // Only where a year begins or ends the text can tell another one than the calendar of Berlin.
    const [year, day] = [Number(at.slice(0, 4)), at.slice(4, 10)];
    if (year >= first && year <= last && day !== '-12-31' && day !== '-01-01') continue;
    const own = berlinYearOf(at);
    if (own === null) continue;
    first = Math.min(first, own);
    last = Math.max(last, own);
  }
  return { first, last };
}

function instantOf(at: string): Instant {
  const instant = parseInstant(at);
  if (!instant.ok) throw new Error(`The engine published an instant that cannot be read: ${at}`);
  return instant.value;
}
