/**
 * Tax of the years a plan touches: the real figures of the ledger plus what the plan would realise, assessed by the law
 * package. A year for which no law is known yet is assessed by the rules of the last known one and says so.
 */
import { add, type Decimal, dec, defined, formatDecimal, invariant, ZERO } from '@cryptax/kernel';
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

/**
 * Years `from` to `to`. Without an entry for a year to come, the profile of the last known year stands for it. All are assessed
 * together, so that a loss goes back into the year before and forward into those after, known or to come.
 */
export function planYears(person: Person, extra: ExtraNets, from: number, to: number): readonly PlanYear[] {
  const years: Record<string, YearProfile> = { ...person.profile.years };
  for (let year = LAST_LAW_YEAR + 1; year <= to; year++) years[year] = yearProfile(person.profile, year);
  const figures = withExtra(person.figures, extra).filter(({ year }) => year <= Math.max(to, LAST_LAW_YEAR));
  const result = assessPerson(
    { figures, profile: { ...person.profile, years } },
    Math.max(to, FIRST_LAW_YEAR),
    'assumed',
  );
  invariant(result.ok, 'a profile is checked before it comes here');
  return result.value.years
    .filter(({ year }) => year >= from && year <= to)
    .map((assessed) => planYear(assessed, years[assessed.year] ?? {}));
}

export function totalTax(years: readonly PlanYear[]): Decimal {
  return years.reduce((sum, { tax }) => add(sum, dec(tax)), dec('0.00'));
}

function planYear(assessed: AssessedYear, profile: YearProfile): PlanYear {
  const { year, privateSales: sales, income } = assessed;
  const lawYear = Math.min(year, LAST_LAW_YEAR);
  const estimate = estimateYear({ ...assessed, year: lawYear }, profile);
  invariant(estimate.ok, 'an assessed year has a tariff');
  return {
    year,
    lawYear,
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
  return defined({ taxableIncome, joint, church });
}

function withExtra(figures: readonly YearFigures[], extra: ExtraNets): readonly YearFigures[] {
  const years = new Map(figures.map((row) => [row.year, row]));
  for (const [year, net] of extra) {
    const row = years.get(year) ?? figuresOf(year, ZERO);
    years.set(year, { ...row, taxable: { ...row.taxable, net: formatDecimal(add(dec(row.taxable.net), net)) } });
  }
  return [...years.values()].sort((a, b) => a.year - b.year);
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
