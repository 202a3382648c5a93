/**
 * One tax year as a question: what does it cost if this much more is realised? The year before is asked as well, because
 * a loss may be carried back into it. Answers are remembered by cent, since a slider asks the same place often.
 */
import { type Decimal, dec, formatDecimal, subtract, toCents, ZERO } from '@cryptax/kernel';
import { centsOf, type Fine, fineOf } from '../lots/fine.ts';
import { type Person, type PlanYear, planYears, totalTax } from './plan-years.ts';

export interface YearAnswer {
  readonly year: PlanYear;
  /** Extra tax of the year, and of the one before where a loss is carried back. */
  readonly total: Decimal;
  /** What the additional result changes: the tax "on this sale"; negative where a loss saves tax. */
  readonly change: Decimal;
}

export interface YearCalculator {
  readonly year: number;
  readonly base: YearAnswer;
  readonly ask: (extra: Decimal) => YearAnswer;
  readonly askFine: (extra: Fine) => YearAnswer;
}

const KEPT = 5_000;

export function yearCalculator(person: Person, year: number): YearCalculator {
  const known = new Map<string, YearAnswer>();
  const totals = (extra: Decimal): Omit<YearAnswer, 'change'> => {
    const years = planYears(person, new Map([[year, extra]]), year - 1, year);
    const own = years.at(-1);
    if (own === undefined || own.year !== year) throw new Error(`No law for ${year}`);
    return { year: own, total: totalTax(years) };
  };
  const first = totals(ZERO);
  const base: YearAnswer = { ...first, change: dec('0.00') };
  const published = dec(person.figures.find((row) => row.year === year)?.taxable.net ?? '0.00');
  const exact = fineOf(person.exactNet?.(year) ?? published);
  /** The law works with the year's net rounded to the cent (rule book 0.3). */
  const ask = (extra: Decimal): YearAnswer => {
    const cents = toCents(extra);
    const key = formatDecimal(cents);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const answer = totals(cents);
    const full = { ...answer, change: subtract(answer.total, first.total) };
    if (known.size >= KEPT) known.clear();
    known.set(key, full);
    return full;
  };
  return { year, base, ask, askFine: (extra) => ask(subtract(centsOf(exact + extra), published)) };
}
