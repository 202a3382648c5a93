/**
 * A match between a sending and an arrival, and how it is taken apart: its transfers go, and the rows it was made from wait
 * for the user again, in whichever imports they lie.
 */
import { defined, err, ok, type Result } from '@cryptax/kernel';
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
import { withAssumptions } from './assumptions.ts';

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
