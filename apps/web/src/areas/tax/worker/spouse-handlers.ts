/** Joint assessment behind the page's one door: which book is the spouse's, and which years are assessed together. */
import { ok } from '@cryptax/kernel';
import type { BoundText } from '@cryptax/tax-de';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { SpouseLink } from '../../../platform/ledger/ledger-state.ts';
import type { BookCertainty } from '../../../platform/ledger/worker/certainty/book-certainty.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import type { SpouseState } from '../spouse-types.ts';
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
