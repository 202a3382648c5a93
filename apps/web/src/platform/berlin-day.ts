/** Calendar days and years in Berlin, which the law counts by, of moments as the ledger keeps them. */
import {
  berlinDay,
  berlinOffset,
  formatDay,
  formatInstant,
  type Instant,
  parseDay,
  parseInstant,
  yearOfDay,
} from '@cryptax/kernel';

/** Such as `2024-03-01`; a moment that cannot be read keeps its own first ten characters. */
export function berlinDayOf(at: string): string {
  const instant = parseInstant(at);
  return instant.ok ? formatDay(berlinDay(instant.value)) : at.slice(0, 10);
}

/** The tax year of a moment; null for one that cannot be read. */
export function berlinYearOf(at: string): number | null {
  const instant = parseInstant(at);
  return instant.ok ? yearOfDay(berlinDay(instant.value)) : null;
}

const DAY_SECONDS = 86_400;

/** The last second of a calendar day in Berlin; undefined for a text that is no day. */
export function endOfBerlinDay(day: string): string | undefined {
  const read = parseDay(day);
  if (!read.ok) return undefined;
  // Clocks change in the small hours: the offset of the evening is that of the day's end.
  const midnight = (read.value + 1) * DAY_SECONDS;
  const offset = berlinOffset((midnight - 3 * 3600) as Instant);
  return formatInstant((midnight - offset - 1) as Instant);
}
