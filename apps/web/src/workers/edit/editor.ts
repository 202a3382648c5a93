/** Changes to a book: planned against the revision in memory, written with that revision, refused if another tab was faster. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Applied, Book, StoreError } from '@cryptax/store';
import type { Answer, EditDone, Effect, Fix, LedgerApi, LedgerError } from '../../lib/ledger/ledger-api.ts';
import type { OpenBook } from '../book/books.ts';
import { settleCards, taxSettings } from '../book/kept-settings.ts';
import type { LoadedBook } from '../book/loaded-book.ts';
import { compute, effectOf } from '../book/tax-figures.ts';
import type { Session } from '../ledger-service.ts';
import { planGapFix } from '../review/gap-fixes.ts';
import { planFix } from '../review/plan-fix.ts';
import { type PlannedEdit, planEdit } from './plan-edit.ts';

type WithBook = <T>(book: Book, work: (open: OpenBook, live: Session) => Answer<T>) => Answer<T>;
type Changing = <T>(work: (live: Session) => Answer<T>) => Answer<T>;

type EditorApi = Pick<
  LedgerApi,
  'applyEdit' | 'previewEdit' | 'undo' | 'redo' | 'removeImport' | 'applyFix' | 'previewFix'
>;

export function createEditor(withBook: WithBook, changing: Changing): EditorApi {
  const step = (book: Book, action: 'undo' | 'redo') =>
    changing(async ({ store }) => {
      const state = await store.events.state(book);
      return state.ok ? done(await store.events[action](book, state.value.revision), []) : state;
    });
  return {
    applyEdit: (book, edit) =>
      changing(async (live) => {
        const open = await live.books.get(book);
        if (!open.ok) return open;
        const planned = planEdit(open.value.loaded, edit, newId);
        return planned.ok ? write(live, open.value, planned.value) : planned;
      }),
    previewEdit: (book, edit) =>
      withBook(book, async ({ loaded }, live) => {
        const planned = planEdit(loaded, edit, newId);
        return planned.ok ? ok(await effectOfEdits(loaded, [planned.value], live)) : planned;
      }),
    undo: (book) => step(book, 'undo'),
    redo: (book) => step(book, 'redo'),
    removeImport: (book, importNo) =>
      changing(async (live) => {
        const open = await live.books.get(book);
        if (!open.ok) return open;
        const change = { kind: 'remove-import', importNo, why: 'remove-import' } as const;
        return done(await live.store.events.apply(book, open.value.loaded.revision, change), []);
      }),
    applyFix: (book, cardIds, fix) => changing((live) => applyFix(live, book, cardIds, fix)),
    previewFix: (book, cardIds, fix) =>
      withBook(book, async (open, live) => {
        const plans = await planFixes(open, cardIds, fix, live);
        return plans.ok ? ok(await effectOfEdits(open.loaded, plans.value.edits, live)) : plans;
      }),
  };
}

/** Each card is a change of its own, on top of the last: undo takes them back one by one. */
async function applyFix(live: Session, book: Book, cardIds: readonly string[], fix: Fix): Answer<EditDone> {
  const open = await live.books.get(book);
  if (!open.ok) return open;
  const plans = await planFixes(open.value, cardIds, fix, live);
  if (!plans.ok) return plans;
  if (plans.value.settled.length > 0) {
    const kept = await settleCards(live.store, book, plans.value.settled);
    if (!kept.ok) return kept;
  }
  let { revision } = open.value.loaded;
  const eventIds: string[] = [];
  let changed = plans.value.settled.length;
  for (const { change, upsert } of plans.value.edits) {
    const applied = await live.store.events.apply(book, revision, change);
    if (!applied.ok) return applied;
    ({ revision } = applied.value);
    changed++;
    eventIds.push(...upsert.map(({ id }) => id));
  }
  return ok({ revision, changed, eventIds });
}

async function planFixes(
  { loaded, cards }: OpenBook,
  cardIds: readonly string[],
  fix: Fix,
  { store }: Session,
): Promise<Result<{ readonly edits: readonly PlannedEdit[]; readonly settled: readonly string[] }, LedgerError>> {
  const edits: PlannedEdit[] = [];
  const settled: string[] = [];
  for (const cardId of cardIds) {
    const card = cards.find(({ id }) => id === cardId);
    if (card === undefined) return err({ code: 'review.card-missing', cardId });
    if (fix.kind === 'mend-gap') {
      const mended = planGapFix(loaded, card, fix.fixId, (await taxSettings(store)).match.scope);
      if (!mended.ok) return mended;
      edits.push(...mended.value);
      continue;
    }
    const planned = await planFix(loaded, card, fix);
    if (!planned.ok) return planned;
    if ('settled' in planned.value) settled.push(planned.value.settled);
    else edits.push(planned.value);
  }
  return ok({ edits, settled });
}

async function write({ store }: Session, { loaded }: OpenBook, { change, upsert }: PlannedEdit): Answer<EditDone> {
  return done(await store.events.apply(loaded.book, loaded.revision, change), upsert);
}

function done(applied: Result<Applied, StoreError>, upsert: readonly LedgerEvent[]): Result<EditDone, LedgerError> {
  if (!applied.ok) return applied;
  const { revision, counts } = applied.value;
  return ok({
    revision,
    changed: counts.added + counts.changed + counts.removed,
    eventIds: upsert.map(({ id }) => id),
  });
}

async function effectOfEdits(loaded: LoadedBook, edits: readonly PlannedEdit[], live: Session): Promise<Effect> {
  const upsert = new Map(edits.flatMap((edit) => edit.upsert.map((event) => [event.id, event] as const)));
  const gone = new Set(edits.flatMap(({ remove }) => remove));
  const { events: fresh } = await live.valuer.value([...upsert.values()]);
  const valued = new Map(fresh.map((event) => [event.id, event]));
  const kept = loaded.valued.filter(({ id }) => !gone.has(id)).map((event) => valued.get(event.id) ?? event);
  const added = fresh.filter(({ id }) => !loaded.place.has(id));
  const year = live.currentYear();
  return effectOf(loaded, compute([...kept, ...added], await taxSettings(live.store), year), year);
}

function newId(): string {
  return `manual:${crypto.randomUUID()}`;
}
