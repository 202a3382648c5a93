/** What the ranges of a year's sums mean for its forms and its tax. */
import { compare, dec, formatDecimal, round } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import type { AssessedYear } from '../assess/law-year.ts';
import type { TaxProfile } from '../assess/tax-profile.ts';
import { type Bound, type BoundText, bothLaws, type Law, printed } from './bound.ts';
import type { Slack } from './slack.ts';
import { assessedAt, taxOf } from './tax-changes.ts';
import type { YearBounds } from './year-bounds.ts';

export interface YearCertainty {
  /** The forms of the year are the same whatever is answered. */
  readonly complete: boolean;
  /** It is complete although answers can still move its sums: none of them leads to a limit. */
  readonly belowLimits?: true;
  /** Net sums before limits and carry-over; null is an end that nothing bounds. */
  readonly privateSales: BoundText;
  readonly income: BoundText;
  readonly tax?: BoundText | undefined;
  /** How far an end can lie outside what some answers reach: zero where both are reached, null where an end has no bound. */
  readonly slack?: Readonly<Record<Law, string | null>> | undefined;
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
  slackIn?: (year: number) => Slack,
  atEnd: typeof assessedAt = assessedAt,
): Readonly<Record<string, YearCertainty>> {
  const ends = (['low', 'high'] as const).map((end) => atEnd(ranges, figures, profile ?? {}, end));
  const years = [...ranges.keys()].sort((a, b) => a - b);
  return Object.fromEntries(
    years.map((year) => {
      const range = ranges.get(year) as YearBounds;
      const [low, high] = ends.map((end) => end.get(year));
      const tax = profile === undefined ? undefined : taxRange(rangeWithLosses(ranges, year), profile, low, high);
      const complete = isComplete(range, low, high);
      const row: YearCertainty = {
        complete,
        ...(complete && !(isOne(range.privateSales) && isOne(range.income)) ? { belowLimits: true } : {}),
        privateSales: printed(range.privateSales),
        income: printed(range.income),
        tax,
        slack: slackIn === undefined ? undefined : slackText(slackIn(year)),
      };
      return [String(year), row];
    }),
  );
}

function isOne({ low, high }: Bound): boolean {
  return low !== null && high !== null && compare(low, high) === 0;
}

function slackText(slack: Slack): Readonly<Record<Law, string | null>> {
  return bothLaws((law) => {
    const most = slack[law];
    return most === null ? null : formatDecimal(round(most, 2, 'ceiling'));
  });
}

function isComplete(range: YearBounds, low: AssessedYear | undefined, high: AssessedYear | undefined): boolean {
  if (low === undefined || high === undefined) return isOne(range.privateSales) && isOne(range.income);
  // Below the limit nothing is declared; a loss is, because it counts in other years.
  const isSame = (bound: Bound, law: 'privateSales' | 'income') =>
    isOne(bound) ||
    (bound.low !== null && bound.high !== null && !high[law].limitReached && dec(low[law].net).units >= 0n);
  return isSame(range.privateSales, 'privateSales') && isSame(range.income, 'income');
}

/** A loss that nothing bounds may be carried forward into the year, or back from the next: then nothing bounds its tax from below. */
function rangeWithLosses(ranges: ReadonlyMap<number, YearBounds>, year: number): YearBounds {
  const around = [...ranges].filter(([other]) => other <= year + 1).map(([, own]) => own);
  const own = ranges.get(year) as YearBounds;
  return bothLaws((law) => ({
    low: around.some((one) => one[law].low === null) ? null : own[law].low,
    high: own[law].high,
  }));
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
