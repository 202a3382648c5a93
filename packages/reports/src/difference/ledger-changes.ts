/** Which events of the ledger were added, removed or edited since a report was sealed, and in which fields. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { FieldChange, LedgerChange } from './report-difference.ts';

export function ledgerChanges(before: readonly LedgerEvent[], after: readonly LedgerEvent[]): readonly LedgerChange[] {
  const known = new Map(before.map((event) => [event.id, event]));
  const kept = new Set(after.map(({ id }) => id));
  const changes: LedgerChange[] = [];
  for (const event of after) {
    const old = known.get(event.id);
    const fields = fieldChanges(old, event);
    if (old === undefined) changes.push(changeOf('added', event, fields));
    else if (fields.length > 0) changes.push(changeOf('edited', event, fields));
  }
  for (const event of before) {
    if (!kept.has(event.id)) changes.push(changeOf('removed', event, fieldChanges(event, undefined)));
  }
  return changes.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function changeOf(
  kind: LedgerChange['kind'],
  { id, kind: eventKind, at, wallet }: LedgerEvent,
  fields: readonly FieldChange[],
): LedgerChange {
  return { kind, eventId: id, eventKind, at, wallet, fields };
}

function fieldChanges(before: LedgerEvent | undefined, after: LedgerEvent | undefined): readonly FieldChange[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((field) => {
    const change = { field, before: old.get(field) ?? null, after: now.get(field) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

/** `{ fee: { amount: '1' } }` becomes `fee.amount` = `1`. */
function flat(value: unknown, path = '', into = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) flat(inner, path === '' ? key : `${path}.${key}`, into);
  } else if (value !== undefined) {
    into.set(path, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return into;
}
