/** The law as the search asks it: extra tax of this year and the next for taxable results of so much, by the cent. */
import { add, type Decimal, dec, formatDecimal } from '@cryptax/kernel';
import { type Person, planYears, totalTax } from '../law/plan-years.ts';
import type { TaxOfTwo } from './least-with-price.ts';

interface Answer {
  readonly tax: number;
  /** All that is taxable in these years. */
  readonly taxable: number;
}

/** Rises are measured over a stretch this short, so that a bend inside it hardly matters. */
const STEP = 0.1;
/** So much result that rounding does not show in its rate. */
const LARGE = 1e8;

export function taxOfTwo(person: Person, year: number): TaxOfTwo {
  const known = new Map<string, Answer>();
  const ask = (a: number, b: number): Answer => {
    const [centsA, centsB] = [Math.round(a * 100), Math.round(b * 100)];
    const key = `${centsA} ${centsB}`;
    const kept = known.get(key) ?? answerOf(person, year, centsA, centsB);
    known.set(key, kept);
    return kept;
  };
  const marks = (of: number): readonly number[] => {
    const own = planYears(person, new Map(), of, of).at(-1);
    const ends = own === undefined ? [] : [-Number(own.net), Number(own.limit) - Number(own.net)];
    return [...new Set([...ends, 0])].sort((x, y) => x - y);
  };
  /**
   * The flat estimate is one rate on what is taxable, and between the marks that rises by nothing at first and by the
   * whole euro once a carried loss is used up: the rise at the beginning is the least. Of the tariff nothing is said.
   */
  const isFlat = planYears(person, new Map(), year - 1, year + 1).every(({ estimate }) => estimate === 'flat-estimate');
  const large = ask(LARGE, 0);
  const rate = isFlat && large.taxable > 0 ? large.tax / large.taxable : 0;
  const rise = (from: Answer, to: Answer, room: number) =>
    room > STEP ? ((to.taxable - from.taxable) / STEP) * rate : 0;
  return {
    tax: (a, b) => ask(a, b).tax,
    marksA: marks(year),
    marksB: marks(year + 1),
    riseA: (a, b, room) => rise(ask(a, b), ask(a + STEP, b), room),
    riseB: (a, b, room) => rise(ask(a, b), ask(a, b + STEP), room),
  };
}

function answerOf(person: Person, year: number, centsA: number, centsB: number): Answer {
  const extra = new Map<number, Decimal>([
    [year, { units: BigInt(centsA), scale: 2 }],
    [year + 1, { units: BigInt(centsB), scale: 2 }],
  ]);
  const years = planYears(person, extra, year - 1, year + 1);
  const taxable = years.reduce((sum, each) => add(add(sum, dec(each.taxable)), dec(each.incomeTaxable)), dec('0.00'));
  return { tax: Number(formatDecimal(totalTax(years))), taxable: Number(formatDecimal(taxable)) };
}
