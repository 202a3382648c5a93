/** The summary per law: the assessed year with its limits and carries, the rules behind it and the tax it may cost. */
import { err, type Issue, ok, type Result, type WithIssues } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import { assessCouple, assessPerson } from '../assess/assess.ts';
import { type CarryBackWays, carryBackWays } from '../assess/carry-back-ways.ts';
import type { AssessedYear } from '../assess/law-year.ts';
import type { ProfileError, TaxProfile } from '../assess/tax-profile.ts';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { sumText } from '../money/eur.ts';
import { type CapitalByTariff, capitalByTariff } from '../tariff/capital-by-tariff.ts';
import { type CapitalTax, capitalTax } from '../tariff/capital-tax.ts';
import { estimateYear } from '../tariff/estimate-year.ts';
import type { TaxEstimate } from '../tariff/extra-tax.ts';
import type { ChurchRate } from '../tariff/surcharges.ts';
import type { TariffError } from '../tariff/tariff.ts';
import { type YearRules, type YearUnknown, yearRules } from '../years/year-rules.ts';
import type { ReportInput } from './report-input.ts';

export interface Summary {
  readonly assessed: AssessedYear;
  /** The spouse's year in a couple with two ledgers. */
  readonly spouse: AssessedYear | null;
  readonly joint: boolean;
  readonly rules: YearRules;
  /** Sum of the positive and of the negative results inside the holding period. */
  readonly gains: string;
  readonly losses: string;
  /** Sums of the disposals inside and outside the holding period, each rounded once: the totals of the list. */
  readonly disposals: { readonly taxable: DisposalSums; readonly free: DisposalSums };
  /** Extra tax on private sales and services, of both persons when jointly assessed. */
  readonly estimate: TaxEstimate;
  /** Flat tax on the section 20 bucket, kept apart. */
  readonly capitalTax: CapitalTax;
  /** What the tariff would ask for instead on application (§ 32d (6)); null without a taxable income. */
  readonly capitalByTariff: CapitalByTariff | null;
  /** Losses that could go back or forward, with both results. */
  readonly carryBack: readonly CarryBackWays[];
}

export interface DisposalSums {
  readonly proceeds: string;
  readonly cost: string;
  readonly expenses: string;
  readonly gain: string;
}

export type SummaryError = YearUnknown | ProfileError | TariffError;

export function summarise(
  input: ReportInput,
  figures: readonly YearFigures[],
  spouseFigures: readonly YearFigures[],
): Result<WithIssues<Summary>, SummaryError> {
  const { year } = input;
  const rules = yearRules(year);
  if (!rules.ok) return rules;
  const assess = coupleOrPerson(input, figures, spouseFigures);
  const reported = assess.profile.years?.[year] ?? {};
  const persons = assess.with(assess.profile);
  if (!persons.ok) return persons;
  const both = yearOfBoth(year, persons.value);
  if (both === null) return err({ code: 'tax.year-unknown', year });
  const { own, spouse } = both;
  const joint = reported.joint ?? false;
  const partner = joint ? spouse : null;
  const estimate = estimateYear(own, reported, partner);
  if (!estimate.ok) return estimate;
  const { taxable, free, taxFreeGain } = yearFiguresOf(figures, year);
  const { gains, losses, proceeds, cost, expenses, net } = taxable;
  const value: Summary = {
    assessed: own,
    spouse,
    joint,
    rules: rules.value,
    gains,
    losses,
    disposals: { taxable: { proceeds, cost, expenses, gain: net }, free: { ...free, gain: taxFreeGain } },
    estimate: estimate.value,
    capitalTax: capitalTax(own.capital.taxable, reported.church),
    capitalByTariff: capitalByTariff(capitalOfAll(own, partner, reported.church), estimate.value, reported),
    carryBack: carryBackWays(waysOf(assess), assess.profile, year),
  };
  // A loss of the year after may come back into this one, so a choice about it concerns this report too.
  const { issues } = persons.value;
  return ok({ value, issues: issues.filter(({ params }) => Number(params.year) <= year + 1) });
}

/** The application for the tariff is made for all capital income, of both spouses where they are assessed together. */
function capitalOfAll(own: AssessedYear, partner: AssessedYear | null, church: ChurchRate | undefined): CapitalTax {
  if (partner === null) return capitalTax(own.capital.taxable, church);
  return capitalTax(sumText(own.capital.taxable, partner.capital.taxable), church);
}

interface Assessed {
  readonly own: readonly AssessedYear[];
  readonly spouse: readonly AssessedYear[];
  readonly issues: readonly Issue[];
}

interface Assess {
  /** Of the first person of a couple: joint assessment, income and church tax are stated once, there. */
  readonly profile: TaxProfile;
  readonly with: (profile: TaxProfile) => Result<Assessed, SummaryError>;
}

/** Person A is always assessed first, whosever report it is: what both share must not be given out twice. */
function coupleOrPerson(
  { person, profile, spouse, year }: ReportInput,
  figures: readonly YearFigures[],
  spouseFigures: readonly YearFigures[],
): Assess {
  if (spouse === null) {
    const alone = (chosen: TaxProfile): Result<Assessed, SummaryError> => {
      const result = assessPerson({ figures, profile: chosen }, year);
      return result.ok ? ok({ own: result.value.years, spouse: [], issues: result.value.issues }) : result;
    };
    return { profile, with: alone };
  }
  const isSecond = person.role === 'B';
  const other = { figures: spouseFigures, profile: spouse.profile };
  const couple = (chosen: TaxProfile): Result<Assessed, SummaryError> => {
    const result = isSecond
      ? assessCouple({ ...other, profile: chosen }, { figures, profile }, year)
      : assessCouple({ figures, profile: chosen }, other, year);
    if (!result.ok) return result;
    const { a, b, issues } = result.value;
    return ok(isSecond ? { own: b, spouse: a, issues } : { own: a, spouse: b, issues });
  };
  return { profile: isSecond ? spouse.profile : profile, with: couple };
}

function waysOf(assess: Assess): (profile: TaxProfile) => Assessed | null {
  return (profile) => {
    const result = assess.with(profile);
    return result.ok ? result.value : null;
  };
}

function yearOfBoth(
  year: number,
  { own, spouse }: Assessed,
): { readonly own: AssessedYear; readonly spouse: AssessedYear | null } | null {
  const mine = own.find((row) => row.year === year);
  return mine === undefined ? null : { own: mine, spouse: spouse.find((row) => row.year === year) ?? null };
}
