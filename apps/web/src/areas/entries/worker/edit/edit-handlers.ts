/** Changes to a book: planned against the revision in memory, written with that revision, refused if another tab was faster. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Applied, Book, JournalRecord, NewPreset, ReportSummary, Store, StoreError } from '@cryptax/store';
import type { Answer, LedgerError } from '../../../../platform/ledger/answer.ts';
import type { Edit, EditDone, EventPrints, SavedView } from '../../../../platform/ledger/edit-types.ts';
import type { Effect } from '../../../../platform/ledger/import-types.ts';
import type { JournalEntry } from '../../../../platform/ledger/ledger-state.ts';
import type { DifferenceRepair, Fix } from '../../../../platform/ledger/review-types.ts';
import type { RuleDraft } from '../../../../platform/ledger/rule-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { WithBook, WithLedger, WorkerContext } from '../../../../platform/ledger/worker/context.ts';
import { rulePresetOf } from '../../../../platform/ledger/worker/kept-rules.ts';
import type { LiveLedger } from '../../../../platform/ledger/worker/live-ledger.ts';
import { receivedSteps, withTold } from '../../../../platform/ledger/worker/received-history.ts';
import { effectOf } from '../../../../platform/ledger/worker/tax-figures.ts';
import { entriesSettled, eventsOfAnswer } from '../review/answer-parts.ts';
import { planFixes, planRepair } from '../review/plan-fixes.ts';
import { planEdit, printsOf } from './plan-edit.ts';
import { planRemoval } from './unmerge.ts';

export function createEditHandlers(withBook: WithBook, editing: WithLedger) {
  const onBook = <T>(book: Book, work: (open: OpenBook, live: LiveLedger) => Answer<T>): Answer<T> =>
    editing(async (live) => {
      const open = await live.books.get(book);
      return open.ok ? work(open.value, live) : open;
    });
  const step = (book: Book, action: 'undo' | 'redo') =>
    onBook(book, async ({ loaded }, live) => {
      const allowed = await refuseSealedChoice(live, book, action);
      return allowed.ok ? done(await live.store.events[action](book, loaded.revision), []) : allowed;
    });
  return {
    applyEdit: (book: Book, edit: Edit): Answer<EditDone> =>
      onBook(book, async ({ loaded }, { store }) => {
        const planned = planEdit(loaded, edit, newId);
        if (!planned.ok) return planned;
        const { change, upsert } = planned.value;
        return done(await store.events.apply(book, loaded.revision, change), upsert);
      }),
    /** What a form about many events is saved against, asked when it opens. */
    eventPrints: (book: Book, ids: readonly string[]): Answer<EventPrints> =>
      withBook(book, async ({ loaded }) => ok(printsOf(loaded, ids))),
    /** What the edit would do to holdings and tax; nothing is written. */
    previewEdit: (book: Book, edit: Edit): Answer<Effect> =>
      withBook(book, async (open, live) => {
        // What it would do is shown against the ledger as it is; whether it may is decided when it is saved.
        const { base: _, prints: __, ...wanted } = edit;
        const planned = planEdit(open.loaded, wanted as Edit, newId);
        return planned.ok ? ok(await effectOfChange(open, planned.value.upsert, planned.value.remove, live)) : planned;
      }),
    undo: (book: Book): Answer<EditDone> => step(book, 'undo'),
    redo: (book: Book): Answer<EditDone> => step(book, 'redo'),
    removeImport: (book: Book, importNo: number): Answer<EditDone> =>
      onBook(book, async ({ loaded }, { store }) => {
        const removal = await planRemoval(store, loaded, importNo);
        if (!removal.ok) return removal;
        const change = { kind: 'remove-import', why: 'remove-import', importNo, ...removal.value } as const;
        return done(await store.events.apply(book, loaded.revision, change), []);
      }),
    /** With `rule` the same answer is remembered for movements of later files, in the same step. */
    applyFix: (book: Book, cardIds: readonly string[], fix: Fix, rule?: RuleDraft): Answer<EditDone> =>
      onBook(book, async (open, { store }) => {
        const change = await planFixes(open, cardIds, fix);
        if (!change.ok) return change;
        const kept = rule === undefined ? ok([]) : await presetsOf(rule, store);
        if (!kept.ok) return kept;
        const whole = { ...change.value, presets: kept.value };
        const applied = await store.events.apply(book, open.loaded.revision, whole);
        const result = done(applied, eventsOfAnswer(change.value));
        return result.ok ? ok({ ...result.value, changed: cardIds.length }) : result;
      }),
    previewFix: (book: Book, cardIds: readonly string[], fix: Fix): Answer<Effect> =>
      withBook(book, async (open, live) => {
        const change = await planFixes(open, cardIds, fix);
        return change.ok ? ok(await effectOfAnswer(open, change.value, live)) : change;
      }),
    /** What the gap detective proposes for a balance that differs. */
    applyRepair: (book: Book, repair: DifferenceRepair): Answer<EditDone> =>
      onBook(book, async (open, { store }) => {
        const change = await planRepair(open, store, repair);
        if (!change.ok) return change;
        return done(await store.events.apply(book, open.loaded.revision, change.value), eventsOfAnswer(change.value));
      }),
    previewRepair: (book: Book, repair: DifferenceRepair): Answer<Effect> =>
      withBook(book, async (open, live) => {
        const change = await planRepair(open, live.store, repair);
        return change.ok ? ok(await effectOfAnswer(open, change.value, live)) : change;
      }),
  };
}

function done(applied: Result<Applied, StoreError>, upsert: readonly LedgerEvent[]): Result<EditDone, LedgerError> {
  if (!applied.ok) return applied;
  const { revision, counts, kept = 0 } = applied.value;
  return ok({
    revision,
    ...(kept === 0 ? {} : { kept }),
    changed: counts.added + counts.changed + counts.removed,
    eventIds: upsert.map(({ id }) => id),
  });
}

async function presetsOf(rule: RuleDraft, store: Store): Promise<Result<readonly NewPreset[], StoreError>> {
  const preset = await rulePresetOf(rule, store);
  return preset.ok ? ok([preset.value]) : preset;
}

function effectOfAnswer(
  open: OpenBook,
  change: Parameters<typeof eventsOfAnswer>[0],
  live: LiveLedger,
): Promise<Effect> {
  const gone = [...change.remove, ...entriesSettled(open.loaded, change)];
  return effectOfChange(open, eventsOfAnswer(change), gone, live);
}

async function effectOfChange(
  { loaded }: OpenBook,
  upsert: readonly LedgerEvent[],
  remove: readonly string[],
  { valuer }: LiveLedger,
): Promise<Effect> {
  const { events } = await valuer.value(upsert);
  return effectOf(loaded.computed(), loaded.tryOut(events, remove), loaded.currentYear);
}

function newId(): string {
  return `manual:${crypto.randomUUID()}`;
}

/** What the user saved under a name (rules for later imports, views of the list), and the history of what he did. */
export function createPresetHandlers({ withLedger, editing }: Pick<WorkerContext, 'withLedger' | 'editing'>) {
  return {
    /** The whole history, newest first. */
    journal: (book: Book): Answer<readonly JournalEntry[]> =>
      withLedger(async ({ store }) => {
        const list = await store.journal.list(book);
        if (!list.ok) return list;
        const own = list.value.map(({ book: _, ...entry }) => entry).reverse();
        return ok(book === 'own' ? withTold(own, await receivedSteps(store)) : own);
      }),
    removeRule: (id: string): Answer<void> => editing(({ store }) => store.presets.remove('rule', id)),
    views: (): Answer<readonly SavedView[]> =>
      withLedger(async ({ store }) => {
        const list = await store.presets.list('view');
        return list.ok ? ok(list.value.map(({ id, name, data }) => ({ id, name, data }))) : list;
      }),
    saveView: (view: SavedView): Answer<void> => editing(({ store }) => store.presets.save({ kind: 'view', ...view })),
    removeView: (id: string): Answer<void> => editing(({ store }) => store.presets.remove('view', id)),
  };
}

/**
 * Undo and redo of methods beside sealed reports (rule MET-02, Rz. 62): a choice made before a report was sealed is what
 * the report was computed with. Stepping over it would change a reported year, so the step is closed and stays.
 */
async function refuseSealedChoice({ store }: LiveLedger, book: Book, action: 'undo' | 'redo'): Answer<void> {
  const state = await store.events.state(book);
  if (!state.ok) return state;
  const entry = state.value[action];
  if (entry?.kind !== 'settings' || entry.why !== 'tax.method') return ok(undefined);
  const sealed = await store.reports.list('own');
  if (!sealed.ok) return sealed;
  const journal = await store.journal.list('own');
  if (!journal.ok) return journal;
  const later = sealed.value.filter((report) => wasSealedAfter(report, entry, journal.value));
  if (later.length === 0) return ok(undefined);
  const closed = await store.journal.close(book, entry.seq);
  if (!closed.ok) return closed;
  const years = [...new Set(later.map(({ year }) => year))].sort((a, b) => a - b).join(', ');
  return err({ code: 'method.sealed-choice', years });
}

/** By the order of the journal, since a clock can be set back; a report that came with a backup has only its time. */
function wasSealedAfter(
  { title, sealedAt }: ReportSummary,
  { seq, at, log }: JournalRecord,
  journal: readonly JournalRecord[],
): boolean {
  const sealing = journal.findLast(({ kind, subjects }) => kind === 'seal' && subjects[0] === title);
  return sealing === undefined ? sealedAt >= (log.at(-1)?.at ?? at) : sealing.seq > seq;
}
