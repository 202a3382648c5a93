/**
 * Time-weighted return, linked from valued day to valued day (formula `twr-daily-linked`). Money that comes in counts
 * from the start of its day, money that leaves until the end of its day, so that buying into nothing and selling
 * everything both have a base. Where days without prices lie between, flows count by the share of days they were there
 * (Modified Dietz); with a price every day this is the plain daily chain.
 */
import type { DailyFlows } from '../flows/daily-flows.ts';
import { DAY, type ValueColumns } from '../series/value-columns.ts';

/**
 * Share of all the money of a period that must have been there on average. Where nearly everything left at once inside
 * a gap, a quotient over the little rest says nothing.
 */
const LEAST_BASE = 0.05;

export interface LinkedPeriod {
  /** Places of the value columns. */
  readonly from: number;
  readonly to: number;
  readonly ratio: number;
}

/** Periods between the valued days of `first` to `last`; a period without any base is left out. */
export function linkedPeriods(values: ValueColumns, flows: DailyFlows, first: number, last: number): LinkedPeriod[] {
  const periods: LinkedPeriod[] = [];
  const valued = valuedPlaces(values, first, last);
  for (let i = 1; i < valued.length; i++) {
    const [from, to] = [valued[i - 1] as number, valued[i] as number];
    const ratio = periodReturn(values, flows, from, to);
    if (ratio !== undefined) periods.push({ from, to, ratio });
  }
  return periods;
}

/** Days whose value rests on prices of that very day. The day before the first event is worth nothing, and known. */
function valuedPlaces(values: ValueColumns, first: number, last: number): number[] {
  const places: number[] = first <= 0 ? [-1] : [];
  for (let place = Math.max(0, first); place <= last; place++) {
    if (((values.flags[place] as number) & DAY.carried) === 0) places.push(place);
  }
  return places;
}

function periodReturn(values: ValueColumns, flows: DailyFlows, from: number, to: number): number | undefined {
  const length = to - from;
  let base = valueAt(values, from);
  let gain = valueAt(values, to) - base;
  let whole = base;
  for (let place = from + 1; place <= to; place++) {
    const [paidIn, paidOut] = [flows.paidIn[place] as number, flows.paidOut[place] as number];
    base += (paidIn * (to - place + 1)) / length - (paidOut * (to - place)) / length;
    gain += paidOut - paidIn;
    whole += paidIn;
  }
  return base > whole * LEAST_BASE ? gain / base : undefined;
}

export function valueAt(values: ValueColumns, place: number): number {
  return place < 0 ? 0 : (values.value[place] as number);
}

/** The product of all periods, less one. */
export function linkedTotal(periods: readonly LinkedPeriod[]): number {
  return periods.reduce((index, { ratio }) => index * (1 + ratio), 1) - 1;
}
