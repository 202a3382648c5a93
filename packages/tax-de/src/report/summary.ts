/** The summary per law: the assessed year with its limits and carries, the rules behind it and the tax it may cost. */
import { err, type Issue, ok, type Result, type WithIssues } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import { assessCouple, assessPerson, type CoupleAssessment } from '../assess/assess.ts';
import { type CarryBackWays, carryBackWays } from '../assess/carry-back-ways.ts';
import type { AssessedYear } from '../assess/law-year.ts';
import type { ProfileError, TaxProfile } from '../assess/tax-profile.ts';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { type CapitalByTariff, capitalByTariff } from '../tariff/capital-by-tariff.ts';
import { type CapitalTax, capitalTax } from '../tariff/capital-tax.ts';
import { estimateYear } from '../tariff/estimate-year.ts';
import type { TaxEstimate } from '../tariff/extra-tax.ts';
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
  const { year, profile } = input;
  const rules = yearRules(year);
  if (!rules.ok) return rules;
  const persons = assessBoth(input, figures, spouseFigures);
  if (!persons.ok) return persons;
  const { own, spouse, issues } = persons.value;
  const told = profile.years?.[year] ?? {};
  const joint = told.joint ?? false;
  const estimate = estimateYear(own, told, joint ? spouse : null);
  if (!estimate.ok) return estimate;
  const flat = capitalTax(own.capital.taxable, told.church);
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
    capitalTax: flat,
    capitalByTariff: capitalByTariff(flat, estimate.value, told),
    carryBack: carryBackWays((choice) => assessedBy(choice, input, figures, spouseFigures), profile, year),
  };
  // A loss of the year after may come back into this one, so a choice about it concerns this report too.
  return ok({ value, issues: issues.filter(({ params }) => Number(params.year) <= year + 1) });
}

function assessedBy(
  profile: TaxProfile,
  { spouse, year }: ReportInput,
  figures: readonly YearFigures[],
  spouseFigures: readonly YearFigures[],
): readonly AssessedYear[] | null {
  const person = { figures, profile };
  if (spouse === null) {
    const own = assessPerson(person, year);
    return own.ok ? own.value.years : null;
  }
  const couple = assessCouple(person, { figures: spouseFigures, profile: spouse.profile }, year);
  return couple.ok ? couple.value.a : null;
}

interface Both {
  readonly own: AssessedYear;
  readonly spouse: AssessedYear | null;
  readonly issues: readonly Issue[];
}

function assessBoth(
  { year, profile, spouse }: ReportInput,
  figures: readonly YearFigures[],
  spouseFigures: readonly YearFigures[],
): Result<Both, SummaryError> {
  if (spouse === null) {
    const person = assessPerson({ figures, profile }, year);
    return person.ok ? bothOf(year, { a: person.value.years, b: [], issues: person.value.issues }) : person;
  }
  const couple = assessCouple({ figures, profile }, { figures: spouseFigures, profile: spouse.profile }, year);
  return couple.ok ? bothOf(year, couple.value) : couple;
}

function bothOf(year: number, { a, b, issues }: CoupleAssessment): Result<Both, SummaryError> {
  const own = a.find((row) => row.year === year);
  if (own === undefined) return err({ code: 'tax.year-unknown', year });
  return ok({ own, spouse: b.find((row) => row.year === year) ?? null, issues });
}
