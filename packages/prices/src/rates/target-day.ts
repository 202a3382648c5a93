/**
 * Days on which the European Central Bank sets reference rates: the opening days of the TARGET system. Needed to tell
 * a day without a rate (take the one before) from a day whose rate we do not have yet (take none).
 * Closed: weekends, 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December. The first year was open at Easter; the
 * last days of 1999 and of 2001, before the change of the year 2000 and before the notes and coins, were closed.
 */
import { civilFromDay, type Day, dayFromCivil, weekday } from '@cryptax/kernel';

export function isTargetDay(day: Day): boolean {
  const dayOfWeek = weekday(day);
  if (dayOfWeek === 0 || dayOfWeek === 6) return false;
  const { year, month, day: dayOfMonth } = civilFromDay(day);
  if (dayOfMonth === 1 && (month === 1 || month === 5)) return false;
  if (month === 12 && (dayOfMonth === 25 || dayOfMonth === 26)) return false;
  if (month === 12 && dayOfMonth === 31 && (year === 1999 || year === 2001)) return false;
  if (year === 1999) return true;
  const easter = easterSunday(year);
  return day !== easter - 2 && day !== easter + 1;
}

/** The day itself if it is a TARGET day, else the last one before it. */
export function lastTargetDay(day: Day): Day {
  let candidate = day;
  while (!isTargetDay(candidate)) candidate = (candidate - 1) as Day;
  return candidate;
}

/** Gregorian Easter by the anonymous algorithm of 1876 (Meeus, Jones, Butcher). */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayFromCivil(year, Math.floor(n / 31), (n % 31) + 1);
}
