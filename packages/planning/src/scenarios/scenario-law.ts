/** A scenario as the two things a sale depends on: which lots are free, and what a year costs. */
import {
  add,
  compare,
  type Day,
  type Decimal,
  dec,
  invariant,
  multiply,
  parseDay,
  subtract,
  toCents,
} from '@cryptax/kernel';
import type { YearAnswer, YearCalculator } from '../law/year-calculator.ts';
import type { PlanPool } from '../lots/plan-pool.ts';
import type { LawScenario } from './law-scenarios.data.ts';

export function dayOf(text: string): Day {
  const day = parseDay(text);
  invariant(day.ok, 'days of scenarios are written by hand');
  return day.value;
}

const NEVER = dayOf('2199-12-30');

/** The pools with the days of the scenario: a lot that never becomes free stays inside its period. */
export function poolsUnder({ neverFreeFrom }: LawScenario, pools: readonly PlanPool[]): readonly PlanPool[] {
  if (neverFreeFrom === null) return pools;
  const first = dayOf(neverFreeFrom);
  return pools.map((pool) => ({
    ...pool,
    lots: pool.lots.map((lot) => (lot.acquiredOn >= first ? { ...lot, lastTaxableDay: NEVER } : lot)),
  }));
}

/** What a year costs under the scenario; all other income of the year stays as the law of today has it. */
export function calculatorUnder({ rate, limit }: LawScenario, own: YearCalculator): YearCalculator {
  if (rate === 'tariff' && limit === null) return own;
  const baseNet = dec(own.base.year.net);
  /** The year without any result of private sales. */
  const rest = own.ask(subtract(dec('0.00'), baseNet)).total;
  const totalOf = ({ year, total }: YearAnswer): Decimal => {
    const net = dec(year.net);
    if (rate !== 'tariff') return add(rest, net.units > 0n ? toCents(multiply(net, dec(rate))) : dec('0.00'));
    return limit !== null && net.units >= 0n && compare(net, dec(limit)) < 0 ? rest : total;
  };
  const before = totalOf(own.base);
  const under = (answer: YearAnswer): YearAnswer => {
    const total = totalOf(answer);
    return { ...answer, total, change: subtract(total, before) };
  };
  return {
    ...own,
    base: { ...own.base, total: before },
    ask: (extra) => under(own.ask(extra)),
    askFine: (extra) => under(own.askFine(extra)),
  };
}
