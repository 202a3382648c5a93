/**
 * From the engine's yearly sums to assessed years: the limits, the losses and the allowance of one person, or of a
 * couple whose two ledgers and two limits meet only where the law lets them (rules LIM, L22, LOSS, CAP).
 */
import { add, type Decimal, type Issue, issue, subtract, toCents, type WithIssues } from '@cryptax/kernel';
import { eur, eurText } from '../money/eur.ts';
import { FIRST_TAX_YEAR, LAST_TAX_YEAR } from '../years/year-rules.data.ts';
import { yearRules } from '../years/year-rules.ts';
import { assessCapital } from './assess-capital.ts';
import type { AssessedYear, CapitalIncome, LossMoves } from './law-year.ts';
import { type LossYear, runLosses } from './loss-ledger.ts';
import { carryBackLimits, incomeRules, privateSalesRules } from './loss-rules.ts';
import type { PersonInput } from './person-input.ts';
import type { ReadProfile } from './read-profile.ts';
import { taxableSum } from './taxable-sum.ts';
import { yearFiguresOf } from './year-figures.ts';

/** What holds after the last year whose law is known: nothing that anybody may file, or, for a plan, the same law. */
export type LawBeyond = 'unknown' | 'assumed';

export type AssessIssueCode = 'tax.year-unknown' | 'tax.carry-back-refused';

/**
 * Assessed years per person, first to last year that any of the ledgers touches; `cover` adds a year to them. The year
 * before the first is listed too where the profile names results of it: a loss may be carried back into them. With the law
 * `assumed`, years after the last known one follow its rules.
 */
export function assessYears(
  persons: readonly PersonInput[],
  cover?: number,
  law: LawBeyond = 'unknown',
): WithIssues<readonly (readonly AssessedYear[])[], AssessIssueCode> {
  const issues = [...unknownYears(persons, law), ...persons.flatMap(({ profile }) => refusedCarryBacks(profile))];
  const ledgerYears = coveredYears(persons, cover, law);
  const years = withYearBefore(ledgerYears, persons);
  const full = assessRows(persons, years, ledgerYears[0] ?? 0);
  const hasOther = persons.some(({ profile }) => profile.otherYears.length > 0);
  const alone = hasOther
    ? assessRows(
        persons.map(({ profile }) => ({ figures: [], profile })),
        years,
        ledgerYears[0] ?? 0,
      )
    : null;
  const value = full.map((rows, index) =>
    rows.map((row, at) => ({ ...row, otherTaxable: alone === null ? '0.00' : taxableSum(pick(alone, index, at)) })),
  );
  return { value, issues };
}

function assessRows(
  persons: readonly PersonInput[],
  years: readonly number[],
  openingYear: number,
): readonly (readonly Omit<AssessedYear, 'otherTaxable'>[])[] {
  const joint = (year: number): boolean => persons[0]?.profile.year(year).joint ?? false;
  const shares = persons[0]?.profile.sharesCarryForward ?? false;
  const netSales = persons.map(({ figures, profile }) => (year: number) => {
    const own = profile.year(year);
    const net = add(eur(yearFiguresOf(figures, year).taxable.net), own.otherPrivateSales);
    return toCents(subtract(net, own.generalExpenses));
  });
  const sales = runLosses(
    years,
    persons.map(({ profile }, index) => ({
      opening: profile.openingLoss.privateSales,
      openingYear,
      netOf: (year) => netSales[index]?.(year) ?? eur('0'),
      carryBackLimit: carryBackLimits(profile, 'private-sales'),
    })),
    privateSalesRules(joint, shares),
  );
  const income = runLosses(
    years,
    persons.map(({ figures, profile }) => ({
      opening: profile.openingLoss.income,
      openingYear,
      netOf: (year) => toCents(add(eur(yearFiguresOf(figures, year).income.net), profile.year(year).otherIncome)),
      carryBackLimit: carryBackLimits(profile, 'income'),
    })),
    incomeRules(joint, shares),
  );
  const capital = assessCapital(years, persons, joint, openingYear);
  return persons.map((person, index) =>
    years.map((year, at) =>
      assessedYear(year, person, pick(sales, index, at), pick(income, index, at), pick(capital, index, at)),
    ),
  );
}

function assessedYear(
  year: number,
  { figures, profile }: PersonInput,
  sales: LossYear,
  income: LossYear,
  capital: CapitalIncome,
): Omit<AssessedYear, 'otherTaxable'> {
  const own = yearFiguresOf(figures, year);
  const reported = profile.year(year);
  return {
    year,
    privateSales: {
      proceeds: own.taxable.proceeds,
      cost: own.taxable.cost,
      expenses: eurText(add(eur(own.taxable.expenses), reported.generalExpenses)),
      ...limitTexts(sales),
      carryIn: eurText(sales.carryIn),
      carryUsed: eurText(sales.carryUsed),
      taxable: eurText(sales.taxable),
      carryOut: eurText(sales.carryOut),
    },
    taxFreeGain: own.taxFreeGain,
    income: {
      gross: own.income.gross,
      expenses: own.income.expenses,
      ...limitTexts(income),
      taxable: eurText(income.taxable),
    },
    otherPrivateSales: eurText(reported.otherPrivateSales),
    otherIncome: eurText(reported.otherIncome),
    otherCapital: eurText(reported.otherCapital),
    generalExpenses: eurText(reported.generalExpenses),
    privateSalesLosses: lossMoves(sales, carryBackLimits(profile, 'private-sales')(year)),
    incomeLosses: lossMoves(income, carryBackLimits(profile, 'income')(year)),
    capital,
    incomplete: own.incomplete,
  };
}

function limitTexts({ net, limit, limitReached }: LossYear) {
  return { net: eurText(net), limit: eurText(limit), limitReached };
}

function lossMoves(year: LossYear, limit: Decimal | null): LossMoves {
  return {
    carryIn: eurText(year.carryIn),
    carryUsed: eurText(year.carryUsed),
    carryOut: eurText(year.carryOut),
    carriedBackIn: eurText(year.carriedBackIn),
    carriedBackOut: eurText(year.carriedBackOut),
    spouseLossUsed: eurText(year.spouseLossUsed),
    spouseLossGiven: eurText(year.spouseLossGiven),
    carryBackLimit: limit === null ? null : eurText(limit),
  };
}

/** First to last known tax year with figures; years between without events are listed too. */
function coveredYears(persons: readonly PersonInput[], cover: number | undefined, law: LawBeyond): readonly number[] {
  const last = law === 'assumed' ? Number.POSITIVE_INFINITY : LAST_TAX_YEAR;
  const touched = persons
    .flatMap(({ figures }) => figures.map(({ year }) => year))
    .concat(cover ?? [])
    .filter((year) => year >= FIRST_TAX_YEAR && year <= last);
  if (touched.length === 0) return [];
  const first = Math.min(...touched);
  return Array.from({ length: Math.max(...touched) - first + 1 }, (_, index) => first + index);
}

/** Only the year right before: a loss reaches no further back. */
function withYearBefore(years: readonly number[], persons: readonly PersonInput[]): readonly number[] {
  const before = (years[0] ?? 0) - 1;
  const isWanted = before >= FIRST_TAX_YEAR && persons.some(({ profile }) => profile.otherYears.includes(before));
  return isWanted ? [before, ...years] : years;
}

function unknownYears(persons: readonly PersonInput[], law: LawBeyond): Issue<AssessIssueCode>[] {
  const years = new Set(persons.flatMap(({ figures }) => figures.map(({ year }) => year)));
  return [...years]
    .filter((year) => !yearRules(year).ok && !(law === 'assumed' && year > LAST_TAX_YEAR))
    .sort((a, b) => a - b)
    .map((year) => issue('tax.year-unknown', 'error', {}, { year: String(year) }));
}

/** Since 2022 a carry-back is taken in full or waived in full; a partial amount is refused (rule LOSS-05). */
function refusedCarryBacks(profile: ReadProfile): Issue<AssessIssueCode>[] {
  return profile.carryBack
    .filter(({ lossYear, amount }) => {
      const rules = yearRules(lossYear);
      return !rules.ok || (amount !== null && !rules.value.partialWaiver.value);
    })
    .map(({ lossYear, law }) => issue('tax.carry-back-refused', 'error', {}, { year: String(lossYear), law }));
}

function pick<T>(table: readonly (readonly T[])[], person: number, at: number): T {
  const value = table[person]?.[at];
  if (value === undefined) throw new Error('Every person has a row for every year');
  return value;
}
