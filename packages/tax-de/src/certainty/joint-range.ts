/**
 * The least and the most that a couple's tax can be, from the ranges of two ledgers. More of either person in any year never lowers
 * what is taxable of either: a gain only uses up losses that the other, or another year, would have had. So both ledgers at their
 * lower ends give the least, at their upper ends the most, and no combination of answers lies outside.
 */
import { dec, formatDecimal, toCents } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import { assessCouple, type PersonLedger } from '../assess/assess.ts';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { estimateYear } from '../tariff/estimate-year.ts';
import type { BoundText } from './bound.ts';
import type { YearCertainty } from './year-certainty.ts';

export interface RangedPerson extends PersonLedger {
  readonly years: Readonly<Record<string, Pick<YearCertainty, 'privateSales' | 'income'>>>;
}

/** `a` is the person whose profile states income and church tax. Undefined where it states no income for the year. */
export function jointTaxRange(a: RangedPerson, b: RangedPerson, year: number): BoundText | undefined {
  const [least, most] = [taxAt(a, b, year, 'low'), taxAt(a, b, year, 'high')];
  if (least === undefined || most === undefined) return undefined;
  const persons = [a, b];
  return {
    low: persons.some((person) => hasNoFloor(person, year)) ? null : least,
    high: persons.some((person) => endsOf(person, year, 'high').includes(null)) ? null : most,
  };
}

function taxAt(a: RangedPerson, b: RangedPerson, year: number, end: 'low' | 'high'): string | undefined {
  const reported = a.profile.years?.[String(year)];
  if (reported?.taxableIncome === undefined) return undefined;
  const couple = assessCouple({ ...a, figures: figuresAt(a, end) }, { ...b, figures: figuresAt(b, end) }, year);
  if (!couple.ok) return undefined;
  const [own, other] = [couple.value.a, couple.value.b].map((years) => years.find((one) => one.year === year));
  if (own === undefined) return undefined;
  const estimate = estimateYear(own, reported, other ?? null);
  return estimate.ok ? estimate.value.extraTax : undefined;
}

/** An end that nothing bounds stays as the ledger has it; whoever asks is told that there is none. */
function figuresAt({ figures, years }: RangedPerson, end: 'low' | 'high'): readonly YearFigures[] {
  const all = new Set([...figures.map(({ year }) => year), ...Object.keys(years).map(Number)]);
  return [...all].map((year) => {
    const own = yearFiguresOf(figures, year);
    const range = years[String(year)];
    const [sales, income] = [range?.privateSales[end] ?? own.taxable.net, range?.income[end] ?? own.income.net];
    return { ...own, taxable: { ...own.taxable, net: cents(sales) }, income: { ...own.income, net: cents(income) } };
  });
}

function cents(text: string): string {
  return formatDecimal(toCents(dec(text)));
}

function endsOf({ years }: RangedPerson, year: number, end: 'low' | 'high'): readonly (string | null)[] {
  const range = years[String(year)];
  return range === undefined ? [] : [range.privateSales[end], range.income[end]];
}

/** A loss that nothing bounds may be carried forward into the year, or back from the next. */
function hasNoFloor(person: RangedPerson, year: number): boolean {
  return Object.keys(person.years).some(
    (other) => Number(other) <= year + 1 && endsOf(person, Number(other), 'low').includes(null),
  );
}
