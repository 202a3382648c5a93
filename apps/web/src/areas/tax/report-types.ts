/**
 * The report of a year as a screen gets it: where it comes from, its figures without the long lists, and windows into these
 * lists. A report is asked for by its source, so that a sealed one or one from a pack is looked at with the same screens.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { Book, JournalRecord } from '@cryptax/store';
import type {
  BalanceLine,
  Dac8Row,
  DerivativeLine,
  FeeLine,
  IncomeLine,
  LotLine,
  ManualChange,
  MovementLine,
  TaxYearReport,
  WalletCoverage,
} from '@cryptax/tax-de';

export type ReportSource =
  | { readonly kind: 'book'; readonly book: Book; readonly year: number }
  | { readonly kind: 'sealed'; readonly id: string }
  /** A pack opened since the page was loaded; it is never written anywhere. */
  | { readonly kind: 'pack'; readonly packId: string };

/** The steps of making a report, told as each begins. */
export type ReportStage = 'analyse' | 'calculate' | 'rules' | 'create';
export const REPORT_STAGES: readonly ReportStage[] = ['analyse', 'calculate', 'rules', 'create'];

/** How complete the records are, counted; the cases themselves wait on the review list. */
export interface CompletenessView {
  readonly complete: boolean;
  readonly events: number;
  readonly firstAt: string | null;
  readonly lastAt: string | null;
  readonly wallets: readonly WalletCoverage[];
  readonly shortfalls: number;
  readonly missingPrices: number;
  readonly blocked: number;
  readonly unreadRows: number;
  /** Movements whose meaning nobody has told yet, and disposals whose result waits for one or may still change by one. */
  readonly openMovements: number;
  readonly pending: number;
  readonly provisional: number;
  readonly assumptions: number;
}

type ReportHead = Pick<
  TaxYearReport,
  'engineVersion' | 'ruleBookVersion' | 'inputHash' | 'seal' | 'summary' | 'forms' | 'method' | 'warnings'
>;

export interface ReportView extends ReportHead {
  readonly source: ReportSource;
  readonly year: number;
  readonly generatedAt: string;
  readonly isDemo: boolean;
  readonly person: TaxYearReport['frame']['person'];
  readonly profile: TaxYearReport['frame']['profile'];
  readonly completeness: CompletenessView;
  readonly counts: ReportCounts;
}

export interface ReportCounts {
  /** Events of the year. */
  readonly events: number;
  /** Disposals of the year, and the lot parts they used. */
  readonly disposals: number;
  readonly lots: number;
  readonly taxableLots: number;
  readonly freeLots: number;
  readonly income: number;
  readonly derivatives: number;
  readonly transfers: number;
  readonly gifts: number;
  readonly departures: number;
  readonly fees: number;
  readonly balances: number;
  readonly changes: number;
  readonly dac8: number;
  /** The whole ledger, its notes and its history come with a pack; elsewhere they have screens of their own. */
  readonly entries: number;
  readonly notes: number;
  readonly journal: number;
}

/** Lists of a report by name. */
export interface ReportLists {
  readonly lots: LotLine;
  readonly income: IncomeLine;
  readonly derivatives: DerivativeLine;
  readonly transfers: MovementLine;
  readonly gifts: MovementLine;
  readonly departures: MovementLine;
  readonly fees: FeeLine;
  readonly balances: BalanceLine;
  readonly changes: ManualChange;
  readonly dac8: Dac8Row;
  readonly entries: LedgerEvent;
  readonly notes: NoteLine;
  readonly journal: JournalLine;
}

/** What the owner noted beside an entry. */
export interface NoteLine extends Pick<LedgerEvent, 'at' | 'kind' | 'wallet'> {
  readonly eventId: string;
  readonly text: string;
}

/** A step of the ledger's history, taken back or not. */
export interface JournalLine extends Pick<JournalRecord, 'at' | 'kind' | 'why' | 'subjects'> {
  readonly isTakenBack: boolean;
}

export type ReportList = keyof ReportLists;

export type LineSort = 'date' | 'asset' | 'gain';

export interface LineQuery<L extends ReportList = ReportList> {
  readonly list: L;
  /** Lot parts only. */
  readonly tax?: 'taxable' | 'free';
  readonly sort?: { readonly by: LineSort; readonly direction: 'ascending' | 'descending' };
  readonly offset: number;
  readonly limit: number;
}

export interface LineWindow<Line> {
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly Line[];
}

export interface ReportYear {
  readonly year: number;
  readonly events: number;
  /** Running: not over yet. Provisional: something waits for an answer. */
  readonly state: 'running' | 'provisional' | 'final';
  /** Absent for a year whose rules are not known. */
  readonly figures?: {
    readonly net: string;
    readonly taxable: string;
    readonly freeGain: string;
    readonly income: string;
    readonly extraTax?: string;
  };
}
