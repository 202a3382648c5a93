/**
 * A planning result as a document: title, key figures, tables, notes, all of it text in the user's language. Whatever
 * prints it needs to know nothing about plans.
 */
import type { Picture } from '../pdf-writer/picture.ts';

export interface PlanDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly figures: readonly DocumentFigure[];
  /** Before the tables. */
  readonly picture?: { readonly title: string; readonly picture: Picture } | undefined;
  readonly tables: readonly DocumentTable[];
  readonly notes: readonly string[];
  /** What each page says about the document; without it, that it is a plan. */
  readonly frame?: { readonly state: string; readonly about: string };
}

export interface DocumentFigure {
  readonly label: string;
  readonly value: string;
}

export interface DocumentTable {
  readonly title: string;
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The last row is the sum of those above. */
  readonly endsInSum?: true;
}

export interface DocumentColumn {
  readonly title: string;
  /** Figures are set to the right. */
  readonly isFigure?: boolean;
  /** Share of the width against the other columns. */
  readonly width: number;
}
