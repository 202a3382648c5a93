/** Past years side by side, as the screen of past years asks for them. */
import type { DeclaredYear, PastYear } from '@cryptax/tax-de';

export interface PastYearRow extends PastYear {
  /** As it was typed in; undefined where nothing was, and then nothing counts as declared. */
  readonly entered: DeclaredYear | undefined;
  readonly isRunning: boolean;
  /** A sealed report of the year, whose figures can be taken for the declared ones. */
  readonly sealedId: string | undefined;
}

export interface PastYearsView {
  /** Newest first. */
  readonly rows: readonly PastYearRow[];
  /** Years of the ledger for which no rules are known. */
  readonly unknownYears: readonly number[];
  /** All of it together; null where the tax of a year is not known. */
  readonly totals: { readonly taxable: string; readonly tax: string | null; readonly interest: string | null };
}
