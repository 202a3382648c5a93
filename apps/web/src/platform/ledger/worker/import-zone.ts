/**
 * A file whose times the user moved to another zone. Its entries are changed in the store; what the import keeps beside them
 * (movements that wait, rows under review, running balances) is read in that zone whenever the book is loaded, so that taking the
 * step back takes everything back.
 */
import { inOtherZone, isZoneShift, textInOtherZone, type ZoneShift } from '@cryptax/importers';
import type { ImportRecord, RowOutcome } from '@cryptax/store';
import {
  asJson,
  type Candidate,
  detailsOf,
  type ImportDetails,
  movementReadLater,
  rowReadLater,
} from './import-details.ts';

const ZONE = 'zone:';
/** The user has said that the times are right as they are. */
const KEPT = 'kept';

/** The name under which the answer is kept. Imports are numbered on each device, so it stays there. */
export function zoneAnswerId(importNo: number, shift: ZoneShift | undefined): string {
  return `${ZONE}${importNo}:${shift ?? KEPT}`;
}

export function hasZoneAnswer(importNo: number, settled: ReadonlySet<string>): boolean {
  return settled.has(zoneAnswerId(importNo, undefined)) || zoneOfImport(importNo, settled) !== undefined;
}

export function zoneOfImport(importNo: number, settled: ReadonlySet<string>): ZoneShift | undefined {
  return zonesOf(settled).get(importNo);
}

/** Sets of a book are replaced, never changed. */
const zonesBySet = new WeakMap<ReadonlySet<string>, ReadonlyMap<number, ZoneShift>>();

function zonesOf(settled: ReadonlySet<string>): ReadonlyMap<number, ZoneShift> {
  const known = zonesBySet.get(settled);
  if (known !== undefined) return known;
  const zones = new Map<number, ZoneShift>();
  for (const id of settled) {
    if (!id.startsWith(ZONE)) continue;
    const [, no = '', shift = ''] = id.split(':');
    if (isZoneShift(shift)) zones.set(Number(no), shift);
  }
  zonesBySet.set(settled, zones);
  return zones;
}

/** The imports with what they keep in the zone of each. */
export function inTheirZones(imports: readonly ImportRecord[], settled: ReadonlySet<string>): readonly ImportRecord[] {
  const zones = zonesOf(settled);
  if (zones.size === 0) return imports;
  return imports.map((record) => {
    const shift = zones.get(record.no);
    return shift === undefined ? record : inZone(record, shift);
  });
}

/** Records are replaced, never changed. */
const shifted = new WeakMap<ImportRecord, Map<ZoneShift, ImportRecord>>();

function inZone(record: ImportRecord, shift: ZoneShift): ImportRecord {
  const known = shifted.get(record) ?? new Map<ZoneShift, ImportRecord>();
  shifted.set(record, known);
  const made = known.get(shift) ?? {
    ...record,
    mended: record.mended.map((row) => rowInZone(row, shift)),
    details: asJson(detailsInZone(detailsOf(record), shift)),
  };
  known.set(shift, made);
  return made;
}

function detailsInZone(details: ImportDetails, shift: ZoneShift): ImportDetails {
  const { candidates, movements, open, statements } = details;
  return {
    ...details,
    candidates: candidates.map((move) => movedBy(move, shift)),
    movements: movements.map((move) => movedBy(move, shift)),
    open: open.map((event) => ({ ...event, at: textInOtherZone(shift, event.at) })),
    statements: statements.map((series) => ({ ...series, at: series.at.map((at) => textInOtherZone(shift, at)) })),
  };
}

function rowInZone(row: RowOutcome, shift: ZoneShift): RowOutcome {
  const [move] = movementReadLater(row);
  return move === undefined ? row : { ...row, ...rowReadLater(movedBy(move, shift), row.line) };
}

export function movedBy(move: Candidate, shift: ZoneShift): Candidate {
  return { ...move, at: inOtherZone(shift, move.at) };
}
