/** Words of the tax report: what the page can ask the worker about reports, and the ways in which that can fail. */
import type { PackError } from '@cryptax/reports';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../platform/ledger/ledger-api.ts';
import type { EventFacts, ExplainPart, Explanation, FigureId } from './explain-api.ts';
import type { FileProgress, FileRequest, MadeFile, OpenPack, Recheck, SealedReport } from './report-files-api.ts';
import type {
  LineQuery,
  LineWindow,
  ReportList,
  ReportLists,
  ReportSource,
  ReportStage,
  ReportView,
  ReportYear,
} from './report-view-api.ts';

/** For the cover of a report; kept in this browser only. `state` decides the rate of church tax. */
export const PERSON_FIELDS = ['name', 'street', 'town', 'taxNumber', 'taxOffice', 'state'] as const;
export type PersonData = { readonly [Field in (typeof PERSON_FIELDS)[number]]?: string };

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
