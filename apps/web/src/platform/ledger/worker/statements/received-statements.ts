/**
 * Running balances of files that lie on another device of the account. Beside the settings, like rows that wait elsewhere:
 * no step of this device made them. `gone` names pieces of imports of this device that were removed on another one.
 */
import { isRecord, isText, type Result } from '@cryptax/kernel';
import type { JsonValue, Store, StoreError } from '@cryptax/store';
import { isSeries, type StatementSeries } from './statement-series.ts';

export const RECEIVED_STATEMENTS = 'received-statements';

/** A piece of a series under the name that it has on every device. */
export interface StatementPiece {
  readonly id: string;
  readonly series: StatementSeries;
  /** The import of this device that says it. */
  readonly importNo?: number;
}

export interface ReceivedStatements {
  readonly pieces: readonly StatementPiece[];
  /** With the number of the import: the same file read once more speaks again. */
  readonly gone: ReadonlyMap<string, number>;
}

export const NOTHING_RECEIVED: ReceivedStatements = { pieces: [], gone: new Map() };

export async function receivedStatements(store: Store): Promise<ReceivedStatements> {
  const kept = await store.settings.get(RECEIVED_STATEMENTS);
  const value: unknown = kept.ok ? kept.value : undefined;
  if (!isRecord(value)) return NOTHING_RECEIVED;
  const pieces: readonly unknown[] = Array.isArray(value.pieces) ? value.pieces : [];
  const gone = isRecord(value.gone) ? Object.entries(value.gone) : [];
  return {
    pieces: pieces.filter(isPiece),
    gone: new Map(gone.flatMap(([id, no]) => (typeof no === 'number' ? [[id, no]] : []))),
  };
}

function isPiece(value: unknown): value is StatementPiece {
  return isRecord(value) && isText(value.id) && isSeries(value.series);
}

export function keepReceivedStatements(
  store: Store,
  { pieces, gone }: ReceivedStatements,
): Promise<Result<void, StoreError>> {
  return store.settings.set(RECEIVED_STATEMENTS, { pieces, gone: Object.fromEntries(gone) } as unknown as JsonValue);
}
