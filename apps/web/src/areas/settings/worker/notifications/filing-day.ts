/**
 * The last day for a tax return: seven months after the year's end (§ 149 (2) AO), with an adviser the last day of February
 * of the second year after (§ 149 (3) AO); a Saturday or Sunday moves it to the next Monday (§ 108 (3) AO). The years up to
 * 2024 had longer dates of their own and are past.
 */
import { type Day, dayFromCivil, daysInMonth, weekday } from '@cryptax/kernel';

export const FIRST_YEAR = 2025;

export function filingDay(year: number, hasAdviser: boolean): Day {
  const day = hasAdviser ? dayFromCivil(year + 2, 2, daysInMonth(year + 2, 2)) : dayFromCivil(year + 1, 7, 31);
  return nextWorkday(day);
}

/** Public holidays differ by state; none is on these days. */
function nextWorkday(day: Day): Day {
  const of = weekday(day);
  return (of === SATURDAY ? day + 2 : of === SUNDAY ? day + 1 : day) as Day;
}

const SATURDAY = 6;
const SUNDAY = 0;
