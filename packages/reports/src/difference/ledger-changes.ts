/** Which events of the ledger were added, removed or edited since a report was sealed, and in which fields. */
import { compareText } from '@cryptax/kernel';
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';
import { fieldChanges } from '../changes/field-changes.ts';
import type { LedgerChange } from './report-difference.ts';

export function ledgerChanges(before: readonly LedgerEvent[], after: readonly LedgerEvent[]): readonly LedgerChange[] {
  const known = new Map(before.map((event) => [event.id, event]));
  const kept = new Set(after.map(({ id }) => id));
  const changes: LedgerChange[] = [];
  for (const event of after) {
    const change = changeOf(known.get(event.id), event);
    if (change !== null) changes.push(change);
  }
  for (const event of before) {
    const change = kept.has(event.id) ? null : changeOf(event, undefined);
    if (change !== null) changes.push(change);
  }
  return changes.sort((a, b) => compareText(a.at, b.at));
}

function changeOf(before: LedgerEvent | undefined, after: LedgerEvent | undefined): LedgerChange | null {
  const event = after ?? before;
  const fields = fieldChanges(before, after);
  if (event === undefined || fields.length === 0) return null;
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'edited';
  const assets = [...new Set([before, after].flatMap(assetsOf))];
  return { kind, eventId: event.id, eventKind: event.kind, at: event.at, wallet: event.wallet, assets, fields };
}

function assetsOf(event: LedgerEvent | undefined): readonly string[] {
  if (event === undefined) return [];
  const { in: into, out } = sidesOf(event);
  const legs = [into, out, event.fee];
  return [...legs.flatMap((leg) => leg?.asset ?? []), ...('asset' in event ? [event.asset] : [])];
}
