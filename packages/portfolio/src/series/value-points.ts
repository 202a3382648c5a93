/** From the value columns to the points of a chart: a window of days, thinned so that a table of it can be read. */
import {
  addYears,
  civilFromDay,
  type Day,
  dayFromCivil,
  daysInMonth,
  decimal,
  formatDay,
  formatDecimal,
} from '@cryptax/kernel';
import { DAY, type ValueColumns } from './value-columns.ts';
import type { PortfolioRange, ValuePoint } from './value-series.ts';

/** More points than this are not seen on a screen and not read in a table. */
const MAX_POINTS = 366;

/** First day of a range that ends today, not before the first day there is. */
export function rangeStart(range: PortfolioRange, today: Day, firstDay: number): Day {
  const start =
    range === 'all' ? firstDay : range === 'year' ? addYears(today, -1) : monthsBack(today, range === 'month' ? 1 : 3);
  return Math.max(start, firstDay) as Day;
}

function monthsBack(day: Day, months: number): Day {
  const { year, month, day: ofMonth } = civilFromDay(day);
  const index = year * 12 + (month - 1) - months;
  const [wantedYear, wantedMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return dayFromCivil(wantedYear, wantedMonth, Math.min(ofMonth, daysInMonth(wantedYear, wantedMonth)));
}

/** Every day, or one day of each stretch: its last one with prices of its own, else with some, else its last. Today is always there. */
export function valuePoints(values: ValueColumns, from: Day): readonly ValuePoint[] {
  const first = from - values.firstDay;
  const last = values.count - 1;
  const step = Math.max(1, Math.ceil((last - first + 1) / MAX_POINTS));
  const points = [pointAt(values, last)];
  for (let end = last - 1; end >= first; end -= step) {
    points.push(pointAt(values, lastPriced(values, Math.max(first, end - step + 1), end)));
  }
  return points.reverse();
}

function lastPriced(values: ValueColumns, start: number, end: number): number {
  for (const mark of [DAY.old, DAY.carried]) {
    for (let place = end; place >= start; place--) if (((values.flags[place] as number) & mark) === 0) return place;
  }
  return end;
}

function pointAt(values: ValueColumns, place: number): ValuePoint {
  const flags = values.flags[place] as number;
  const unpriced = values.unpriced.get(place);
  const cents = values.cents[place] as bigint;
  const isKnown = unpriced === undefined || cents > 0n;
  return {
    day: formatDay((values.firstDay + place) as Day),
    ...(isKnown ? { value: formatDecimal(decimal(cents, 2)) } : {}),
    cost: formatDecimal(decimal(BigInt(Math.round((values.cost[place] as number) * 100)), 2)),
    state: (flags & DAY.unpriced) !== 0 ? 'partial' : (flags & DAY.old) !== 0 ? 'carried' : 'priced',
    unpriced,
    isFresh: (flags & DAY.carried) === 0,
  };
}
