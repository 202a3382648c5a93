/** Calendar days and years in Berlin, which the law counts by, of moments as the ledger keeps them. */
import { berlinDay, formatDay, parseInstant, yearOfDay } from '@cryptax/kernel';

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
