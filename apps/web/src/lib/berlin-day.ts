/** The calendar day in Berlin of a moment as the ledger keeps it, such as `2024-03-01`: the day that the law counts by. */
import { berlinDay, formatDay, parseInstant } from '@cryptax/kernel';

export function berlinDayOf(at: string): string {
  const instant = parseInstant(at);
  return instant.ok ? formatDay(berlinDay(instant.value)) : at.slice(0, 10);
}
