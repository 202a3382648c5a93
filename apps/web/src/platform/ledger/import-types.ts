/**
 * Words of an import: what the user chooses per file, what a dry run found, and how a commit ended. The counts of a
 * file always add up to its rows: events + grouped + duplicates + ignored + review.
 */
import type { FileReport, ImportOptions } from '@cryptax/importers';
import type { LedgerEvent } from '@cryptax/ledger';
import type { ImportRecord, RowOutcomeKind } from '@cryptax/store';
import type { TokenNameTable } from './token-names.ts';

export type SavedMapping = NonNullable<ImportOptions['mappings']>[number];
export type FileQuestion = FileReport['questions'][number];
export type FileAnswers = NonNullable<ImportOptions['answers']>[string];

/** What the user decided about one file, by its name in the preview. Undecided: recognised format, the file's own zone. */
export interface FileChoice {
  readonly format?: string;
  readonly timezone?: string;
  readonly wallet?: string;
  /** A mapping from the wizard; it is remembered for this header once the import is committed. */
  readonly mapping?: SavedMapping;
  readonly answers?: Omit<FileAnswers, 'format' | 'wallet' | 'zone'>;
}

export type FileChoices = Readonly<Record<string, FileChoice>>;

export type ImportStage = 'read' | 'map' | 'reconcile' | 'value' | 'compute' | 'save';

export interface ImportProgress {
  readonly stage: ImportStage;
  /** 0 to 100 over the whole run: files up to 75, matching and prices 90, effect 95, done 100. */
  readonly percent: number;
  readonly file: string;
  readonly fileIndex: number;
  readonly fileCount: number;
  readonly rows: number;
}

export type RowCounts = Readonly<Record<RowOutcomeKind, number>> & { readonly rows: number };

/** Rows with the same reason, with the first lines as examples. */
export interface ReasonCount {
  readonly code: string;
  readonly count: number;
  readonly lines: readonly number[];
}

export interface RowProblem {
  readonly line: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface FilePreview {
  /** Position for `previewRows`; an archive gives one entry per file inside. */
  readonly index: number;
  /** The chosen file this came from. */
  readonly requestIndex: number;
  readonly name: string;
  readonly size: number;
  readonly format: { readonly id: string; readonly source: string } | null;
  /** 0 to 1. */
  readonly confidence: number;
  readonly counts: RowCounts;
  /** New events; several rows can become one. */
  readonly events: number;
  readonly ignored: readonly ReasonCount[];
  /** Rows that wait for the user, the first 200; `counts.review` has them all. */
  readonly review: readonly RowProblem[];
  /** The file as a whole could not be read. */
  readonly problem?: Omit<RowProblem, 'line'> | undefined;
  readonly questions: readonly FileQuestion[];
  /** Formats that nearly fit, best first. */
  readonly candidates: readonly { readonly id: string; readonly source: string; readonly confidence: number }[];
}

export interface HoldingChange {
  readonly asset: string;
  readonly before: string;
  readonly after: string;
}

/** Figures of one tax year; `estimatedTax` is absent where the tariff of the year is not known. */
export interface TaxFigures {
  readonly privateSalesNet: string;
  readonly incomeNet: string;
  readonly taxable: string;
  readonly estimatedTax?: string | undefined;
  readonly estimate?: 'difference' | 'flat-estimate' | undefined;
  /** Disposals left out because something is missing: the figures are not final. */
  readonly incomplete: number;
}

export interface Effect {
  readonly holdings: readonly HoldingChange[];
  /** Events of the change that count nowhere yet, because a price is missing. */
  readonly unpriced: number;
  /** Years whose figures change, and the current year. */
  readonly years: readonly { readonly year: number; readonly before: TaxFigures; readonly after: TaxFigures }[];
}

export interface ImportPreview {
  readonly previewId: string;
  readonly files: readonly FilePreview[];
  readonly totals: RowCounts & { readonly files: number; readonly events: number };
  /** Missing while it is still being worked out, as it is of many events: `importEffect` gives it. */
  readonly effect?: Effect;
  readonly currentYear: number;
  /** Events in the own book before, and sources before and after: what the plan limit looks at. */
  readonly known: { readonly events: number; readonly sources: readonly string[] };
  readonly newSources: readonly string[];
  /** Names of tokens in the files; none where no entry has one. */
  readonly tokens?: TokenNameTable;
}

/** A row as it stands in the file, beside what became of it. */
export interface PreviewRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly kind: RowOutcomeKind;
  readonly code?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly events: readonly LedgerEvent[];
}

export interface PreviewRows {
  readonly header: readonly string[];
  readonly total: number;
  readonly rows: readonly PreviewRow[];
}

export interface PreviewRowsQuery {
  readonly previewId: string;
  readonly index: number;
  /** All rows unless told otherwise. */
  readonly kinds?: readonly RowOutcomeKind[];
  readonly offset: number;
  readonly limit: number;
}

/** An import of the past, without the worker's own notes about it. */
export interface ImportInfo extends Omit<ImportRecord, 'book' | 'details' | 'mended'> {
  /** Display name of the file's source. */
  readonly source: string;
  /** Rows that still wait for the user. */
  readonly openReview: number;
}

export interface CommittedImport {
  readonly status: 'applied' | 'unchanged';
  readonly added: number;
  readonly skipped: number;
  readonly imports: readonly ImportInfo[];
  readonly totals: ImportPreview['totals'];
  /** False where the browser had no room for the rows of the files; the events are complete. */
  readonly areRowsKept: boolean;
}

/** A supported export, for the searchable list and the format override. */
export interface FormatInfo {
  readonly id: string;
  readonly source: string;
  readonly kind: 'exchange' | 'broker' | 'wallet' | 'explorer' | 'tax-tool' | 'generic';
}

/** Format ids of the user's own mappings: this, then the name the user gave the source. */
export const OWN_MAPPING = 'own:';
