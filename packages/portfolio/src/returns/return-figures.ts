/** Time-weighted and money-weighted return of a window of days. */
import { type Day, formatDay } from '@cryptax/kernel';
import type { DailyFlows } from '../flows/daily-flows.ts';
import type { ReturnFigure } from '../model/portfolio-model.ts';
import type { ValueColumns } from '../series/value-columns.ts';
import { absent, known, type Measured, type Origin } from '../statistics/measured.ts';
import { type CashFlow, internalGrowth } from './internal-rate.ts';
import { type LinkedPeriod, linkedTotal, valueAt } from './linked-returns.ts';

const DAYS_PER_YEAR = 365;

export function timeWeighted(values: ValueColumns, periods: readonly LinkedPeriod[]): Measured<ReturnFigure> {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined)
    return absent({ formula: 'twr-daily-linked', samples: 0 }, { code: 'no-prices' });
  const origin: Origin = {
    formula: 'twr-daily-linked',
    window: windowOf(values, first, last),
    samples: periods.length,
  };
  return known(origin, figure(linkedTotal(periods), last.to - Math.max(0, first.from)));
}

/** The value at the start counts as paid in, the value at the end as received. */
export function moneyWeighted(
  values: ValueColumns,
  flows: DailyFlows,
  periods: readonly LinkedPeriod[],
): Measured<ReturnFigure> {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined) return absent({ formula: 'xirr', samples: 0 }, { code: 'no-prices' });
  const money = flowsBetween(values, flows, first.from, last.to);
  const origin: Origin = { formula: 'xirr', window: windowOf(values, first, last), samples: money.length };
  if (!money.some(({ euro }) => euro < 0)) return absent(origin, { code: 'no-flows' });
  const total = internalGrowth(money);
  if (total === undefined) return absent(origin, { code: 'no-solution' });
  /** From the first flow on; before it there was nothing to earn on. */
  return known(origin, figure(total, last.to - (money[0]?.day ?? 0)));
}

function flowsBetween(values: ValueColumns, flows: DailyFlows, from: number, to: number): CashFlow[] {
  const money: CashFlow[] = [];
  const put = (day: number, euro: number) => {
    if (euro !== 0) money.push({ day, euro });
  };
  put(from, -valueAt(values, from));
  for (let day = from + 1; day <= to; day++) put(day, (flows.paidOut[day] as number) - (flows.paidIn[day] as number));
  put(to, valueAt(values, to));
  return money;
}

/** Less than a year is not stretched to one. */
function figure(total: number, days: number): ReturnFigure {
  return days < DAYS_PER_YEAR ? { total } : { total, perYear: (1 + total) ** (DAYS_PER_YEAR / days) - 1 };
}

function windowOf(values: ValueColumns, first: LinkedPeriod, last: LinkedPeriod): { from: string; to: string } {
  const text = (place: number) => formatDay((values.firstDay + Math.max(0, place)) as Day);
  return { from: text(first.from), to: text(last.to) };
}
