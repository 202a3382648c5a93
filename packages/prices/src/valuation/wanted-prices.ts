/**
 * The days each asset needs a price of. A hundred thousand events ask for a few thousand prices, and the question is put anew for
 * every kind of source: equal ones are found once.
 */
import { type Day, utcDay } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { CloseRequest } from '../sources/price-source.ts';
import { type Between, eachInTurn } from './each-in-turn.ts';
import type { BookAnswer, FoundValue } from './found-value.ts';
import { momentOf, type OpenPart, type PartName } from './open-parts.ts';
import { type PriceBook, priceKey } from './price-book.ts';

/** All that there are, or how many live services should have given a price. */
export type Opinions = 'all' | 1 | 2;

type Days = Map<string, Set<Day>>;

export class WantedPrices {
  readonly #events: readonly LedgerEvent[];
  readonly #parts: readonly (readonly OpenPart[])[];
  #distinct: readonly (readonly OpenPart[])[] | undefined;

  /** `parts` are the open ones of each event. */
  constructor(events: readonly LedgerEvent[], parts: readonly (readonly OpenPart[])[]) {
    this.#events = events;
    this.#parts = parts;
  }

  /**
   * Sources without network are asked for everything, values already known included: that is the second opinion. The network
   * is asked only for prices that fewer than `opinions` sources have given so far.
   */
  async from(book: PriceBook, opinions: Opinions, between?: Between): Promise<readonly CloseRequest[]> {
    const days: Days = new Map();
    if (opinions === 'all') await eachInTurn(this.#events, (event, place) => this.#addAll(event, place, days), between);
    else {
      this.#distinct ??= distinctParts(this.#parts);
      await eachInTurn(this.#distinct, (parts) => addOpen(parts, book, opinions, days), between);
    }
    return Array.from(days)
      .filter(([asset]) => !book.isCurrency(asset))
      .map(([asset, wanted]) => ({ asset, days: [...wanted].sort((a, b) => a - b) }));
  }

  #addAll(event: LedgerEvent, place: number, days: Days): void {
    const parts = this.#parts[place] ?? [];
    // Parts know the moment of their event, but what was given is priced when the giver bought it.
    const known = event.kind === 'gift-in' ? undefined : parts[0];
    const day = utcDay(known?.at ?? momentOf(event.at));
    if ('in' in event) add(days, event.in.asset, day);
    if ('out' in event) add(days, event.out.asset, day);
    for (const { asset, at } of parts) add(days, asset, utcDay(at));
  }
}

function add(days: Days, asset: string, day: Day): void {
  const known = days.get(asset);
  if (known === undefined) days.set(asset, new Set([day]));
  else known.add(day);
}

/** One of all events that lack a single value from the same price; where several are open, one may do without the other. */
function distinctParts(all: readonly (readonly OpenPart[])[]): readonly (readonly OpenPart[])[] {
  const seen = new Map<string, Set<number>>();
  return all.filter((parts) => {
    const [only] = parts;
    if (only === undefined) return false;
    if (parts.length > 1) return true;
    const keys = seen.get(only.asset);
    const key = priceKey(only.at);
    if (keys?.has(key) === true) return false;
    if (keys === undefined) seen.set(only.asset, new Set([key]));
    else keys.add(key);
    return true;
  });
}

/**
 * A leg without a price needs none if the other one is pegged: both are worth the same. The pegged one needs the close of its
 * day, which may speak against the peg.
 */
function addOpen(parts: readonly OpenPart[], book: PriceBook, opinions: 1 | 2, days: Days): void {
  const steps = parts.map(({ asset, at }) => stepOf(book.resolve(asset, at)));
  let pegged = 0;
  for (let i = 0; i < parts.length; i++) if (steps[i] === 'peg' && isLeg((parts[i] as OpenPart).part)) pegged++;
  for (let i = 0; i < parts.length; i++) {
    const { part, asset, at } = parts[i] as OpenPart;
    const day = utcDay(at);
    if (steps[i] === 'close' && opinions === 2 && !book.hasTwoCloses(asset, day)) add(days, asset, day);
    if (steps[i] === undefined && !(isLeg(part) && pegged === 1)) add(days, asset, day);
    if (steps[i] === 'peg' && book.closeOn(asset, day) === undefined) add(days, asset, day);
  }
}

function isLeg(part: PartName): boolean {
  return part === 'in' || part === 'out';
}

function stepOf(answer: BookAnswer): FoundValue['step'] | undefined {
  return answer.kind === 'found' ? answer.step : undefined;
}
