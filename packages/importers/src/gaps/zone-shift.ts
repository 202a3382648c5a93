/**
 * Reading times in another zone than they were read in: between UTC and Berlin with their summers, else by a fixed number of
 * minutes. A shift has a name, so that it can be kept.
 */
import { berlinOffset, formatInstant, type Instant, parseInstant } from '@cryptax/kernel';

/** `berlin`: read as UTC, Berlin is meant; `utc`: the other way; else the minutes that are added. */
export type ZoneShift = 'berlin' | 'utc' | `${number}`;

const HALF_HOUR = 30;
const FARTHEST = 14 * 60;

/** The likeliest first: the two zones of most exports, then whole hours, then half ones, near ones before far ones. */
export const ZONE_SHIFTS: readonly ZoneShift[] = [
  'berlin',
  'utc',
  ...fixedShifts(2 * HALF_HOUR, 2 * HALF_HOUR),
  ...fixedShifts(HALF_HOUR, 2 * HALF_HOUR),
];

function fixedShifts(from: number, step: number): readonly ZoneShift[] {
  const count = Math.floor((FARTHEST - from) / step) + 1;
  return Array.from({ length: count }, (_, no) => from + no * step).flatMap((minutes): ZoneShift[] => [
    `${-minutes}`,
    `${minutes}`,
  ]);
}

export function isZoneShift(text: string): text is ZoneShift {
  return ZONE_SHIFTS.some((shift) => shift === text);
}

export function inOtherZone(shift: ZoneShift, at: Instant): Instant {
  switch (shift) {
    case 'berlin':
      // The offset is that of the moment that is meant, which is what counts in the nights of the change.
      return (at - berlinOffset((at - berlinOffset(at)) as Instant)) as Instant;
    case 'utc':
      return (at + berlinOffset(at)) as Instant;
    default:
      return (at + Number(shift) * 60) as Instant;
  }
}

/** The same for a moment as text; one that cannot be read stays. */
export function textInOtherZone(shift: ZoneShift, at: string): string {
  const moment = parseInstant(at);
  return moment.ok ? formatInstant(inOtherZone(shift, moment.value)) : at;
}
