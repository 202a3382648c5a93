/** Why only one side has a sale: what our ledger holds of the same coin, quantity and day instead, or the year that a zone moves it to. */
import { add, berlinDayOf, compare, type Decimal, dec, parseInstant, utcDay, yearOfDay } from '@cryptax/kernel';
import type { DisposalView, LedgerEvent, Leg } from '@cryptax/ledger';
import type { OpinionCause, TheirSale } from './opinion.ts';
import { dayOf } from './sale-figures.ts';

export function causeOfOurs(
  { at, part, eventId }: DisposalView,
  year: number,
  kinds: ReadonlyMap<string, string>,
): OpinionCause {
  const instant = parseInstant(at);
  if (instant.ok && yearOfDay(utcDay(instant.value)) !== year) return 'zone';
  // A fee paid in coin is a disposal to us; most programs leave it out.
  return part === 'fee' || kinds.get(eventId) === 'fee' ? 'fee' : 'missing-there';
}

const CAUSES: Readonly<Partial<Record<LedgerEvent['kind'], OpinionCause>>> = {
  transfer: 'transfer',
  'gift-out': 'treatment',
  lost: 'treatment',
  open: 'treatment',
  redeem: 'treatment',
  migration: 'treatment',
  // Sales of ours would have been matched, so these have no result.
  sell: 'waiting',
  swap: 'waiting',
  spend: 'waiting',
};

interface Leaving {
  readonly event: LedgerEvent;
  readonly day: number;
  readonly leg: Leg;
  taken: boolean;
}

/** Movements out of wallets by coin, each of which can stand for one row of theirs. */
export class LeavingCoins {
  readonly #byTicker = new Map<string, Leaving[]>();

  constructor(events: readonly LedgerEvent[], settled: ReadonlySet<string>, tickerOf: (asset: string) => string) {
    for (const event of events) {
      if (!('out' in event) || event.out === undefined || settled.has(event.id)) continue;
      const day = berlinDayOf(event.at);
      if (day === null || CAUSES[event.kind] === undefined) continue;
      const ticker = tickerOf(event.out.asset);
      const list = this.#byTicker.get(ticker) ?? [];
      list.push({ event, day, leg: event.out, taken: false });
      this.#byTicker.set(ticker, list);
    }
  }

  causeOf(row: TheirSale, ticker: string): { readonly cause: OpinionCause; readonly eventId?: string } {
    const day = dayOf(row.soldOn);
    const found = (this.#byTicker.get(ticker) ?? []).find(
      (leaving) =>
        !leaving.taken &&
        day !== null &&
        Math.abs(leaving.day - day) <= 1 &&
        quantities(leaving).some((quantity) => compare(quantity, dec(row.quantity)) === 0),
    );
    if (found === undefined) return { cause: 'missing-here' };
    found.taken = true;
    return { cause: CAUSES[found.event.kind] ?? 'missing-here', eventId: found.event.id };
  }
}

/** Alone, or with the fee that left together with it. */
function quantities({ event, leg }: Leaving): readonly Decimal[] {
  const alone = dec(leg.amount);
  return event.fee?.asset === leg.asset ? [alone, add(alone, dec(event.fee.amount))] : [alone];
}
