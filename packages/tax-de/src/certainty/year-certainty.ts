/** What the ranges of a year's sums mean for its forms and its tax. */
import { compare, dec } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import type { AssessedYear } from '../assess/law-year.ts';
import type { TaxProfile } from '../assess/tax-profile.ts';
import { type Bound, type BoundText, printed } from './bound.ts';
import { assessedAt, taxOf } from './tax-changes.ts';
import type { YearBounds } from './year-bounds.ts';

export interface YearCertainty {
  /** The forms of the year are the same whatever is answered. */
  readonly complete: boolean;
  /** Net sums before limits and carry-over; null is an end that nothing bounds. */
  readonly privateSales: BoundText;
  readonly income: BoundText;
  readonly tax?: BoundText;
}

/** Ranges of one point each: nothing is open. */
export function certain(figures: readonly YearFigures[]): ReadonlyMap<number, YearBounds> {
  const point = (net: string): Bound => ({ low: dec(net), high: dec(net) });
  return new Map(
    figures.map(({ year, taxable, income }) => [year, { privateSales: point(taxable.net), income: point(income.net) }]),
  );
}

export function yearsOf(
  ranges: ReadonlyMap<number, YearBounds>,
  figures: readonly YearFigures[],
  profile: TaxProfile | undefined,
): Readonly<Record<string, YearCertainty>> {
  const ends = (['low', 'high'] as const).map((end) => assessedAt(ranges, figures, profile ?? {}, end));
  const years = [...ranges.keys()].sort((a, b) => a - b);
  return Object.fromEntries(
    years.map((year) => {
      const range = ranges.get(year) as YearBounds;
      const [low, high] = ends.map((end) => end.get(year));
      const tax = profile === undefined ? undefined : taxRange(range, profile, low, high);
      const row: YearCertainty = {
        complete: isComplete(range, low, high),
        privateSales: printed(range.privateSales),
        income: printed(range.income),
        ...(tax === undefined ? {} : { tax }),
      };
      return [String(year), row];
    }),
  );
}

function isComplete(range: YearBounds, low: AssessedYear | undefined, high: AssessedYear | undefined): boolean {
  const isOne = ({ low: least, high: most }: Bound) => least !== null && most !== null && compare(least, most) === 0;
  if (low === undefined || high === undefined) return isOne(range.privateSales) && isOne(range.income);
  // Below the limit nothing is declared; a loss is, because it counts in other years.
  const isSame = (bound: Bound, law: 'privateSales' | 'income') =>
    isOne(bound) ||
    (bound.low !== null && bound.high !== null && !high[law].limitReached && dec(low[law].net).units >= 0n);
  return isSame(range.privateSales, 'privateSales') && isSame(range.income, 'income');
}

function taxRange(
  { privateSales, income }: YearBounds,
  profile: TaxProfile,
  low: AssessedYear | undefined,
  high: AssessedYear | undefined,
): BoundText | undefined {
  const [least, most] = [taxOf(low, profile), taxOf(high, profile)];
  if (least === undefined || most === undefined) return undefined;
  return {
    low: privateSales.low === null || income.low === null ? null : least,
    high: privateSales.high === null || income.high === null ? null : most,
  };
}
