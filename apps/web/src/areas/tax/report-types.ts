/**
 * The report of a year as a screen gets it: where it comes from, its figures without the long lists, and windows into these
 * lists. A report is asked for by its source, so that a sealed one or one from a pack is looked at with the same screens.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { RenderOptions, ReportDifference, ReportFormat } from '@cryptax/reports';
import type { Book, JournalRecord } from '@cryptax/store';
import type {
  BalanceLine,
  Dac8Row,
  DerivativeLine,
  DraftReport,
  FeeLine,
  IncomeLine,
  LotLine,
  ManualChange,
  MovementLine,
  TaxYearReport,
  WalletCoverage,
} from '@cryptax/tax-de';
import type { StandIns } from '../../platform/ledger/price-types.ts';

export type ReportSource =
  | { readonly kind: 'book'; readonly book: Book; readonly year: number }
  | { readonly kind: 'sealed'; readonly id: string }
  /** A pack opened since the page was loaded; it is never written anywhere. */
  | { readonly kind: 'pack'; readonly packId: string };

/** The steps of making a report, reported as each begins. */
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
  /** Movements whose meaning nobody has explained yet, and disposals whose result waits for one or may still change by one. */
  readonly openMovements: number;
  readonly pending: number;
  readonly provisional: number;
  readonly assumptions: number;
}

type ReportHead = Pick<DraftReport, 'engineVersion' | 'ruleBookVersion' | 'summary' | 'forms' | 'method' | 'warnings'>;

export interface ReportView extends ReportHead {
  readonly source: ReportSource;
  /** Another number is another report; one that was made elsewhere has 0. */
  readonly made: number;
  readonly year: number;
  readonly generatedAt: string;
  readonly isDemo: boolean;
  readonly person: TaxYearReport['frame']['person'];
  readonly profile: TaxYearReport['frame']['profile'];
  readonly completeness: CompletenessView;
  readonly counts: ReportCounts;
  readonly standIns?: StandIns | undefined;
}

/** Nothing is open in it, and none of its prices stands in for a better one. */
export const isSettled = ({ completeness, standIns }: ReportView): boolean =>
  completeness.complete && standIns === undefined;

/** What proves a report, over its inputs and over everything in it, and the method with what other readings would change. */
export type ReportPrints = Pick<TaxYearReport, 'inputHash' | 'seal' | 'method'>;

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
  readonly figures?:
    | {
        readonly net: string;
        readonly taxable: string;
        readonly freeGain: string;
        readonly income: string;
        readonly extraTax?: string | undefined;
      }
    | undefined;
}

/**
 * Files of a report, sealed reports with what would change in them, and adviser packs. Which file is wanted.
 * `transactions` is the list of the year's events, which is no part of the report itself.
 */
export interface FileRequest extends Pick<RenderOptions, 'locale' | 'preview' | 'table' | 'separator' | 'numbers'> {
  readonly format: ReportFormat | 'transactions';
}

/** `report`: the report is computed; `render`: the file is written, `share` from 0 to 1. */
export interface FileProgress {
  readonly stage: 'report' | 'render';
  readonly share: number;
}

/** A blob passes between threads without being copied, however large the file is. */
export interface MadeFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly blob: Blob;
}

/** An adviser pack that this tab has opened: who made it, when, and whether its figures can be recomputed. */
export interface OpenPack {
  readonly packId: string;
  readonly year: number;
  readonly createdAt: string;
  /** Every figure and hash recomputed from the ledger inside agrees. */
  readonly agrees: boolean;
  /** What the sender wrote to the adviser; empty without a word. */
  readonly remark: string;
}

export interface SealedReport {
  readonly id: string;
  readonly year: number;
  /** The report's short name, as it stands on each page. */
  readonly title: string;
  readonly sealedAt: string;
  /** Of the JSON file. */
  readonly sha256: string;
  readonly state: SealedState;
}

/** What the ledger of today would make of a sealed report. */
export type SealedState =
  | { readonly kind: 'same' }
  /** Effects are the largest ones; `moreEffects` are left out. */
  | { readonly kind: 'changed'; readonly difference: ReportDifference; readonly moreEffects: number }
  /** The content is not what was sealed. */
  | { readonly kind: 'damaged' }
  /** Today's report could not be made. */
  | { readonly kind: 'unknown' };

/** What a recheck of a sealed report found. */
export interface Recheck {
  /** The file is word for word what was sealed. */
  readonly isIntact: boolean;
  /** The frozen inputs give the same figures again; null where they cannot be read. */
  readonly isReproduced: boolean | null;
  /** Paths of figures that differ, the first ones. */
  readonly differences: readonly string[];
}

/** What a PDF of a report says about itself when its figures and its pages are made again. */
export type PdfCheck = UnreadPdf | CheckedPdf;

export interface UnreadPdf {
  readonly kind: 'not-a-report' | 'damaged';
}

export interface CheckedPdf {
  readonly kind: 'agrees' | 'changed-report' | 'other-entries' | 'other-figures' | 'other-pages' | 'other-version';
  readonly year: number;
  readonly person: string | null;
  readonly generatedAt: string;
  readonly seal: string;
  readonly complete: boolean;
  readonly ruleBook: string;
  readonly ruleBookHere: string;
  /** Fields that come out differently. */
  readonly differences: number;
}
