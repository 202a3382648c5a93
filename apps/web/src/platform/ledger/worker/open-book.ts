/** A book with what screens ask of it: its review list and the index behind the transaction list, made when asked for. */
import { dec, formatDecimal, formatInstant, toCents } from '@cryptax/kernel';
import type { ReviewKind } from '../event-types.ts';
import { EventIndex } from './event-index.ts';
import type { LiveBook } from './live-book.ts';
import { kindsByEvent, reviewCards } from './review-cards.ts';
import { spareCardId } from './spare-assumption.ts';
import type { Valuer } from './value-events.ts';
import type { CardDraft } from './waiting-types.ts';

export class OpenBook {
  readonly loaded: LiveBook;
  readonly index: EventIndex;
  readonly #openValues = new Map<string, string | undefined>();
  #made: { readonly version: number; readonly cards: readonly CardDraft[]; readonly kinds: Kinds } | undefined;

  constructor(loaded: LiveBook) {
    this.loaded = loaded;
    this.index = new EventIndex(loaded, () => this.kinds);
  }

  get cards(): readonly CardDraft[] {
    return this.#make().cards;
  }

  get kinds(): Kinds {
    return this.#make().kinds;
  }

  /** What waits since the last change gets its worth, for the cards; the rest has it already. */
  async valueOpen(valuer: Valuer): Promise<void> {
    const fresh = openQuantities(this.loaded).filter(({ id }) => !this.#openValues.has(id));
    if (fresh.length === 0) return;
    const values = await valuesOf(valuer, fresh);
    for (const { id } of fresh) this.#openValues.set(id, values.get(id));
    this.#made = undefined;
  }

  #make() {
    const { version } = this.loaded;
    if (this.#made?.version !== version) {
      const cards = reviewCards({ book: this.loaded, openValues: this.#openValues });
      this.#made = { version, cards, kinds: kindsByEvent(cards) };
    }
    return this.#made;
  }
}

type Kinds = ReadonlyMap<string, readonly ReviewKind[]>;

interface OpenQuantity {
  readonly id: string;
  readonly at: string;
  readonly wallet: string;
  readonly asset: string;
  readonly amount: string;
}

/** Movements without their other side, and coins that were assumed in vain. */
function openQuantities({ waiting, spareAssumptions, stored, place }: LiveBook): readonly OpenQuantity[] {
  const movements = waiting.transfers.map(({ candidate }) => ({ ...candidate, at: formatInstant(candidate.at) }));
  const assumed = spareAssumptions.flatMap((each) => {
    const { at, wallet } = stored[place.get(each.eventId) ?? -1] ?? {};
    if (at === undefined || wallet === undefined) return [];
    return [{ id: spareCardId(each), at, wallet, asset: each.asset, amount: each.spare }];
  });
  return [...movements, ...assumed];
}

/** What it was worth on its day, for the card's effect; priced like a receipt, without being one. */
async function valuesOf(valuer: Valuer, open: readonly OpenQuantity[]): Promise<ReadonlyMap<string, string>> {
  const { valuations } = await valuer.value(
    open.map(({ id, at, wallet, asset, amount }) => ({
      id,
      at,
      wallet,
      kind: 'income',
      incomeKind: 'other',
      in: { asset, amount },
    })),
  );
  return new Map(valuations.map(({ eventId, valueEur }) => [eventId, centsText(valueEur)]));
}

function centsText(value: string): string {
  return formatDecimal(toCents(dec(value)));
}
