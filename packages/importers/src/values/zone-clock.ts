/**
 * Local clock time to UTC. In the autumn hour that comes twice, the order of the rows decides: going down an ascending
 * file, the clock that steps back has passed the change (README of the catalogue, "keep file order").
 * Zones on Central European Time use the kernel's rule; others ask Intl once per hour of the file.
 */
import { berlinOffset, type Instant } from '@cryptax/kernel';

export interface ZoneClock {
  /** UTC seconds of a clock reading; rows must come in file order. */
  readonly toUtc: (clock: number) => number;
}

/** Same offsets as Berlin since 1996. */
const CENTRAL_EUROPEAN: ReadonlySet<string> = new Set(
  (
    'Berlin Amsterdam Andorra Belgrade Bratislava Brussels Budapest Busingen Copenhagen Gibraltar Ljubljana Luxembourg Madrid ' +
    'Malta Monaco Oslo Paris Podgorica Prague Rome San_Marino Sarajevo Skopje Stockholm Tirane Vaduz Vatican Vienna ' +
    'Warsaw Zagreb Zurich'
  )
    .split(' ')
    .map((city) => `Europe/${city}`),
);

type OffsetAt = (utc: number) => number;

/** Undefined if the zone name is unknown. */
export function zoneClock(zone: string, order: 'ascending' | 'descending'): ZoneClock | undefined {
  const fixed = fixedOffset(zone);
  if (fixed !== undefined) return { toUtc: (clock) => clock - fixed };
  const offsetAt = CENTRAL_EUROPEAN.has(zone) ? (utc: number) => berlinOffset(utc as Instant) : intlOffset(zone);
  return offsetAt === undefined ? undefined : { toUtc: changingClock(offsetAt, order) };
}

/** `UTC`, `UTC+8`, `+01:00`, `+01`, `Z`; undefined for a named zone. */
export function fixedOffset(zone: string): number | undefined {
  const match = /^(?:UTC|GMT|Z)?\s*(?:([+-])(\d{1,2})(?::?(\d{2}))?)?$/i.exec(zone.trim());
  if (match === null) return undefined;
  const size = Number(match[2] ?? '0') * 3600 + Number(match[3] ?? '0') * 60;
  return match[1] === '-' ? -size : size;
}

const DAY = 86_400;

function changingClock(offsetAt: OffsetAt, order: 'ascending' | 'descending'): (clock: number) => number {
  let previous: number | undefined;
  /** A day without a change near it, and its offset: a file has many rows of a day. */
  let quietDay: number | undefined;
  let quietOffset = 0;
  return (clock) => {
    const day = Math.floor(clock / DAY);
    if (day !== quietDay) {
      quietOffset = offsetAt((day - 1) * DAY);
      quietDay = quietOffset === offsetAt((day + 2) * DAY) ? day : undefined;
    }
    if (quietDay !== undefined) {
      previous = clock - quietOffset;
      return previous;
    }
    const before = offsetAt(clock - DAY);
    const after = offsetAt(clock + DAY);
    const utc = before === after ? clock - before : nearChange(clock, before, after);
    previous = utc;
    return utc;
  };

  function nearChange(clock: number, before: number, after: number): number {
    const early = clock - before;
    const late = clock - after;
    const isEarly = offsetAt(early) === before;
    const isLate = offsetAt(late) === after;
    if (isEarly !== isLate) return isEarly ? early : late;
    /** The hour that spring leaves out does not exist; read it with the offset before the change. */
    if (!isEarly) return early;
    if (order === 'ascending') return previous !== undefined && previous > early ? late : early;
    return previous !== undefined && previous < late ? early : late;
  }
}

function intlOffset(zone: string): OffsetAt | undefined {
  const format = zoneFormat(zone);
  if (format === undefined) return undefined;
  const cache = new Map<number, number>();
  return (utc) => {
    const slot = Math.floor(utc / 900);
    const known = cache.get(slot);
    if (known !== undefined) return known;
    const offset = fixedOffset(offsetName(format, slot * 900 * 1000)) ?? 0;
    cache.set(slot, offset);
    return offset;
  };
}

function zoneFormat(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function offsetName(format: Intl.DateTimeFormat, at: number): string {
  return format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
}
