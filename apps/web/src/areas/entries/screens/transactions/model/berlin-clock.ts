/** What a clock in Berlin showed at a moment, and which moment it was: forms are typed in Berlin time, events are kept in UTC. */
import { berlinOffset, formatInstant, type Instant, parseInstant } from '@cryptax/kernel';

/** `2024-07-01T12:30:15Z`, with the digits of the Berlin clock. */
export function berlinText(at: Instant): string {
  return formatInstant((at + berlinOffset(at)) as Instant);
}

/** The moment a Berlin clock showed this day and time, in UTC. */
export function berlinInstant(day: string, time: string): string | undefined {
  const clock = /^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time;
  const asUtc = parseInstant(`${day}T${clock}Z`);
  if (!asUtc.ok) return undefined;
  // The offset is that of the moment itself; one step from the guess finds it on both sides of a clock change.
  const guess = (asUtc.value - berlinOffset(asUtc.value)) as Instant;
  return formatInstant((asUtc.value - berlinOffset(guess)) as Instant);
}

/** The Berlin day of a moment in UTC; empty where it is none. */
export function berlinDayField(at: string): string {
  const instant = parseInstant(at);
  return instant.ok ? berlinText(instant.value).slice(0, 10) : '';
}

/** Day and time on a Berlin clock, as the fields of a form hold them. */
export function berlinClock(at: string): { readonly day: string; readonly time: string } | undefined {
  const instant = parseInstant(at);
  if (!instant.ok) return undefined;
  const text = berlinText(instant.value);
  return { day: text.slice(0, 10), time: text.slice(11, 19) };
}
