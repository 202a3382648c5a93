/**
 * Entries of several files that were merged into one, and how they come apart when one of the files is removed: each becomes
 * what its own file says again, so that nothing of the others goes along. The journal keeps what they were.
 */
import { dec, equals, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import type { Change, JournalRecord, Store, StoreError } from '@cryptax/store';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { namesAll } from '../../../../platform/ledger/worker/touched-events.ts';
import { mergeEvents } from './split-merge.ts';
import { assumedFor } from './take-apart.ts';

/** What goes with a file beside its own entries, and what those of other files become again. */
export type Removal = Pick<Extract<Change, { kind: 'remove-import' }>, 'with' | 'apart'>;

export async function planRemoval(
  store: Store,
  book: LoadedBook,
  importNo: number,
): Promise<Result<Removal, StoreError>> {
  const assumptions = assumedFor(book, importNo);
  const merges = await standingMerges(store, book);
  if (!merges.ok) return merges;
  const { groups, rewritten, assumed } = merges.value;
  if (groups.length + rewritten.length === 0) return ok({ with: assumptions });
  const origins = await readOrigins(store, book);
  if (!origins.ok) return origins;
  const originOf = (event: LedgerEvent) => book.origins[book.place.get(event.id) ?? -1] ?? origins.value(event);
  const shared = groups.filter((group) => {
    const files = new Set(group.map(originOf));
    return files.size > 1 && files.has(importNo);
  });
  const gone = rewritten.filter(({ merged }) => originOf(merged) === importNo);
  const parts = [...shared.flat(), ...gone.flatMap((each) => each.parts)];
  const [own, others] = [true, false].map((isOwn) => parts.filter((part) => (originOf(part) === importNo) === isOwn));
  if (others === undefined || others.length === 0) return ok({ with: assumptions });
  const stay = idsOf(others);
  const leave = idsOf(own ?? []);
  const back = others.map((event) => ({ event, origin: originOf(event) }));
  const following = assumed
    .filter(({ forEventId = '' }) => stay.has(forEventId))
    .flatMap((each) => asBefore(book, each));
  const kept = idsOf(following);
  const orphaned = assumed.filter(({ forEventId = '' }) => leave.has(forEventId)).map(({ id }) => id);
  return ok({
    with: [...new Set([...assumptions, ...orphaned])].filter((id) => !kept.has(id)),
    apart: {
      edit: [...others.filter(({ id }) => book.place.has(id)), ...following],
      add: back.filter(({ event }) => !book.place.has(event.id)),
    },
  });
}

function idsOf(events: readonly LedgerEvent[]): ReadonlySet<string> {
  return new Set(events.map(({ id }) => id));
}

/** It stands for its own event again; what was edited of it stays. */
function asBefore({ stored, place }: LoadedBook, { id, at, wallet, forEventId = '' }: Assumed): readonly LedgerEvent[] {
  const now = stored[place.get(id) ?? -1];
  return now?.kind === 'assumed-acquisition' ? [{ ...now, at, wallet, forEventId }] : [];
}

type Assumed = Extract<LedgerEvent, { kind: 'assumed-acquisition' }>;

interface Merges {
  /** What became one entry, however many merges it took. */
  readonly groups: readonly (readonly LedgerEvent[])[];
  /** Merged, and given other amounts since: what of it was whose cannot be known, only what went into it. */
  readonly rewritten: readonly { readonly merged: LedgerEvent; readonly parts: readonly LedgerEvent[] }[];
  /** Acquisitions that were assumed for one of them, as they were. */
  readonly assumed: readonly Assumed[];
}

/** Merges that still stand, read from the newest back. What was deleted since is nobody's any more. */
async function standingMerges(store: Store, { book, stored, place }: LoadedBook): Promise<Result<Merges, StoreError>> {
  const journal = await store.journal.list(book);
  if (!journal.ok) return journal;
  const done = journal.value.filter(({ state }) => state === 'done' || state === 'archived');
  // The first subject is the file; behind it stand the entries that were taken apart.
  const ends = done.filter(({ kind, subjects }) => kind === 'remove-import' && subjects.length > 1);
  const steps = done.filter(({ kind, seq, subjects }) => {
    const isEnded = ends.some((end) => end.seq > seq && end.subjects.slice(1).some((id) => subjects.includes(id)));
    return kind === 'merge' && !isEnded;
  });
  const before = await store.journal.before(
    book,
    steps.map(({ seq }) => seq),
  );
  if (!before.ok) return before;
  const apart = new Map<string, LedgerEvent>();
  const assumed = new Map<string, Assumed>();
  const groupOf = new Map<string, Set<string>>();
  const nowOf = (id: string) => apart.get(id) ?? stored[place.get(id) ?? -1];
  const rewritten: Merges['rewritten'][number][] = [];
  for (const step of steps.toReversed()) {
    const [into = ''] = step.subjects;
    const merged = nowOf(into);
    const old = before.value.get(step.seq)?.events ?? [];
    if (merged === undefined) continue;
    for (const event of old)
      if (event.kind === 'assumed-acquisition' && place.has(event.id)) assumed.set(event.id, event);
    const parts = partsOf(step, old).filter(({ id }) => id === into || nowOf(id) === undefined);
    const again = mergeEvents(parts);
    if (!again.ok || !haveSameLegs(again.value, merged)) {
      rewritten.push({ merged, parts: parts.filter(({ id }) => id !== into) });
      continue;
    }
    const group = groupOf.get(into) ?? new Set<string>();
    for (const part of parts) {
      apart.set(part.id, part);
      groupOf.set(part.id, group.add(part.id));
    }
  }
  const groups = [...new Set(groupOf.values())].map((ids) => [...ids].flatMap((id) => apart.get(id) ?? []));
  return ok({ groups, rewritten, assumed: [...assumed.values()] });
}

/** Undo may keep neighbours that were left alone, and names no more than the first of very many. */
function partsOf(step: JournalRecord, old: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const [into = ''] = step.subjects;
  const kind = old.find(({ id }) => id === into)?.kind;
  const named = new Set(step.subjects);
  return old.filter((event) => event.kind === kind && (named.has(event.id) || !namesAll(step)));
}

function haveSameLegs(a: LedgerEvent, b: LedgerEvent): boolean {
  return (['in', 'out'] as const).every((side) => {
    const [x, y] = [a, b].map((event) => (event as Partial<Record<'in' | 'out', Leg>>)[side]);
    return (
      x === y || (x !== undefined && y !== undefined && x.asset === y.asset && equals(dec(x.amount), dec(y.amount)))
    );
  });
}

/** Which import an event came with that is not in the ledger now: reported by the rows, else by the name of its file. */
async function readOrigins(
  store: Store,
  { book, imports }: LoadedBook,
): Promise<Result<(event: LedgerEvent) => number, StoreError>> {
  const byRow = new Map<string, number>();
  for (const { no } of imports) {
    const rows = await store.imports.rows(book, no);
    if (!rows.ok) return rows;
    for (const { kind, eventId = '' } of rows.value) if (kind === 'event' || kind === 'grouped') byRow.set(eventId, no);
  }
  const byName = new Map(imports.map(({ fileName, no }) => [fileName, no]));
  return ok(({ id, source }) => byRow.get(id) ?? byName.get(source?.file ?? '') ?? 0);
}
