/**
 * Everything the page can ask, in one object. This file only joins the handlers of the areas: each finds its book, asks the file
 * that knows the answer, and turns what the store says into a Result. It runs in a worker, and in tests without one.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { Store, StoreError, UnlockSecret } from '@cryptax/store';
import type { OwnStep } from '../../areas/account/worker/records/history.ts';
import { recordsHere } from '../../areas/account/worker/records/kept-records.ts';
import { createSyncHandlers } from '../../areas/account/worker/sync-handlers.ts';
import { lazyWalletHandlers } from '../../areas/chains/worker/lazy-handlers.ts';
import { createEditHandlers, createPresetHandlers } from '../../areas/entries/worker/edit/edit-handlers.ts';
import { createEvidenceHandlers } from '../../areas/entries/worker/evidence/evidence-handlers.ts';
import { createEventHandlers, createHistoryHandlers } from '../../areas/entries/worker/query/event-handlers.ts';
import { createQuestionHandlers } from '../../areas/entries/worker/questions/question-handlers.ts';
import { createZoneHandlers } from '../../areas/entries/worker/questions/zone-handlers.ts';
import { createReviewHandlers } from '../../areas/entries/worker/review/review-handlers.ts';
import { createRuleHandlers } from '../../areas/entries/worker/rules/rule-handlers.ts';
import { lazyConnectionHandlers } from '../../areas/exchanges/worker/lazy-handlers.ts';
import { createImportHandlers } from '../../areas/import/worker/import-handlers.ts';
import { lazySelfTestHandlers } from '../../areas/internal/worker/lazy-handlers.ts';
import { createPlanningHandlers } from '../../areas/planning/worker/planning-handlers.ts';
import { createPortfolioHandlers } from '../../areas/portfolio/worker/portfolio-handlers.ts';
import { createVenueHandlers } from '../../areas/portfolio/worker/venue-handlers.ts';
import { createPriceHandlers } from '../../areas/prices/worker/price-handlers.ts';
import { createNotificationHandlers } from '../../areas/settings/worker/notifications/notification-handlers.ts';
import { createServiceKeyHandlers } from '../../areas/settings/worker/service-keys/service-key-handlers.ts';
import { createLockHandlers, createStorageHandlers } from '../../areas/settings/worker/storage/storage-handlers.ts';
import { createAnswerHandlers } from '../../areas/tax/worker/answer-handlers.ts';
import { createCertaintyHandlers } from '../../areas/tax/worker/certainty-handlers.ts';
import { createCompareHandlers } from '../../areas/tax/worker/compare-handlers.ts';
import { manualChanges } from '../../areas/tax/worker/manual-changes.ts';
import { createOpenPacks } from '../../areas/tax/worker/open-packs.ts';
import { createOriginHandlers } from '../../areas/tax/worker/origin-handlers.ts';
import { createPastYearsHandlers } from '../../areas/tax/worker/past-years-handlers.ts';
import { createProfileHandlers } from '../../areas/tax/worker/profile/profile-handlers.ts';
import { createProposalHandlers } from '../../areas/tax/worker/proposal-handlers.ts';
import { createReportHandlers } from '../../areas/tax/worker/report-handlers.ts';
import { type ReportWriter, workerWriter } from '../../areas/tax/worker/report-writer.ts';
import { createGiftHandlers, createSpouseHandlers } from '../../areas/tax/worker/spouse.ts';
import type { LedgerError } from '../../platform/ledger/answer.ts';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import { createBaseHandlers } from '../../platform/ledger/worker/base-handlers.ts';
import { createBookCertainty, createCertaintyAfter } from '../../platform/ledger/worker/certainty/book-certainty.ts';
import { type CertaintyRunner, workerRunner } from '../../platform/ledger/worker/certainty/certainty-runner.ts';
import { createWorkerContext } from '../../platform/ledger/worker/context.ts';
import { FirstAnswers, type Keeping } from '../../platform/ledger/worker/first-answers.ts';
import { type LiveLedger, openLiveLedger, type ServiceOptions } from '../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../platform/ledger/worker/loaded-book.ts';
import { StateBroadcaster } from '../../platform/ledger/worker/state-broadcaster.ts';
import { bookStatements } from '../../platform/ledger/worker/statements/book-statements.ts';

export interface LedgerServiceOptions extends ServiceOptions {
  /** Writes report files; by default in workers of their own. */
  readonly writer?: ReportWriter;
  /** Computes ranges; by default in workers of their own. */
  readonly ranges?: CertaintyRunner;
  /** How answers are kept for the next opening; none are unless told. */
  readonly keeping?: Keeping;
  /** Opens the database before anybody asks for it. */
  readonly opensAtOnce?: boolean;
}

export function createLedgerService({
  writer = workerWriter,
  ranges = workerRunner,
  keeping,
  opensAtOnce = false,
  ...options
}: LedgerServiceOptions): LedgerApi {
  const broadcaster = new StateBroadcaster();
  const first = keeping === undefined ? undefined : new FirstAnswers(keeping, broadcaster);
  const open = async (given: ServiceOptions) => {
    const opened = await openLiveLedger(given, broadcaster);
    if (opened.ok) await first?.begin(opened.value);
    return opened;
  };
  let opening: Promise<Result<LiveLedger, LedgerError>> | undefined;
  const ledger = (): Promise<Result<LiveLedger, LedgerError>> => {
    opening ??= open(options);
    return opening;
  };
  /** Opens a locked book; while it stays locked every question hears so. */
  const unlock = async (given: UnlockSecret): Promise<Result<void, LedgerError>> => {
    const present = await ledger();
    if (present.ok || present.error.code !== 'store.locked') return present.ok ? ok(undefined) : present;
    const opened = await open({ ...options, store: { ...options.store, unlock: given } });
    if (!opened.ok) return opened;
    opening = Promise.resolve(opened);
    await broadcaster.refresh(opened.value);
    return ok(undefined);
  };
  const context = createWorkerContext(ledger, broadcaster);
  const { withLedger, withBook, editing, changing } = context;
  const certainty = createBookCertainty(ranges);
  // Of the spouse's book, kept apart: each holds the ranges of one book.
  const beside = createBookCertainty(ranges);
  const packs = createOpenPacks(writer);

  const api: LedgerApi = {
    ...createBaseHandlers(context, ledger, broadcaster, async () => first?.served()),
    ...createImportHandlers(context),
    ...createEventHandlers(withBook),
    ...createEditHandlers(withBook, editing),
    ...createReviewHandlers(withBook),
    ...createQuestionHandlers(withBook, certainty),
    ...createZoneHandlers(context),
    ...createRuleHandlers(context, certainty, createCertaintyAfter(ranges)),
    ...createCertaintyHandlers(withBook, certainty),
    ...createPresetHandlers(context),
    ...createHistoryHandlers(context),
    ...createEvidenceHandlers(withLedger),
    ...createPlanningHandlers(withBook, writer),
    ...createPortfolioHandlers(withBook, changing),
    ...createVenueHandlers(context),
    ...createPriceHandlers(context),
    ...lazyWalletHandlers(context),
    ...lazyConnectionHandlers(context),
    ...lazySelfTestHandlers({ withBook, options }),
    ...createNotificationHandlers(withBook),
    ...createServiceKeyHandlers(withLedger),
    ...createReportHandlers(context, writer, certainty, beside, packs),
    ...createProposalHandlers(context, writer, packs),
    ...createStorageHandlers(context, options),
    ...createLockHandlers(context, unlock),
    ...createProfileHandlers(withLedger, editing),
    ...createPastYearsHandlers(context, writer, certainty),
    ...createCompareHandlers(context, writer),
    ...createSpouseHandlers(context, [certainty, beside]),
    ...createGiftHandlers(context),
    ...createOriginHandlers(context, writer),
    ...createAnswerHandlers(context, writer, certainty, async (store, wallet) => {
      const { knownAddresses } = await import('../../areas/chains/worker/own-wallet.ts');
      return knownAddresses(store, wallet);
    }),
    ...createSyncHandlers({
      withStore: (work) => withLedger(({ store }) => work(store)),
      editing: (work) => editing(({ store }) => work(store)),
      waiting: () =>
        withBook('own', async ({ loaded }, { store }) => {
          const { waiting, settled, imports } = loaded;
          const said = await bookStatements(loaded, store);
          if (!said.ok) return said;
          const importedAt = new Map(imports.map((record) => [record.no, record.importedAt]));
          const steps = await ownSteps(store, loaded);
          if (!steps.ok) return steps;
          const records = await recordsHere(store, { steps: steps.value, imports });
          if (!records.ok) return records;
          return ok({ waiting, settled, statements: said.value, importedAt, records: records.value });
        }),
      now: options.now,
    }),
  };
  // Whoever asks first gets the error.
  if (opensAtOnce) ledger().catch(() => undefined);
  return first === undefined ? api : first.over(api);
}

/** The steps of this device's journal, each with what it changed by hand. */
async function ownSteps(store: Store, loaded: LoadedBook): Promise<Result<readonly OwnStep[], StoreError>> {
  const journal = await store.journal.list('own');
  if (!journal.ok) return journal;
  const changes = await manualChanges(store, loaded, journal.value);
  if (!changes.ok) return changes;
  return ok(journal.value.map((entry) => ({ entry, changes: changes.value.get(entry.seq) ?? [] })));
}
