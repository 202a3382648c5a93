/**
 * Acquisitions that were assumed for an event make sense only with it: they go when it goes, and stand at its moment and in
 * its wallet when it is moved. Else coins would be left that nobody ever had.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';

type Ledger = Pick<LoadedBook, 'stored' | 'place' | 'origins'>;

/** The ids of events that go, and of what was assumed for them. */
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
