/**
 * The one-year period of § 23 (1) sentence 1 Nr. 2 EStG as calendar arithmetic on Berlin days
 * (§§ 187 (1), 188 (2), (3) BGB): the day of purchase does not count, the period ends with the day of the same
 * number and month one year later. Counting 365 days would be wrong as soon as a leap day lies inside.
 */
import { addYears, type Day } from '@cryptax/kernel';

/** One year for every tax year known (year-rules.data.ts); a change of the law makes this a function of the year. */
const HOLDING_YEARS = 1;

/** Last day on which a sale is still inside the holding period. 29 February ends on 28 February. */
export function lastTaxableDay(acquiredOn: Day): Day {
  return addYears(acquiredOn, HOLDING_YEARS);
}

/** First day on which a sale is outside the holding period. */
export function firstFreeDay(acquiredOn: Day): Day {
  return (lastTaxableDay(acquiredOn) + 1) as Day;
}

export function isTaxFree(acquiredOn: Day, soldOn: Day): boolean {
  return soldOn > lastTaxableDay(acquiredOn);
}
