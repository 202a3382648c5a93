/**
 * What hangs together with an entry: a match between a sending and an arrival, and how it is taken apart; acquisitions
 * assumed for it.
 */
import { defined, err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Change, ImportRecord, RepairedRows, RowOutcome } from '@cryptax/store';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import {
  type Candidate,
  detailsOf,
  type Match,
  movementsOf,
} from '../../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { answerChange } from '../review/answer-parts.ts';

/** Events of a match are named after its sendings; a second part, a fee apart and what it was split into carry a suffix. */
function isMadeBy({ outs }: Match, eventId: string): boolean {
  return outs.some((id) => eventId === id || eventId.startsWith(`${id}:`) || eventId.startsWith(`${id}/`));
}

export function matchOf({ imports, place, stored }: LoadedBook, eventId: string): Match | undefined {
  const event = stored[place.get(eventId) ?? -1];
  if (event?.kind !== 'transfer' && event?.kind !== 'fee') return undefined;
  for (const record of imports) {
    const match = detailsOf(record).matches.find((each) => isMadeBy(each, eventId));
    if (match !== undefined) return match;
  }
  return undefined;
}

/** Rows of movements as they were before anybody said what they are. */
function waitingAgain(
  { imports }: LoadedBook,
  isMeant: (movement: Candidate, record: ImportRecord) => boolean,
): readonly RepairedRows[] {
  return imports.flatMap((record) =>
    movementsOf(record)
      .filter((movement) => isMeant(movement, record))
      .map(({ direction, source }): RepairedRows => {
        const lines = source.lines ?? [source.line];
        const reason = `transfer.unmatched-${direction}`;
        const raws = new Map(record.mended.map(({ line, raw }) => [line, raw]));
        const rows = lines.map((line): RowOutcome => {
          const raw = raws.get(line);
          return { line, kind: 'review', reason, ...defined({ raw }) };
        });
        return { importNo: record.no, rows, events: [] };
      }),
  );
}

/** Rows that were found to tell one of these events again: without it they tell it alone. */
export function rowsReopened(book: LoadedBook, eventIds: ReadonlySet<string>): readonly RepairedRows[] {
  const repeats = new Map(
    book.imports.map(({ no, mended }) => [
      no,
      new Set(
        mended.flatMap(({ line, kind, eventId = '' }) => (kind === 'duplicate' && eventIds.has(eventId) ? [line] : [])),
      ),
    ]),
  );
  return waitingAgain(book, ({ source }, { no }) => repeats.get(no)?.has(source.line) === true);
}

export function planTakingApart(
  book: LoadedBook,
  eventId: string,
  why: string,
): Result<{ readonly change: Change; readonly remove: readonly string[] }, LedgerError> {
  const match = matchOf(book, eventId);
  if (match === undefined) return err({ code: 'event.missing', ids: [eventId] });
  const ids = new Set([...match.outs, ...match.ins]);
  const repair = waitingAgain(book, ({ id }) => ids.has(id));
  const made = book.stored.map(({ id }) => id).filter((id) => isMadeBy(match, id));
  const remove = withAssumptions(book, made);
  return ok({ change: answerChange([{ remove, repair }], why), remove });
}

type Ledger = Pick<LoadedBook, 'stored' | 'place' | 'origins'>;

/**
 * Acquisitions that were assumed for an event make sense only with it: they go when it goes, and stand at its moment and in
 * its wallet when it is moved. Else coins would be left that nobody ever had.
 * The ids of events that go, and of what was assumed for them.
 */
export function withAssumptions(book: Ledger, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return ids;
  const gone = new Set(ids);
  return [...new Set([...ids, ...assumptionsAbout(book, (id) => gone.has(id))])];
}

/** What was assumed for the events of a file. */
export function assumedFor(book: Ledger, importNo: number): readonly string[] {
  return assumptionsAbout(book, (id) => book.origins[book.place.get(id) ?? -1] === importNo);
}

function assumptionsAbout({ stored }: Ledger, isGone: (eventId: string) => boolean): readonly string[] {
  return stored.flatMap((event) =>
    event.kind === 'assumed-acquisition' && event.forEventId !== undefined && isGone(event.forEventId)
      ? [event.id]
      : [],
  );
}

/** What changes of the assumptions when events give way to others; `successors` by the id of the event before. */
export function followingAssumptions(
  { stored, place }: Ledger,
  successors: ReadonlyMap<string, LedgerEvent>,
): readonly LedgerEvent[] {
  if (successors.size === 0) return [];
  return stored.flatMap((assumed): LedgerEvent[] => {
    if (assumed.kind !== 'assumed-acquisition' || assumed.forEventId === undefined) return [];
    const before = stored[place.get(assumed.forEventId) ?? -1];
    const after = successors.get(assumed.forEventId);
    if (before === undefined || after === undefined || successors.has(assumed.id)) return [];
    const at = assumed.at === before.at ? after.at : assumed.at;
    const wallet = assumed.wallet === before.wallet ? after.wallet : assumed.wallet;
    const isSame = at === assumed.at && wallet === assumed.wallet && after.id === assumed.forEventId;
    return isSame ? [] : [{ ...assumed, at, wallet, forEventId: after.id }];
  });
}

export function byOwnId(events: readonly LedgerEvent[]): ReadonlyMap<string, LedgerEvent> {
  return new Map(events.map((event) => [event.id, event]));
}
