/** What the user says about the zone of a file: the one that was offered, or that its times are right. Either is one step. */
import { clockOfFormat, otherZones, settleTransfers, textInOtherZone, type ZoneShift } from '@cryptax/importers';
import { ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { EditDone } from '../../../../platform/ledger/edit-types.ts';
import { OWN_MAPPING } from '../../../../platform/ledger/import-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { WorkerContext } from '../../../../platform/ledger/worker/context.ts';
import { ARRIVAL, movementsOf } from '../../../../platform/ledger/worker/import-details.ts';
import { hasZoneAnswer, movedBy, zoneAnswerId } from '../../../../platform/ledger/worker/import-zone.ts';
import type { LiveLedger } from '../../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import type { PendingTransfer } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { Remedy } from '../../entry-types.ts';
import { type AnswerParts, joinParts, rowsSettled } from '../review/answer-parts.ts';
import { wholeChange } from '../review/plan-fixes.ts';

type ZoneRemedy = Extract<Remedy, { kind: 'zone' }>;

/** Files of a book whose times fit all others at another zone, and the step that moves a file there. */
export function zoneRemedies({ imports, waiting, settled }: LoadedBook): readonly ZoneRemedy[] {
  const files = imports.map(({ no, format, ...record }) => ({
    id: String(no),
    // Chains and interfaces say when it was; who mapped the columns chose a zone.
    clock: clockOfFormat(format) ?? (format.startsWith(OWN_MAPPING) ? ('assumed' as const) : ('certain' as const)),
    moves: movementsOf({ no, format, ...record }),
  }));
  const open = new Set(waiting.transfers.flatMap(({ candidate, isLoose }) => (isLoose ? [] : [candidate.id])));
  return otherZones(files, open).flatMap(({ fileId, shift, settles, fits, pairs }): ZoneRemedy[] => {
    const record = imports.find(({ no }) => String(no) === fileId);
    if (record === undefined || hasZoneAnswer(record.no, settled)) return [];
    return [{ kind: 'zone', count: settles, importNo: record.no, file: record.fileName, shift, fits, pairs }];
  });
}

/** All entries of the file at their new moment, and the transfers that its movements turn out to be. */
function planZone(book: LoadedBook, importNo: number, shift: ZoneShift): AnswerParts {
  const edit = entriesOf(book, importNo).map((event) => ({ ...event, at: textInOtherZone(shift, event.at) }));
  const pending = book.waiting.transfers
    .filter(({ isLoose }) => !isLoose)
    .map((each) => (each.importNo === importNo ? { ...each, candidate: movedBy(each.candidate, shift) } : each));
  return joinParts([{ edit, settle: [zoneAnswerId(importNo, shift)] }, ...transfersOf(pending, importNo)]);
}

/** Those whose moment a row of the file says: a transfer has that of its sending, and what was typed in has the user's. */
function entriesOf({ stored, origins, imports }: LoadedBook, importNo: number): readonly LedgerEvent[] {
  const names = new Map(imports.map(({ no, fileName }) => [no, fileName]));
  const name = names.get(importNo);
  return stored.filter(({ id, source }, place) => {
    const origin = origins[place] ?? 0;
    const isOwn = origin === importNo || names.get(origin) !== name;
    return source?.file === name && isOwn && !id.startsWith(TYPED_ROW);
  });
}

/** Entries that the user typed for a row of a file. */
const TYPED_ROW = 'row:';

/** Only those with a side in the file: of the others nothing has changed. */
function transfersOf(pending: readonly PendingTransfer[], importNo: number): readonly AnswerParts[] {
  const byId = new Map(pending.map((each) => [each.candidate.id, each]));
  const { matches, events } = settleTransfers(
    [],
    pending.map(({ candidate }) => candidate),
  );
  return matches.flatMap(({ outs, ins }) => {
    const [sent, arrived] = [outs, ins].map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
    if (sent === undefined || arrived === undefined) return [];
    if (![...sent, ...arrived].some((each) => each.importNo === importNo)) return [];
    const eventId = outs[0] ?? '';
    const files = new Set(sent.map((each) => each.importNo));
    return [
      ...sent.map((out) => {
        const { id } = out.candidate;
        const own = events.filter((event) => event.id === id || event.id.startsWith(`${id}:`));
        return rowsSettled(out, { kind: 'grouped', eventId: id }, own);
      }),
      ...arrived.map((each) =>
        rowsSettled(
          each,
          files.has(each.importNo) ? { kind: 'grouped', eventId } : { kind: 'ignored', reason: ARRIVAL, eventId },
          [],
        ),
      ),
    ];
  });
}

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
