/** What the user says about the zone of a file: the one that was offered, or that its times are right. Either is one step. */
import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { EditDone } from '../../../../platform/ledger/edit-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { WorkerContext } from '../../../../platform/ledger/worker/context.ts';
import { zoneAnswerId } from '../../../../platform/ledger/worker/import-zone.ts';
import type { LiveLedger } from '../../../../platform/ledger/worker/live-ledger.ts';
import type { AnswerParts } from '../review/answer-parts.ts';
import { wholeChange } from '../review/plan-fixes.ts';
import { planZone, zoneRemedies } from './other-zones.ts';

const APPLIED = 'review.zone.apply';
const KEPT = 'review.zone.keep';

export function createZoneHandlers({ editing }: Pick<WorkerContext, 'editing'>) {
  return {
    /** The zone that is offered for the file now; without an offer nothing happens. */
    applyZone: (book: Book, importNo: number): Answer<EditDone> =>
      editing(async (live) => {
        const open = await live.books.get(book);
        if (!open.ok) return open;
        const { loaded } = open.value;
        const offer = zoneRemedies(loaded).find((each) => each.importNo === importNo);
        if (offer === undefined) return ok({ revision: loaded.revision, changed: 0, eventIds: [] });
        return write(live, book, open.value, planZone(loaded, importNo, offer.shift), APPLIED);
      }),
    keepZone: (book: Book, importNo: number): Answer<EditDone> =>
      editing(async (live) => {
        const open = await live.books.get(book);
        if (!open.ok) return open;
        return write(live, book, open.value, { settle: [zoneAnswerId(importNo, undefined)] }, KEPT);
      }),
  };
}

async function write(
  { store }: LiveLedger,
  book: Book,
  { loaded }: OpenBook,
  parts: AnswerParts,
  why: string,
): Answer<EditDone> {
  const change = wholeChange(loaded, [parts], why);
  const applied = await store.events.apply(book, loaded.revision, change);
  if (!applied.ok) return applied;
  const { added, changed, removed } = applied.value.counts;
  return ok({ revision: applied.value.revision, changed: added + changed + removed, eventIds: [] });
}
