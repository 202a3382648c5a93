/** The summary per law: the assessed year with its limits and carries, the rules behind it and the tax it may cost. */
import { err, type Issue, ok, type Result, type WithIssues } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import { assessCouple, assessPerson, type CoupleAssessment } from '../assess/assess.ts';
import type { AssessedYear } from '../assess/law-year.ts';
import type { ProfileError } from '../assess/tax-profile.ts';
import { yearFiguresOf } from '../assess/year-figures.ts';
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
  /** Extra tax on private sales and services, of both persons when jointly assessed. */
  readonly estimate: TaxEstimate;
  /** Flat tax on the section 20 bucket, kept apart. */
  readonly capitalTax: CapitalTax;
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
  const { gains, losses } = yearFiguresOf(figures, year).taxable;
  const value: Summary = {
    assessed: own,
    spouse,
    joint,
    rules: rules.value,
    gains,
    losses,
    estimate: estimate.value,
    capitalTax: capitalTax(own.capital.taxable, told.church),
  };
  return ok({ value, issues: issues.filter(({ params }) => Number(params.year) <= year) });
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
