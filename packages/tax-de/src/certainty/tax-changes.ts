/** The law at the ends of the ranges, and how much tax a move of a year's sums can make on its way through them. */
import { add, compare, type Decimal, dec, formatDecimal, round, subtract, toCents, ZERO } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import { assessPerson } from '../assess/assess.ts';
import type { AssessedYear } from '../assess/law-year.ts';
import { readProfile } from '../assess/read-profile.ts';
import type { TaxProfile, YearProfile } from '../assess/tax-profile.ts';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { estimateYear } from '../tariff/estimate-year.ts';
import { type Bound, largest, smallest } from './bound.ts';
import type { YearBounds } from './year-bounds.ts';
import { YearTax } from './year-tax.ts';

/**
 * The law at one end of all ranges. More in any year never lowers what is taxable in any other: a gain only uses up losses
 * that would have been carried over.
 */
export function assessedAt(
  ranges: ReadonlyMap<number, YearBounds>,
  figures: readonly YearFigures[],
  profile: TaxProfile,
  end: 'low' | 'high',
): ReadonlyMap<number, AssessedYear> {
  const moved = [...ranges].map(([year, { privateSales, income }]) => {
    const own = yearFiguresOf(figures, year);
    return withNets(own, privateSales[end] ?? dec(own.taxable.net), income[end] ?? dec(own.income.net));
  });
  return assess(moved, profile);
}

/** The same for one ledger and profile, with its answers kept: many answers move the same end, or only one of the two. */
export function assessedOnce(): typeof assessedAt {
  const known = new Map<string, ReturnType<typeof assessedAt>>();
  return (ranges, figures, profile, end) => {
    const key = [...ranges].map(([year, own]) => `${year} ${textOf(own.privateSales[end])} ${textOf(own.income[end])}`);
    const found = known.get(key.join(' ')) ?? assessedAt(ranges, figures, profile, end);
    known.set(key.join(' '), found);
    return found;
  };
}

function textOf(end: Decimal | null): string {
  return end === null ? '' : formatDecimal(toCents(end));
}

/** Undefined where the profile says nothing about the year. */
export function taxOf(year: AssessedYear | undefined, profile: TaxProfile): string | undefined {
  const own = year === undefined ? undefined : profile.years?.[String(year.year)];
  if (year === undefined || own?.taxableIncome === undefined) return undefined;
  const estimate = estimateYear(year, own);
  return estimate.ok ? estimate.value.extraTax : undefined;
}

export class TaxChanges {
  readonly #ranges: ReadonlyMap<number, YearBounds>;
  readonly #figures: readonly YearFigures[];
  readonly #profile: TaxProfile | undefined;
  readonly #taxes = new Map<string, Decimal | undefined>();
  readonly #byYear = new Map<number, YearTax | undefined>();
  /** As the ledger stands. */
  #base: ReadonlyMap<number, AssessedYear> | undefined;
  readonly #hasOther: boolean;
  readonly #limits = new Map<number, Decimal | undefined>();

  constructor(
    ranges: ReadonlyMap<number, YearBounds>,
    figures: readonly YearFigures[],
    profile: TaxProfile | undefined,
  ) {
    this.#ranges = ranges;
    this.#figures = figures;
    this.#profile = profile;
    this.#hasOther = Object.values(profile?.years ?? {}).some(namesOther);
  }

  /**
   * The most that a move can change: the tax where the profile tells about the year, else the sums themselves. Looked at from
   * both ends of the year and from just below the limit, where a cent makes all of it taxable.
   */
  most(year: number, { privateSales, income }: YearBounds): Decimal | null {
    const spans = { privateSales: spanOf(privateSales), income: spanOf(income) };
    if (spans.privateSales === null || spans.income === null) return null;
    const range = this.#ranges.get(year);
    const sums = add(spans.privateSales, spans.income);
    if (sums.units === 0n || range === undefined || this.#profile?.years?.[String(year)]?.taxableIncome === undefined)
      return sums;
    const { low, high } = range.privateSales;
    const { low: least, high: most } = range.income;
    if (low === null || high === null || least === null || most === null) return null;
    const received = smallest(most, add(least, spans.income));
    let change = ZERO;
    for (const first of [low, subtract(high, spans.privateSales), ...this.#belowLimit(year, low, high)]) {
      const start = largest(low, first);
      const from = this.#tax(year, start, least);
      const to = this.#tax(year, smallest(high, add(start, spans.privateSales)), received);
      if (from === undefined || to === undefined) return sums;
      change = largest(change, subtract(to, from));
    }
    return change;
  }

  #belowLimit(year: number, low: Decimal, high: Decimal): readonly Decimal[] {
    if (!this.#limits.has(year)) {
      const own = assess([withNets(yearFiguresOf(this.#figures, year), ZERO, ZERO)], this.#profile ?? {}).get(year);
      const { limit, net } = own?.privateSales ?? {};
      this.#limits.set(
        year,
        limit === undefined || net === undefined ? undefined : subtract(subtract(dec(limit), dec(net)), dec('0.01')),
      );
    }
    const below = this.#limits.get(year);
    if (below === undefined) return [];
    return compare(low, below) <= 0 && compare(below, high) <= 0 ? [below] : [];
  }

  /**
   * Years whose results reach into this one: earlier ones by the loss that they carry forward, which does not depend on it,
   * and the next by a loss carried back. Results outside the ledger are compared over all years instead.
   */
  #alone(year: number): YearTax | undefined {
    if (this.#byYear.has(year)) return this.#byYear.get(year);
    const profile = readProfile(this.#profile ?? {});
    this.#base ??= assess(
      [...this.#ranges.keys()].map((one) => yearFiguresOf(this.#figures, one)),
      this.#profile ?? {},
    );
    const assessed = this.#base.get(year);
    const reported = this.#profile?.years?.[String(year)];
    const years = [year, year + 1].filter((one) => this.#base?.has(one));
    const tax =
      profile.ok && assessed !== undefined && reported !== undefined
        ? new YearTax(assessed, reported, profile.value, this.#figures, years)
        : undefined;
    this.#byYear.set(year, tax);
    return tax;
  }

  #tax(year: number, net: Decimal, received: Decimal): Decimal | undefined {
    if (!this.#hasOther) return this.#alone(year)?.at(net, received);
    const key = [year, formatDecimal(net), formatDecimal(received)].join(' ');
    if (!this.#taxes.has(key)) {
      const moved = [...this.#ranges.keys()].map((one) => {
        const own = yearFiguresOf(this.#figures, one);
        return one === year ? withNets(own, net, received) : own;
      });
      const tax = taxOf(assess(moved, this.#profile ?? {}).get(year), this.#profile ?? {});
      this.#taxes.set(key, tax === undefined ? undefined : dec(tax));
    }
    return this.#taxes.get(key);
  }
}

function namesOther({ otherPrivateSales, otherIncome, otherCapital, generalExpenses }: YearProfile): boolean {
  return [otherPrivateSales, otherIncome, otherCapital, generalExpenses].some((money) => money !== undefined);
}

function spanOf({ low, high }: Bound): Decimal | null {
  return low === null || high === null ? null : round(subtract(high, low), 2, 'ceiling');
}

function withNets(own: YearFigures, sales: Decimal, received: Decimal): YearFigures {
  const text = (value: Decimal) => formatDecimal(toCents(value));
  return {
    ...own,
    taxable: { ...own.taxable, net: text(sales) },
    income: { ...own.income, net: text(received) },
  };
}

function assess(figures: readonly YearFigures[], profile: TaxProfile): ReadonlyMap<number, AssessedYear> {
  const result = assessPerson({ figures, profile });
  return new Map(result.ok ? result.value.years.map((year) => [year.year, year]) : []);
}
