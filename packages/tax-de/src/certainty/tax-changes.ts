/** The law at the ends of the ranges, and how much tax a move of a year's sums can make on its way through them. */
import { add, compare, type Decimal, dec, formatDecimal, round, subtract, toCents, ZERO } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import { assessPerson } from '../assess/assess.ts';
import type { AssessedYear } from '../assess/law-year.ts';
import type { TaxProfile, YearProfile } from '../assess/tax-profile.ts';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { estimateYear } from '../tariff/estimate-year.ts';
import { type Bound, largest, smallest } from './bound.ts';
import type { YearBounds } from './year-bounds.ts';

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
    const starts = [low, subtract(high, spans.privateSales), ...this.#belowLimit(year, low, high)];
    return starts.reduce<Decimal>((largestSoFar, start) => {
      const from = this.#tax(year, largest(low, start), least);
      const to = this.#tax(
        year,
        smallest(high, add(largest(low, start), spans.privateSales ?? ZERO)),
        smallest(most, add(least, spans.income ?? ZERO)),
      );
      return from === undefined || to === undefined ? sums : largest(largestSoFar, subtract(to, from));
    }, ZERO);
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
   * and the next by a loss carried back. Results outside the ledger are compared over all years.
   */
  #yearsAround(year: number): readonly number[] {
    const all = [...this.#ranges.keys()];
    return this.#hasOther ? all : all.filter((one) => one === year || one === year + 1);
  }

  /** With the loss that earlier years leave as the one it begins with. */
  #profileFrom(year: number): TaxProfile {
    const profile = this.#profile ?? {};
    if (this.#hasOther) return profile;
    this.#base ??= assess(
      [...this.#ranges.keys()].map((one) => yearFiguresOf(this.#figures, one)),
      profile,
    );
    const own = this.#base.get(year);
    if (own === undefined) return profile;
    const { privateSalesLosses, incomeLosses, capital } = own;
    const openingLoss = {
      privateSales: privateSalesLosses.carryIn,
      income: incomeLosses.carryIn,
      capital: capital.carryIn,
    };
    return { ...profile, openingLoss };
  }

  #tax(year: number, net: Decimal, received: Decimal): Decimal | undefined {
    const key = [year, formatDecimal(net), formatDecimal(received)].join(' ');
    if (!this.#taxes.has(key)) {
      const moved = this.#yearsAround(year).map((one) => {
        const own = yearFiguresOf(this.#figures, one);
        return one === year ? withNets(own, net, received) : own;
      });
      const tax = taxOf(assess(moved, this.#profileFrom(year)).get(year), this.#profile ?? {});
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
