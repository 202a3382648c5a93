/** How certain the years of a book are, as screens ask for it: what each sum can be at least and at most. */
import type { Certainty, YearCertainty } from '@cryptax/tax-de';

/** Two ends of a figure in euro; null is an end that nothing bounds. */
export type RangeText = YearCertainty['income'];

export interface YearRange {
  readonly year: number;
  /** The forms of the year are the same whatever is answered. */
  readonly complete: boolean;
  readonly privateSales: RangeText;
  readonly income: RangeText;
  /** Extra tax, where the profile tells about the year. */
  readonly tax?: RangeText | undefined;
  /** The limits of the year. */
  readonly limits: { readonly privateSales: string; readonly income: string };
  /** Cards that the range knows nothing of and that can move this year; absent where nobody asked for them. */
  readonly outside?: number;
}

export interface CertaintyView {
  readonly revision: number;
  readonly tightness: Certainty['tightness'];
  /** Newest first. */
  readonly years: readonly YearRange[];
  /** Open points, and those of them whose answers can change a form. */
  readonly open: number;
  readonly deciding: number;
  /** Cards of all years that the ranges know nothing of: with one that can move a year its range may not be called proven. */
  readonly outside: number;
  /** Coins of which open answers decide how much is past the holding period; `all` where anything may have been sold. */
  readonly doubtful: readonly string[] | 'all';
}
