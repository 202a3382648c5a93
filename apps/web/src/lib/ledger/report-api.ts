/**
 * Words of the tax report: the report of a year without its long lists, windows into these lists, the derivation of each
 * figure, files, sealed reports and adviser packs. A report is asked for by where it comes from, so that a sealed one or
 * one from a pack is looked at with the same screens as the live one.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { Valuation } from '@cryptax/prices';
import type { PackError, RenderOptions, ReportDifference, ReportFormat } from '@cryptax/reports';
import type { Book } from '@cryptax/store';
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
import type { EventOrigin } from './events-api.ts';
import type { Answer } from './ledger-api.ts';

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

/** Every figure that can be asked "why?". `s23` private sales, `s22` services, `s20` capital income. */
export const FIGURES = [
  'tax.extra',
  'tax.capital',
  's23.taxable',
  's23.net',
  's23.proceeds',
  's23.cost',
  's23.expenses',
  's23.gains',
  's23.losses',
  's23.free',
  's23.carry',
  's22.taxable',
  's22.net',
  's22.gross',
  's22.costs',
  's22.carry',
  's20.taxable',
  's20.net',
] as const;
export type FigureId = (typeof FIGURES)[number];

/** One line of a formula. `figure`: the value has a derivation of its own. */
export interface Term {
  readonly id: TermId;
  readonly value: string;
  readonly op: 'plain' | 'plus' | 'minus' | 'total';
  readonly unit?: 'eur' | 'percent';
  readonly figure?: FigureId;
}

export type TermId =
  | FigureId
  | 'other-sales'
  | 'other-income'
  | 'other-capital'
  | 'limit'
  | 'net-all'
  /** The net once the limit is reached, else nothing. */
  | 'counted'
  | 'general-expenses'
  | 'spouse-taxable'
  | 'capital-gains'
  | 'capital-losses'
  | 'carry-in'
  | 'carry-used'
  | 'carry-out'
  | 'carried-back-in'
  | 'carried-back-out'
  | 'spouse-loss-used'
  | 'spouse-loss-given'
  | 'year-loss'
  | 'allowance-used'
  | 'crypto'
  | 'income-without'
  | 'income-with'
  | 'tax-without'
  | 'tax-with'
  | 'soli-extra'
  | 'church-extra'
  | 'income-tax-extra'
  | 'flat-rate'
  | 'capital-tax'
  | 'capital-soli'
  | 'capital-church';

export interface Explanation {
  readonly figure: FigureId;
  readonly year: number;
  readonly value: string;
  /** Formulas, each ending in its total. */
  readonly blocks: readonly (readonly Term[])[];
  /** Ids of `packages/tax-de/RULES.md`, the most telling first. */
  readonly rules: readonly string[];
  /** Whether the limit of the figure's law was reached; absent where there is none. */
  readonly limitReached?: boolean;
  readonly parts: { readonly kind: ExplainPart['kind']; readonly count: number } | null;
}

/** What one lot part, receipt or settlement adds to the figure. */
export type ExplainPart =
  | { readonly kind: 'lot'; readonly amount: string; readonly line: LotLine }
  | { readonly kind: 'income'; readonly amount: string; readonly line: IncomeLine }
  | { readonly kind: 'derivative'; readonly amount: string; readonly line: DerivativeLine };

/** An event under a figure: as valued, with its price and the row it came from. */
export interface EventFacts {
  readonly event: LedgerEvent;
  readonly valuations: readonly Valuation[];
  readonly origin?: EventOrigin;
  readonly isEdited: boolean;
}

/** For the cover of a report; kept in this browser only. `state` decides the rate of church tax. */
export const PERSON_FIELDS = ['name', 'street', 'town', 'taxNumber', 'taxOffice', 'state'] as const;
export type PersonData = { readonly [Field in (typeof PERSON_FIELDS)[number]]?: string };

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

/** Which file is wanted. `transactions` is the list of the year's events, which is no part of the report itself. */
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
  /** The frozen inputs give the same figures again; null where no inputs were frozen. */
  readonly isReproduced: boolean | null;
  /** Paths of figures that differ, the first ones. */
  readonly differences: readonly string[];
}

/** Ways in which a report can fail, beyond those of the store. */
export type ReportProblem =
  | { readonly code: 'report.year-unknown'; readonly year: number }
  /** The tax profile or another input does not make sense; `cause` is the code of the tax rules. */
  | { readonly code: 'report.failed'; readonly cause: string }
  /** A sealed report that is not there, or a pack that this tab has not opened. */
  | { readonly code: 'report.missing' }
  | { readonly code: 'report.cancelled' }
  | PackError;

export interface ReportApi {
  /** The report of a source; `onStage` hears each step of the work as it begins. */
  readonly taxReport: (source: ReportSource, onStage?: (stage: ReportStage) => void) => Answer<ReportView>;
  readonly reportLines: <L extends ReportList>(
    source: ReportSource,
    query: LineQuery<L>,
  ) => Answer<LineWindow<ReportLists[L]>>;
  readonly explainFigure: (source: ReportSource, figure: FigureId) => Answer<Explanation>;
  readonly explainParts: (
    source: ReportSource,
    figure: FigureId,
    offset: number,
    limit: number,
  ) => Answer<LineWindow<ExplainPart>>;
  /** In the order asked for; an event that is no longer there is left out. */
  readonly eventFacts: (source: ReportSource, eventIds: readonly string[]) => Answer<readonly EventFacts[]>;
  /** Every year that the ledger touches, and the running one, newest first. */
  readonly reportYears: (book: Book) => Answer<readonly ReportYear[]>;
  /** Writes one file at a time, in a thread of its own. */
  readonly makeFile: (
    source: ReportSource,
    request: FileRequest,
    onProgress?: (progress: FileProgress) => void,
  ) => Answer<MadeFile>;
  /** The beginning of a text file, written beside whatever else is being written. */
  readonly peekFile: (source: ReportSource, request: FileRequest) => Answer<string>;
  /** Stops the file that is being written; its request answers `report.cancelled`. */
  readonly cancelFile: () => Promise<void>;
  /** The report with ledger, journal and remark, locked with a passphrase; read by `openPack` in any browser. */
  readonly createPack: (source: ReportSource, passphrase: string, remark: string) => Answer<MadeFile>;
  readonly openPack: (file: File, passphrase: string) => Answer<OpenPack>;
  /** The pack as it was told when it was opened. */
  readonly packInfo: (packId: string) => Answer<OpenPack>;
  readonly sealReport: (source: ReportSource) => Answer<SealedReport>;
  /** Newest first, each with what the ledger of today would make of it. */
  readonly sealedReports: (book: Book) => Answer<readonly SealedReport[]>;
  /** Computes a sealed report again from its frozen inputs. */
  readonly recheckReport: (id: string) => Answer<Recheck>;
  readonly removeSealed: (id: string) => Answer<void>;
  readonly personData: () => Answer<PersonData>;
  readonly setPersonData: (person: PersonData) => Answer<void>;
}
