/** Instants as ISO text. A file has thousands of moments on few days, so the day's text is kept. */
import { type Day, formatDay, type Instant, utcDay } from '@cryptax/kernel';

let keptDay: number | undefined;
/** Character codes of the day. */
const codes: number[] = new Array<number>(10).fill(0);
const [HYPHEN, COLON, TIME_MARK, UTC_MARK] = [45, 58, 84, 90];

/**
 * One flat string in one call: joined strings cost more to keep than to make, and sorting would flatten them. The characters are
 * named one by one, because handing over a list of them costs as much as making the text.
 */
export function instantText(at: Instant): string {
  const day = utcDay(at);
  if (day !== keptDay) setDay(day);
  const clock = at - day * 86_400;
  const minutes = (clock / 60) | 0;
  const hour = (minutes / 60) | 0;
  const minute = minutes - hour * 60;
  const second = clock - minutes * 60;
  return String.fromCharCode(
    codes[0] ?? 0,
    codes[1] ?? 0,
    codes[2] ?? 0,
    codes[3] ?? 0,
    HYPHEN,
    codes[5] ?? 0,
    codes[6] ?? 0,
    HYPHEN,
    codes[8] ?? 0,
    codes[9] ?? 0,
    TIME_MARK,
    tens(hour),
    ones(hour),
    COLON,
    tens(minute),
    ones(minute),
    COLON,
    tens(second),
    ones(second),
    UTC_MARK,
  );
}

function setDay(day: Day): void {
  keptDay = day;
  const text = formatDay(day);
  for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i);
}

function tens(value: number): number {
  return 48 + ((value / 10) | 0);
}

function ones(value: number): number {
  return 48 + (value % 10);
}
