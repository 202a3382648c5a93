/** Until when a tax year can still be assessed or corrected (§§ 169, 170 AO), without the reasons of § 171 AO that prolong it. */
import { type Day, dayFromCivil } from '@cryptax/kernel';
import { ASSESSMENT_YEARS, type Conduct, LATEST_START_YEARS } from './interest.data.ts';

/**
 * @param filedIn the calendar year in which the return was handed in; left out where none was although one was due
 * @returns the last day of the period
 */
export function assessableUntil(year: number, conduct: Conduct, filedIn?: number): Day {
  const latest = year + LATEST_START_YEARS;
  const start = filedIn === undefined ? latest : Math.min(Math.max(filedIn, year), latest);
  return dayFromCivil(start + ASSESSMENT_YEARS[conduct], 12, 31);
}
