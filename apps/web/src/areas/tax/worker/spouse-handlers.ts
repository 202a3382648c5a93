/** Joint assessment behind the page's one door: which book is the spouse's, and which years are assessed together. */
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { SpouseLink } from '../../../platform/ledger/ledger-state.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import type { SpouseState } from '../spouse-types.ts';
import { setJoint, setSpouse, spouseState } from './spouse.ts';

export function createSpouseHandlers({ withLedger, editing, changing }: WorkerContext) {
  return {
    spouse: (): Answer<SpouseState> => withLedger((live) => spouseState(live)),
    setSpouse: (link: SpouseLink | null): Answer<void> => editing((live) => setSpouse(live, link)),
    /** May be written into the other book, of which no difference of this one tells. */
    setJoint: (year: number, joint: boolean): Answer<void> => changing((live) => setJoint(live, year, joint)),
  };
}
