/** The last day on which a loss still counts: the day before the lot becomes free (rule P23-04). */
import { type Day, formatDay, parseDay } from '@cryptax/kernel';

export function dayBefore(day: string): string {
  const parsed = parseDay(day);
  return parsed.ok ? formatDay((parsed.value - 1) as Day) : day;
}
