/**
 * Past years side by side: what was declared, what the ledger says, what the difference costs in tax and interest, and
 * until when the year can be corrected. Both sides pass through the same limits and losses, so a wrong year also shows
 * in the years that its loss was carried to.
 */
import { type Day, err, formatDay, isZero, ok, parseDay, type Result } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import { assessPerson } from '../assess/assess.ts';
import type { AssessedYear } from '../assess/law-year.ts';
import type { ProfileError, TaxProfile } from '../assess/tax-profile.ts';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { differenceText } from '../money/eur.ts';
import { estimateYear } from '../tariff/estimate-year.ts';
import type { Conduct } from './interest.data.ts';
import { evasionInterest, type Interest, lateInterest } from './interest.ts';
import { assessableUntil } from './still-open.ts';

/** As it stands in the return that was handed in; what is left out was declared as nothing. */
export interface DeclaredYear {
  /** Gain or loss of crypto in private sales. */
  readonly privateSales?: string;
  /** Income of services in crypto after costs. */
  readonly income?: string;
  /** Calendar year in which the return was handed in. */
  readonly filedIn?: number;
  /** Day on which the tax of that assessment was due; without it nothing is said about § 235 AO. */
  readonly dueOn?: string;
}

export interface YearSide {
  readonly privateSales: string;
  readonly income: string;
  /** What of both is taxable, after limits and losses. */
  readonly taxable: string;
  /** With surcharges; null without a taxable income in the profile. */
  readonly tax: string | null;
  readonly incomeTax: string | null;
}

export interface PastYear {
  readonly year: number;
  readonly declared: YearSide;
  readonly computed: YearSide;
  readonly difference: YearSide;
  /** Null where the tax is not known, or the begin of the interest. */
  readonly interest: Interest | null;
  /** What § 235 AO adds if the tax was evaded; null where it is not known when the tax was due. */
  readonly ifEvaded: Interest | null;
  readonly openUntil: Readonly<Record<Conduct, string>>;
  /** Disposals that the ledger could not compute: then the year is not final. */
  readonly incomplete: number;
}

export interface PastYearsQuestion {
  readonly figures: readonly YearFigures[];
  readonly profile: TaxProfile;
  readonly declared: Readonly<Record<string, DeclaredYear>>;
  /** The day on which corrected assessments would take effect. */
  readonly effective: Day;
  /** The day of payment; the effective day where nothing is said. */
  readonly paid?: Day | undefined;
}

export function compareYears(question: PastYearsQuestion): Result<readonly PastYear[], ProfileError> {
  const { profile, declared } = question;
  const figures = withDeclared(question);
  const computed = assessPerson({ figures, profile });
  if (!computed.ok) return computed;
  const years = computed.value.years.map(({ year }) => year);
  const told = assessPerson({ figures: years.map((year) => declaredFigures(year, declared[year])), profile });
  if (!told.ok) return err(told.error);
  return ok(
    computed.value.years.flatMap((own) => {
      const other = told.value.years.find(({ year }) => year === own.year);
      return other === undefined ? [] : [pastYear(own, other, question)];
    }),
  );
}

/** A year that was declared but is not in the ledger is compared with nothing: its entries may be missing. */
function withDeclared({ figures, declared }: PastYearsQuestion): readonly YearFigures[] {
  const missing = Object.keys(declared)
    .map(Number)
    .filter((year) => !figures.some((own) => own.year === year));
  return [...figures, ...missing.map((year) => yearFiguresOf([], year))].sort((a, b) => a.year - b.year);
}

function pastYear(
  own: AssessedYear,
  told: AssessedYear,
  { profile, declared: all, effective, paid = effective }: PastYearsQuestion,
): PastYear {
  const { filedIn, dueOn } = all[own.year] ?? {};
  const due = dueOn === undefined ? null : parseDay(dueOn);
  const [declared, computed] = [sideOf(told, profile), sideOf(own, profile)];
  const taxable = differenceText(computed.taxable, declared.taxable);
  // The same income is taxed the same, whatever the tariff makes of it.
  const ofTax = (key: 'tax' | 'incomeTax') =>
    isZero(taxable) ? '0.00' : differenceOrNull(computed[key], declared[key]);
  const difference = {
    privateSales: differenceText(computed.privateSales, declared.privateSales),
    income: differenceText(computed.income, declared.income),
    taxable,
    tax: ofTax('tax'),
    incomeTax: ofTax('incomeTax'),
  };
  const until = (conduct: Conduct) => formatDay(assessableUntil(own.year, conduct, filedIn));
  return {
    year: own.year,
    declared,
    computed,
    difference,
    interest: difference.incomeTax === null ? null : lateInterest(own.year, difference.incomeTax, effective),
    ifEvaded:
      due?.ok && difference.incomeTax !== null
        ? evasionInterest(own.year, difference.incomeTax, { due: due.value, effective, paid })
        : null,
    openUntil: { ordinary: until('ordinary'), reckless: until('reckless'), evasion: until('evasion') },
    incomplete: own.incomplete,
  };
}

function sideOf(assessed: AssessedYear, profile: TaxProfile): YearSide {
  const estimate = estimateYear(assessed, profile.years?.[String(assessed.year)] ?? {});
  const tax = estimate.ok && estimate.value.kind === 'difference' ? estimate.value : null;
  return {
    privateSales: assessed.privateSales.net,
    income: assessed.income.net,
    taxable: estimate.ok ? estimate.value.crypto : '0.00',
    tax: tax?.extraTax ?? null,
    incomeTax: tax && differenceText(tax.with.incomeTax, tax.without.incomeTax),
  };
}

function declaredFigures(year: number, { privateSales = '0.00', income = '0.00' }: DeclaredYear = {}): YearFigures {
  const empty = yearFiguresOf([], year);
  return {
    ...empty,
    taxable: { ...empty.taxable, net: privateSales },
    income: { ...empty.income, gross: income, net: income },
  };
}

const differenceOrNull = (a: string | null, b: string | null) =>
  a === null || b === null ? null : differenceText(a, b);
