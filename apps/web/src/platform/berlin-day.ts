/** Calendar days in Berlin, which the law counts by; the kernel has the rest of them. */
import { berlinOffset, formatInstant, type Instant, parseDay } from '@cryptax/kernel';

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
