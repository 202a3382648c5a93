/**
 * Tax of the years a plan touches: the real figures of the ledger plus what the plan would realise, assessed by the law
 * package. A year for which no law is known yet is assessed by the rules of the last known one and says so; losses are
 * carried into it year by year.
 */
import { add, type Decimal, dec, formatDecimal, invariant, ZERO } from '@cryptax/kernel';
import type { LedgerEngine, YearFigures } from '@cryptax/ledger';
import {
  type AssessedYear,
  assessPerson,
  estimateYear,
  TAX_YEARS,
  type TaxEstimate,
  type TaxProfile,
  type YearProfile,
} from '@cryptax/tax-de';

export interface Person {
  readonly figures: readonly YearFigures[];
  readonly profile: TaxProfile;
  /** Net of a year before it is rounded; with it a further sale is added before the cent is decided, as the engine does. */
  readonly exactNet?: (year: number) => Decimal;
}

/** The person behind a ledger, as far as the ledger knows it. */
export function personOf(engine: Pick<LedgerEngine, 'years' | 'exactNet'>, profile: TaxProfile): Person {
  const nets = new Map<number, Decimal>();
  const exactNet = (year: number): Decimal => {
    const net = nets.get(year) ?? engine.exactNet(year);
    nets.set(year, net);
    return net;
  };
  return { figures: engine.years(), profile, exactNet };
}

/** One year of a plan; money as decimal text. */
export interface PlanYear {
  readonly year: number;
  /** The year whose rules and tariff were used. */
  readonly lawYear: number;
  readonly net: string;
  readonly limit: string;
  readonly limitReached: boolean;
  readonly taxable: string;
  readonly carryIn: string;
  readonly carryUsed: string;
  readonly carryOut: string;
  readonly incomeNet: string;
  readonly incomeLimit: string;
  readonly incomeTaxable: string;
  /** Extra tax on all crypto income of the year. */
  readonly tax: string;
  readonly estimate: TaxEstimate['kind'];
}

/** What the plan adds to the net of private sales, by year. */
export type ExtraNets = ReadonlyMap<number, Decimal>;

export const LAST_LAW_YEAR = TAX_YEARS.at(-1) ?? 0;
const FIRST_LAW_YEAR = TAX_YEARS[0] ?? 0;

/** Years `from` to `to`. Without an entry for a year to come, the profile of the last known year stands for it. */
export function planYears(person: Person, extra: ExtraNets, from: number, to: number): readonly PlanYear[] {
  const known = assessed(
    withExtra(person.figures, extra),
    person.profile,
    Math.min(Math.max(to, FIRST_LAW_YEAR), LAST_LAW_YEAR),
  );
  const rows = known.map((year) => planYear(year, year.year, yearProfile(person.profile, year.year)));
  let last = known.at(-1);
  for (let year = LAST_LAW_YEAR + 1; year <= to; year++) {
    const profile = yearProfile(person.profile, year);
    const own = person.figures.find((row) => row.year === year) ?? figuresOf(year, ZERO);
    const net = add(dec(own.taxable.net), extra.get(year) ?? ZERO);
    last = assessed(
      [{ ...own, year: LAST_LAW_YEAR, taxable: { ...own.taxable, net: formatDecimal(net) } }],
      {
        openingLoss: {
          privateSales: last?.privateSales.carryOut ?? '0.00',
          income: last?.incomeLosses.carryOut ?? '0.00',
        },
        years: { [LAST_LAW_YEAR]: profile },
      },
      LAST_LAW_YEAR,
    ).at(-1);
    invariant(last !== undefined, 'the last law year is assessed');
    rows.push(planYear(last, year, profile));
  }
  return rows.filter(({ year }) => year >= from && year <= to);
}

export function totalTax(years: readonly PlanYear[]): Decimal {
  return years.reduce((sum, { tax }) => add(sum, dec(tax)), dec('0.00'));
}

function assessed(figures: readonly YearFigures[], profile: TaxProfile, cover: number): readonly AssessedYear[] {
  const result = assessPerson({ figures, profile }, cover);
  invariant(result.ok, 'a profile is checked before it comes here');
  return result.value.years;
}

function planYear(assessedYear: AssessedYear, year: number, profile: YearProfile): PlanYear {
  const { privateSales: sales, income } = assessedYear;
  const estimate = estimateYear(assessedYear, profile);
  invariant(estimate.ok, 'an assessed year has a tariff');
  return {
    year,
    lawYear: assessedYear.year,
    net: sales.net,
    limit: sales.limit,
    limitReached: sales.limitReached,
    taxable: sales.taxable,
    carryIn: sales.carryIn,
    carryUsed: sales.carryUsed,
    carryOut: sales.carryOut,
    incomeNet: income.net,
    incomeLimit: income.limit,
    incomeTaxable: income.taxable,
    tax: estimate.value.extraTax,
    estimate: estimate.value.kind,
  };
}

/** Other results of a known year are facts of that year; only income, joint assessment and church tax go on. */
function yearProfile(profile: TaxProfile, year: number): YearProfile {
  const own = profile.years?.[String(year)];
  if (own !== undefined || year <= LAST_LAW_YEAR) return own ?? {};
  const { taxableIncome, joint, church } = profile.years?.[String(LAST_LAW_YEAR)] ?? {};
  return {
    ...(taxableIncome === undefined ? {} : { taxableIncome }),
    ...(joint === undefined ? {} : { joint }),
    ...(church === undefined ? {} : { church }),
  };
}

function withExtra(figures: readonly YearFigures[], extra: ExtraNets): readonly YearFigures[] {
  const years = new Map(figures.map((row) => [row.year, row]));
  for (const [year, net] of extra) {
    if (year > LAST_LAW_YEAR) continue;
    const row = years.get(year) ?? figuresOf(year, ZERO);
    years.set(year, { ...row, taxable: { ...row.taxable, net: formatDecimal(add(dec(row.taxable.net), net)) } });
  }
  return [...years.values()].filter(({ year }) => year <= LAST_LAW_YEAR).sort((a, b) => a.year - b.year);
}

function figuresOf(year: number, net: Decimal): YearFigures {
  const nothing = '0.00';
  return {
    year,
    taxable: {
      proceeds: nothing,
      cost: nothing,
      expenses: nothing,
      net: formatDecimal(net),
      gains: nothing,
      losses: nothing,
    },
    taxFreeGain: nothing,
    free: { proceeds: nothing, cost: nothing, expenses: nothing },
    income: { gross: nothing, expenses: nothing, net: nothing },
    derivatives: { gains: nothing, losses: nothing, net: nothing },
    incomplete: 0,
  };
}
