/** Instants as ISO text. A file has thousands of moments on few days, so the day's text is kept. */
import { formatDay, type Instant, utcDay } from '@cryptax/kernel';

let keptDay: number | undefined;
let keptText = '';

/** The clock is made in one call: a chain of small strings would cost more to keep than to make. */
export function instantText(at: Instant): string {
  const day = utcDay(at);
  if (day !== keptDay) {
    keptDay = day;
    keptText = formatDay(day);
  }
  const clock = at - day * 86_400;
  return keptText + clockText((clock / 3600) | 0, ((clock / 60) | 0) % 60, clock % 60);
}

const T = 84;
const COLON = 58;
const Z = 90;

function clockText(hour: number, minute: number, second: number): string {
  const [h, m, s] = [tens(hour), tens(minute), tens(second)];
  return String.fromCharCode(T, h, ones(hour), COLON, m, ones(minute), COLON, s, ones(second), Z);
}

function tens(value: number): number {
  return 48 + ((value / 10) | 0);
}

function ones(value: number): number {
  return 48 + (value % 10);
}
