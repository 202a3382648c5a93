/** Instants as ISO text. A file has thousands of moments on few days, so the day's text is kept. */
import { type Day, formatDay, type Instant, utcDay } from '@cryptax/kernel';

let keptDay: number | undefined;
/** Character codes of the day and of what follows it; only the clock is written anew. */
const codes: number[] = Array.from('1970-01-01T00:00:00Z', (character) => character.charCodeAt(0));
const [HOUR, MINUTE, SECOND] = [11, 14, 17];

/** One flat string in one call: joined strings cost more to keep than to make, and sorting would flatten them. */
export function instantText(at: Instant): string {
  const day = utcDay(at);
  if (day !== keptDay) setDay(day);
  const clock = at - day * 86_400;
  setTwo(HOUR, (clock / 3600) | 0);
  setTwo(MINUTE, ((clock / 60) | 0) % 60);
  setTwo(SECOND, clock % 60);
  return String.fromCharCode.apply(null, codes);
}

function setDay(day: Day): void {
  keptDay = day;
  const text = formatDay(day);
  for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i);
}

function setTwo(place: number, value: number): void {
  codes[place] = 48 + ((value / 10) | 0);
  codes[place + 1] = 48 + (value % 10);
}
