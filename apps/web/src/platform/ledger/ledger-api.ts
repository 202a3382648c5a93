/**
 * The one door to the user's data. Everything behind it runs in a worker that owns the database, the events and the tax
 * computation; everything that passes it is plain data. Requests give back a Result; exceptions are bugs.
 */
import type { GapFix } from '@cryptax/importers';
import type { Result } from '@cryptax/kernel';
import type { HoldingView, MatchSettings } from '@cryptax/ledger';
import type {
  BackupOptions,
  Book,
  JsonValue,
  QuarantineRecord,
  Restored,
  RestoreOptions,
  RestorePreview,
  StorageSpace,
} from '@cryptax/store';
import type { AssessedYear, TaxEstimate, TaxProfile } from '@cryptax/tax-de';
import type { SyncApi } from '../../areas/account/sync-api.ts';
import type { OnchainApi } from '../../areas/chains/onchain-api.ts';
import type { Edit, EditDone, LabelRule, SimilarEvents } from '../../areas/entries/edit-api.ts';
import type { EventDetail, EventFacets, EventQuery, EventRow, EventWindow } from '../../areas/entries/events-api.ts';
import type { HistoryApi } from '../../areas/entries/history-api.ts';
import type { Fix, ReviewList, ReviewQuery } from '../../areas/entries/review-api.ts';
import type { ExchangeApi } from '../../areas/exchanges/exchange-api.ts';
import type {
  CommittedImport,
  Effect,
  FileChoices,
  FormatInfo,
  ImportInfo,
  ImportPreview,
  ImportProgress,
  PreviewRows,
  PreviewRowsQuery,
} from '../../areas/import/import-api.ts';
import type { MappingEdit, MappingProposal } from '../../areas/import/mapping-api.ts';
import type { SelfTestApi } from '../../areas/internal/self-test-api.ts';
import type { PlanningApi } from '../../areas/planning/planning-api.ts';
import type { PortfolioApi } from '../../areas/portfolio/portfolio-api.ts';
import type { MarketsApi } from '../../areas/prices/markets-api.ts';
import type { NotificationApi } from '../../areas/settings/notification-api.ts';
import type { MethodApi } from '../../areas/tax/method-api.ts';
import type { PersonData, ReportApi } from '../../areas/tax/report-api.ts';
import type { JournalEntry, LedgerError, LedgerState } from './ledger-state.ts';

export type * from '../../areas/chains/onchain-api.ts';
export type * from '../../areas/entries/edit-api.ts';
export type { EventLabel } from '../../areas/entries/event-labels.ts';
export type * from '../../areas/entries/events-api.ts';
export type * from '../../areas/entries/review-api.ts';
export type * from '../../areas/exchanges/exchange-api.ts';
export type * from '../../areas/import/import-api.ts';
export type * from '../../areas/import/mapping-api.ts';
export type * from '../../areas/prices/markets-api.ts';
export type * from '../../areas/tax/explain-api.ts';
export type * from '../../areas/tax/report-api.ts';
export type * from '../../areas/tax/report-files-api.ts';
export type * from '../../areas/tax/report-view-api.ts';
export type * from './ledger-state.ts';

export type Answer<T> = Promise<Result<T, LedgerError>>;

export interface LedgerSummary {
  readonly revision: number;
  readonly isDemo: boolean;
  readonly holdings: readonly HoldingView[];
  readonly years: readonly (AssessedYear & { readonly estimate?: TaxEstimate })[];
}

export interface TaxSettings {
  readonly match: MatchSettings;
  readonly profile: TaxProfile;
}

/** A saved view of the transaction list; `data` belongs to the screen. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly data: JsonValue;
}

export interface LedgerApi
  extends PlanningApi,
    PortfolioApi,
    ReportApi,
    MarketsApi,
    OnchainApi,
    ExchangeApi,
    SyncApi,
    SelfTestApi,
    NotificationApi,
    HistoryApi,
    MethodApi {
  /** Opens the database once; later calls give the state there is. */
  readonly open: () => Promise<LedgerState>;
  /** Calls back now and after every change, here or in another tab. */
  readonly subscribe: (listener: (state: LedgerState) => void) => Promise<void>;
  /** Which book the app shows. */
  readonly showBook: (book: Book) => Answer<void>;

  readonly formats: () => Promise<readonly FormatInfo[]>;
  readonly previewImport: (
    files: readonly File[],
    choices?: FileChoices,
    onProgress?: (progress: ImportProgress) => void,
  ) => Answer<ImportPreview>;
  readonly previewRows: (query: PreviewRowsQuery) => Answer<PreviewRows>;
  readonly commitImport: (
    previewId: string,
    onProgress?: (progress: ImportProgress) => void,
  ) => Answer<CommittedImport>;
  /** Stops a running preview, or throws a finished one away. Nothing has been written. */
  readonly cancelImport: () => Promise<void>;
  readonly imports: (book: Book) => Answer<readonly ImportInfo[]>;
  readonly removeImport: (book: Book, importNo: number) => Answer<EditDone>;

  /** Proposal of the wizard for a file that no format fits, or the same with the user's changes. */
  readonly proposeMapping: (file: File, name: string, edit?: MappingEdit) => Answer<MappingProposal>;

  readonly queryEvents: (query: EventQuery) => Answer<EventWindow>;
  /** Ids of all events of a query, for "select all" and bulk edits. */
  readonly queryEventIds: (query: Omit<EventQuery, 'offset' | 'limit'>) => Answer<readonly string[]>;
  /** Rows of known events, in the order asked for; ids that do not exist are left out. */
  readonly eventRows: (book: Book, eventIds: readonly string[]) => Answer<readonly EventRow[]>;
  readonly eventFacets: (book: Book) => Answer<EventFacets>;
  readonly eventDetail: (book: Book, eventId: string) => Answer<EventDetail>;

  readonly applyEdit: (book: Book, edit: Edit) => Answer<EditDone>;
  /** What the edit would do to holdings and tax; nothing is written. */
  readonly previewEdit: (book: Book, edit: Edit) => Answer<Effect>;
  readonly similarEvents: (book: Book, eventId: string) => Answer<SimilarEvents>;
  readonly undo: (book: Book) => Answer<EditDone>;
  readonly redo: (book: Book) => Answer<EditDone>;
  /** The whole history, newest first. */
  readonly journal: (book: Book) => Answer<readonly JournalEntry[]>;
  readonly rules: () => Answer<readonly LabelRule[]>;
  readonly removeRule: (id: string) => Answer<void>;
  readonly views: () => Answer<readonly SavedView[]>;
  readonly saveView: (view: SavedView) => Answer<void>;
  readonly removeView: (id: string) => Answer<void>;

  readonly reviewList: (book: Book, query: ReviewQuery) => Answer<ReviewList>;
  /** What may be behind a missing acquisition, likeliest first; applied and shown by the fix `mend-gap`. */
  readonly gapFixes: (book: Book, cardId: string) => Answer<readonly GapFix[]>;
  readonly applyFix: (book: Book, cardIds: readonly string[], fix: Fix) => Answer<EditDone>;
  readonly previewFix: (book: Book, cardIds: readonly string[], fix: Fix) => Answer<Effect>;

  readonly summary: (book: Book) => Answer<LedgerSummary>;
  readonly taxSettings: () => Answer<TaxSettings>;
  /**
   * Methods of single pools stay as they are; another general method or scope is refused where the letter says so. Person
   * data that were filled in with them are part of the same step.
   */
  readonly setTaxSettings: (settings: TaxSettings, person?: PersonData) => Answer<void>;
  /** Live price services are asked only while this is on; off by default. */
  readonly livePrices: () => Answer<boolean>;
  readonly setLivePrices: (isOn: boolean) => Answer<void>;

  readonly backup: (options?: BackupOptions) => Answer<Uint8Array<ArrayBuffer>>;
  /** What a restore would do to the user's own book, and with syncing on to his account; nothing is written. */
  readonly previewRestore: (file: File, options: RestoreOptions) => Answer<RestorePreview>;
  readonly restore: (file: File, options: RestoreOptions) => Answer<Restored>;
  readonly erase: (what: Book | 'everything') => Answer<void>;
  readonly loadDemo: () => Answer<void>;
  readonly removeDemo: () => Answer<void>;
  readonly storageSpace: () => Answer<StorageSpace>;
  /** A look at every record of the database: those that cannot be understood, as the texts that lie there. */
  readonly damagedRecords: () => Answer<readonly QuarantineRecord[]>;
}
