/**
 * The tax of one year by its two sums, with everything else as the ledger stands: ranking asks for thousands of such
 * sums, and the whole assessment of a person would be made anew for each. Only for profiles without results outside
 * the ledger: there private sales and services do not meet.
 */
import { add, type Decimal, dec, toCents } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import type { AssessedYear } from '../assess/law-year.ts';
import { type LossRules, type LossSeries, runLosses } from '../assess/loss-ledger.ts';
import { carryBackLimits, incomeRules, privateSalesRules } from '../assess/loss-rules.ts';
import type { ReadProfile } from '../assess/read-profile.ts';
import type { LossLaw, YearProfile } from '../assess/tax-profile.ts';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { eur, eurText } from '../money/eur.ts';
import { estimateYear } from '../tariff/estimate-year.ts';

type Law = 'privateSales' | 'income';

export class YearTax {
  readonly #assessed: AssessedYear;
  readonly #reported: YearProfile;
  readonly #taxable: Readonly<Record<Law, (net: Decimal) => Decimal>>;
  /** By taxable cents. */
  readonly #taxes = new Map<bigint, Decimal | undefined>();

  /** `years`: this one, and the next where its loss may be carried back. */
  constructor(
    assessed: AssessedYear,
    reported: YearProfile,
    profile: ReadProfile,
    figures: readonly YearFigures[],
    years: readonly number[],
  ) {
    this.#assessed = assessed;
    this.#reported = reported;
    const joint = (year: number) => profile.year(year).joint;
    const taxable = (law: Law, lossLaw: LossLaw, opening: string, rules: LossRules) => {
      const known = new Map<bigint, Decimal>();
      const carryBackLimit = carryBackLimits(profile, lossLaw);
      const nets = new Map(years.map((year) => [year, netOf(yearFiguresOf(figures, year), law)]));
      return (net: Decimal): Decimal => {
        const cents = toCents(net);
        const before = known.get(cents.units);
        if (before !== undefined) return before;
        const series: LossSeries = {
          opening: eur(opening),
          openingYear: assessed.year,
          netOf: (year) => (year === assessed.year ? cents : (nets.get(year) ?? cents)),
          carryBackLimit,
        };
        const result = runLosses(years, [series], rules)[0]?.[0]?.taxable ?? cents;
        known.set(cents.units, result);
        return result;
      };
    };
    const shares = profile.sharesCarryForward;
    const { privateSalesLosses, incomeLosses } = assessed;
    this.#taxable = {
      privateSales: taxable(
        'privateSales',
        'private-sales',
        privateSalesLosses.carryIn,
        privateSalesRules(joint, shares),
      ),
      income: taxable('income', 'income', incomeLosses.carryIn, incomeRules(joint, shares)),
    };
  }

  at(net: Decimal, received: Decimal): Decimal | undefined {
    const [sales, services] = [this.#taxable.privateSales(net), this.#taxable.income(received)];
    const key = toCents(add(sales, services)).units;
    if (!this.#taxes.has(key)) {
      const { privateSales, income } = this.#assessed;
      const moved: AssessedYear = {
        ...this.#assessed,
        privateSales: { ...privateSales, taxable: eurText(sales) },
        income: { ...income, taxable: eurText(services) },
      };
      const estimate = estimateYear(moved, this.#reported);
      this.#taxes.set(key, estimate.ok ? dec(estimate.value.extraTax) : undefined);
    }
    return this.#taxes.get(key);
  }
}

function netOf({ taxable, income }: YearFigures, law: Law): Decimal {
  return toCents(eur(law === 'income' ? income.net : taxable.net));
}
