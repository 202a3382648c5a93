/**
 * Changes by hand for the report, from the journal: what was changed from what to what, when and why (Rz. 90 of the
 * ministry's letter asks for changes that are marked and explained). Steps that were taken back are not part of the ledger
 * and are left out. The journal keeps how events were before; read from the newest step back, each also tells what came of it.
 */
import { defined, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { fieldChanges } from '@cryptax/reports';
import type { JournalRecord, Store, StoreError } from '@cryptax/store';
import type { ManualChange } from '@cryptax/tax-de';
import { reasonOf } from '../../../platform/ledger/change-reason.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { receivedSteps } from '../../../platform/ledger/worker/received-history.ts';

const ACTIONS: Readonly<Record<string, ManualChange['action']>> = {
  add: 'added',
  'mend-rows': 'added',
  answer: 'added',
  edit: 'edited',
  'bulk-edit': 'edited',
  label: 'edited',
  split: 'edited',
  merge: 'merged',
  delete: 'removed',
  'remove-import': 'edited',
};

/** Filling the demo ledger is no change by hand. */
const DEMO = 'demo';

/** Of this device and of the others of the account, oldest first. */
export async function allManualChanges(
  store: Store,
  loaded: Pick<LoadedBook, 'book' | 'stored' | 'place'>,
  journal: readonly JournalRecord[],
): Promise<Result<readonly ManualChange[], StoreError>> {
  const own = await manualChanges(store, loaded, journal);
  if (!own.ok || loaded.book !== 'own') return own.ok ? ok([...own.value.values()].flat()) : own;
  const told = (await receivedSteps(store)).filter(isStanding).flatMap(({ changes }) => changes);
  const all = [...[...own.value.values()].flat(), ...told];
  return ok(told.length === 0 ? all : all.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)));
}

/** By the number of their step, oldest first. */
export async function manualChanges(
  store: Store,
  { book, stored, place }: Pick<LoadedBook, 'book' | 'stored' | 'place'>,
  journal: readonly JournalRecord[],
): Promise<Result<ReadonlyMap<number, readonly ManualChange[]>, StoreError>> {
  const steps = journal.filter(isByHand);
  const before = await store.journal.before(
    book,
    steps.map(({ seq }) => seq),
  );
  if (!before.ok) return before;
  const now = new Map<string, LedgerEvent | undefined>();
  const nowOf = (id: string) => (now.has(id) ? now.get(id) : stored[place.get(id) ?? -1]);
  const changes = steps.toReversed().map((step) => {
    const old = before.value.get(step.seq)?.events;
    const was = new Map(old?.map((event) => [event.id, event]));
    const subjects = eventsOf(step);
    const reported = subjects.flatMap((id) => changeOf(step, id, nowOf(id), old && { before: was.get(id) }));
    for (const id of old === undefined ? [] : subjects) now.set(id, was.get(id));
    return [step.seq, reported] as const;
  });
  return ok(new Map(changes.toReversed()));
}

/** What came from another device was done there, by hand or not: that device tells it. */
function isByHand(step: JournalRecord): boolean {
  return ACTIONS[step.kind] !== undefined && isStanding(step) && step.why !== DEMO && step.isReceived !== true;
}

function isStanding({ state }: Pick<JournalRecord, 'state'>): boolean {
  return state === 'done' || state === 'archived';
}

/** A file that is removed takes its own entries along; those of other files that were merged with them change by it. */
function eventsOf({ kind, subjects }: JournalRecord): readonly string[] {
  return kind === 'remove-import' ? subjects.slice(1) : subjects;
}

const UNMERGED = { reason: '', code: 'unmerge' } as const;

/** The event before the step; absent where the journal no longer knows. */
interface Known {
  readonly before: LedgerEvent | undefined;
}

/** An answer can be given to what is no event, a row that was set aside for example; it changes none. */
function changeOf(
  step: JournalRecord,
  eventId: string,
  after: LedgerEvent | undefined,
  known: Known | undefined,
): readonly ManualChange[] {
  const event = after ?? known?.before;
  if (event === undefined && step.kind === 'answer') return [];
  const isRemoval = step.kind === 'remove-import';
  const { added, changed, removed } = step.counts;
  const more = added + changed + (isRemoval ? 0 : removed) - eventsOf(step).length;
  const reason = isRemoval ? UNMERGED : reasonOf(step);
  return [
    {
      at: step.at,
      eventId,
      action: reason.code === 'set-value' ? 'priced' : actionOf(step, after, known),
      ...reason,
      ...defined({
        event: event === undefined ? undefined : { kind: event.kind, at: event.at, wallet: event.wallet },
        others: more > 0 ? more : undefined,
        fields: known === undefined ? undefined : fieldChanges(known.before, after),
      }),
    },
  ];
}

/** What really happened to the event says more than the name of the step. */
function actionOf(
  { kind }: JournalRecord,
  after: LedgerEvent | undefined,
  known: Known | undefined,
): ManualChange['action'] {
  const named = ACTIONS[kind] ?? 'edited';
  if (known === undefined || named === 'merged') return named;
  if (known.before === undefined) return after === undefined ? named : 'added';
  return after === undefined ? 'removed' : 'edited';
}
