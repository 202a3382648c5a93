/** Full months between two days, as §§ 187 (2), 188 (2), (3) BGB count them: 1 April to 30 April is one. */
import { civilFromDay, type Day, dayFromCivil, daysInMonth } from '@cryptax/kernel';

/** Both days belong to the span; 0 if it ends before it begins. */
export function fullMonths(first: Day, last: Day): number {
  const from = civilFromDay(first);
  const to = civilFromDay(last);
  const most = (to.year - from.year) * 12 + to.month - from.month + 1;
  let months = Math.max(0, most);
  while (months > 0 && lastDayOfMonths(first, months) > last) months--;
  return months;
}

/** The day with which the `months`-th month of a span is full. */
export function lastDayOfMonths(first: Day, months: number): Day {
  const { year, month, day } = civilFromDay(first);
  const index = month - 1 + months;
  const [endYear, endMonth] = [year + Math.floor(index / 12), (index % 12) + 1];
  const length = daysInMonth(endYear, endMonth);
  return day > length ? dayFromCivil(endYear, endMonth, length) : ((dayFromCivil(endYear, endMonth, day) - 1) as Day);
}
