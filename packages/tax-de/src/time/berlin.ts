/** The Berlin calendar day and tax year of an ISO moment; null for one that cannot be read (the engine reports it). */
import { berlinDay, type Day, formatDay, parseInstant, yearOfDay } from '@cryptax/kernel';

export function berlinDayOf(at: string): Day | null {
  const instant = parseInstant(at);
  return instant.ok ? berlinDay(instant.value) : null;
}

export function berlinDayText(at: string): string {
  const day = berlinDayOf(at);
  return day === null ? at : formatDay(day);
}

export function berlinYear(at: string): number | null {
  const day = berlinDayOf(at);
  return day === null ? null : yearOfDay(day);
}
