/**
 * Movements under one key that all go the same way are no exchange: several tokens sent in one transaction, or the one
 * movement of a hash. Each stays a transfer that waits for its other side; their fees stand beside them.
 */
import type { FormatKind } from '../formats/format.ts';
import type { RowFacts } from './row-facts.ts';

const MOVEMENTS: ReadonlySet<FormatKind> = new Set<FormatKind>([
  'transfer-in',
  'transfer-out',
  'deposit',
  'withdrawal',
]);

export function isOneWay(rows: readonly RowFacts[]): boolean {
  const legs = rows.filter((row) => row.kind !== 'fee');
  if (!legs.every((row) => MOVEMENTS.has(row.kind))) return false;
  return legs.every((row) => row.in === undefined) || legs.every((row) => row.out === undefined);
}
