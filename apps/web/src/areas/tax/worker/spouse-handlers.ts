/** Joint assessment behind the page's one door: which book is the spouse's, and which years are assessed together. */
import { err, ok } from '@cryptax/kernel';
import { type BoundText, giftPairs, isLinkedGift, linkedGift } from '@cryptax/tax-de';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { SpouseLink } from '../../../platform/ledger/ledger-state.ts';
import type { BookCertainty } from '../../../platform/ledger/worker/certainty/book-certainty.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { GiftOffer, SpouseState } from '../screen-types.ts';
import { jointRange, setJoint, setSpouse, spouseLeftOut, spouseState, unlockSpouse } from './spouse.ts';

export function createSpouseHandlers(
  { withLedger, withBook, editing, changing }: WorkerContext,
  certainty: readonly [BookCertainty, BookCertainty],
) {
  return {
    spouse: (): Answer<SpouseState> => withLedger((live) => spouseState(live)),
    /** Figures of the year are those of this book alone although the other one belongs to them. */
    spouseLeftOut: (year: number): Answer<boolean> => withLedger(async (live) => ok(await spouseLeftOut(live, year))),
    /** Passphrase or recovery code of the other book; it stays open for this tab. */
    unlockSpouse: (bookId: string, secret: string): Answer<void> =>
      changing((live) => unlockSpouse(live, bookId, secret)),
    jointRange: (year: number): Answer<BoundText | undefined> =>
      withBook('own', (open, live) => jointRange(open, live, year, certainty)),
    setSpouse: (link: SpouseLink | null): Answer<void> => editing((live) => setSpouse(live, link)),
    /** May be written into the other book, of which no difference of this one tells. */
    setJoint: (year: number, joint: boolean): Answer<void> => changing((live) => setJoint(live, year, joint)),
  };
}

/** Gifts between this book and another: what the other person gave, with the days and costs that belong to it. */
export function createGiftHandlers({ withLedger, editing }: Pick<WorkerContext, 'withLedger' | 'editing'>) {
  return {
    /** Gifts out of the other book into this one whose lots this book does not know yet. */
    giftOffers: (bookId: string): Answer<readonly GiftOffer[]> => withLedger((live) => giftOffers(live, bookId)),
    /** Writes the giver's days and costs into this book; one step of the journal. */
    takeOverGift: (bookId: string, eventId: string): Answer<void> =>
      editing(async (live) => {
        const offers = await giftOffers(live, bookId);
        if (!offers.ok) return offers;
        const offer = offers.value.find(({ received }) => received.id === eventId);
        if (offer === undefined) return err({ code: 'edit.impossible', reason: 'different-acquisition' });
        const state = await live.store.events.state('own');
        if (!state.ok) return state;
        const [only, ...more] = offer.linked;
        const change =
          only !== undefined && more.length === 0
            ? ({ kind: 'edit', why: 'edit', events: [only] } as const)
            : ({ kind: 'split', why: 'split', eventId, into: offer.linked } as const);
        const kept = await live.store.events.apply('own', state.value.revision, change);
        return kept.ok ? ok(undefined) : kept;
      }),
  };
}

async function giftOffers(live: LiveLedger, bookId: string): Answer<readonly GiftOffer[]> {
  const other = await live.others.open(bookId);
  if (!other.ok) return other;
  const [own, giver] = [await live.books.get('own'), await other.value.books.get('own')];
  if (!own.ok) return own;
  if (!giver.ok) return giver;
  const { stored, place } = own.value.loaded;
  const movements = giver.value.loaded.engine.movements();
  return ok(
    giftPairs(giver.value.loaded.valued, stored).flatMap((pair) => {
      const linked = linkedGift(pair, movements, (id) => place.has(id));
      return linked === null || isLinkedGift(pair.received, linked) ? [] : [{ received: pair.received, linked }];
    }),
  );
}
