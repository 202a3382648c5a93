/** Files of a report, sealed reports with what would change in them, and adviser packs. */
import type { RenderOptions, ReportDifference, ReportFormat } from '@cryptax/reports';

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
