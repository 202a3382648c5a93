/** The tax day of an event: the Berlin calendar day of its moment. */
import { berlinDay, formatDay, parseInstant } from '@cryptax/kernel';

/** A moment that cannot be read keeps its own first ten characters. */
export function dayOf(at: string): string {
  const instant = parseInstant(at);
  return instant.ok ? formatDay(berlinDay(instant.value)) : at.slice(0, 10);
}
