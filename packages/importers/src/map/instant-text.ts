/** Instants as ISO text. A file has thousands of moments on few days, so the day's text is kept. */
import { formatDay, type Instant, utcDay } from '@cryptax/kernel';

const TWO: readonly string[] = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));
let keptDay: number | undefined;
let keptText = '';

export function instantText(at: Instant): string {
  const day = utcDay(at);
  if (day !== keptDay) {
    keptDay = day;
    keptText = formatDay(day);
  }
  const clock = at - day * 86_400;
  const hour = Math.floor(clock / 3600);
  const minute = Math.floor(clock / 60) % 60;
  return `${keptText}T${TWO[hour]}:${TWO[minute]}:${TWO[clock % 60]}Z`;
}
