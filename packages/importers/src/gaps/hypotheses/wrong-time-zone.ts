/**
 * Hypothesis: one of the files was read in the wrong time zone, so a sale stands before its purchase. Each file that
 * moves the pool is shifted, first between UTC and Berlin, then by whole hours; the smallest shift that helps counts.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { byFile, type GapCase } from '../gap-case.ts';
import type { GapChanges, Proposal } from '../gap-types.ts';
import { textInOtherZone, type ZoneShift } from '../zone-shift.ts';

interface Shift {
  readonly code: 'zone.was-berlin' | 'zone.was-utc' | 'zone.hours';
  readonly hours: string;
  readonly confidence: number;
  readonly zone: ZoneShift;
}

/** Read as UTC although it was Berlin time (or the other way), then constant offsets from the nearest on. */
const SHIFTS: readonly Shift[] = [
  { code: 'zone.was-berlin', hours: '', confidence: 0.85, zone: 'berlin' },
  { code: 'zone.was-utc', hours: '', confidence: 0.85, zone: 'utc' },
  ...Array.from({ length: 12 }, (_, index) => index + 1).flatMap((hours) => [fixed(-hours), fixed(hours)]),
];

function fixed(hours: number): Shift {
  const confidence = Math.abs(hours) <= 2 ? 0.7 : 0.5;
  return { code: 'zone.hours', hours: hours > 0 ? `+${hours}` : `−${-hours}`, confidence, zone: `${hours * 60}` };
}

export function wrongTimeZone({ book, gap, events }: GapCase): readonly Proposal[] {
  const files = byFile(book.eventsOf(gap));
  // With a single file every event moves alike and the order stays as it is.
  if (files.size < 2 && book.eventsOf(gap).every(({ source }) => source !== undefined)) return [];
  const all = byFile(events);
  return [...files.keys()].flatMap((file) => {
    const own = files.get(file) ?? [];
    const shift = SHIFTS.find((each) => book.walk(gap, shifted(own, each)).firstDip === undefined);
    if (shift === undefined) return [];
    return [
      {
        id: `wrong-time-zone:${file}:${shift.code}${shift.hours}`,
        hypothesis: 'wrong-time-zone' as const,
        evidence: {
          code: shift.code,
          params: { file, hours: shift.hours, count: String(all.get(file)?.length ?? 0), asset: gap.asset },
        },
        confidence: shift.confidence,
        changes: shifted(all.get(file) ?? [], shift),
        asks: [],
      },
    ];
  });
}

function shifted(events: readonly LedgerEvent[], { zone }: Shift): GapChanges {
  return { upsert: events.map((event) => ({ ...event, at: textInOtherZone(zone, event.at) })), remove: [] };
}
