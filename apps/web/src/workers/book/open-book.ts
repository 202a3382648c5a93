/** A book with what screens ask of it: its review list and the index behind the transaction list, made when asked for. */
import { dec, formatDecimal, round } from '@cryptax/kernel';
import type { ReviewKind } from '../../lib/ledger/review-api.ts';
import { type Candidate, pendingTransfers } from '../import/import-details.ts';
import { EventIndex } from '../query/query-events.ts';
import { type CardDraft, kindsByEvent, reviewCards } from '../review/review-cards.ts';
import type { LiveBook } from './live-book.ts';
import type { Valuer } from './value-events.ts';

export class OpenBook {
  readonly loaded: LiveBook;
  readonly index: EventIndex;
  readonly #transferValues = new Map<string, string | undefined>();
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

  /** Movements that came with the last change get their worth; the others have it already. */
  async valueTransfers(valuer: Valuer): Promise<void> {
    const pending = pendingTransfers(this.loaded.imports).map(({ candidate }) => candidate);
    const fresh = pending.filter(({ id }) => !this.#transferValues.has(id));
    if (fresh.length === 0) return;
    const values = await valuesOf(valuer, fresh);
    for (const { id } of fresh) this.#transferValues.set(id, values.get(id));
    this.#made = undefined;
  }

  #make() {
    const { version } = this.loaded;
    if (this.#made?.version !== version) {
      const cards = reviewCards({ book: this.loaded, transferValues: this.#transferValues });
      this.#made = { version, cards, kinds: kindsByEvent(cards) };
    }
    return this.#made;
  }
}

type Kinds = ReadonlyMap<string, readonly ReviewKind[]>;

/** What an open movement was worth on its day, for the card's effect; priced like a receipt, without being one. */
async function valuesOf(valuer: Valuer, pending: readonly Candidate[]): Promise<ReadonlyMap<string, string>> {
  const { valuations } = await valuer.value(
    pending.map(({ id, at, wallet, asset, amount }) => ({
      id,
      at: new Date(at * 1000).toISOString(),
      wallet,
      kind: 'income',
      incomeKind: 'other',
      in: { asset, amount },
    })),
  );
  return new Map(valuations.map(({ eventId, valueEur }) => [eventId, toCents(valueEur)]));
}

function toCents(value: string): string {
  return formatDecimal(round(dec(value), 2, 'half-away'));
}
