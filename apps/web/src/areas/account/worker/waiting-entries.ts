/**
 * What waits on this device, in the form in which it travels: movements as open entries, rows that nobody could read as rows
 * of the log beside them. Where they arrive, movements are entries of the store, rows a list beside it. What another device
 * settled stops waiting here, whatever file reported it.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { JsonValue, Store, StoreError } from '@cryptax/store';
import { RECEIVED_ROWS, receivedRows } from '../../../platform/ledger/worker/import-details.ts';
import type { BookStatements } from '../../../platform/ledger/worker/statements/book-statements.ts';
import { transferCardId } from '../../../platform/ledger/worker/waiting.ts';
import type { Waiting, WaitingRow } from '../../../platform/ledger/worker/waiting-types.ts';
import { isStatementRow, statementRows, timesOfStatements } from './statement-rows.ts';

/** What waits and what is said about balances, and when each import was made. */
export interface WaitingBook {
  readonly waiting: Waiting;
  readonly statements: BookStatements;
  readonly importedAt: ReadonlyMap<number, string>;
}

const UNREAD = 'unread';
/** Nobody knows its moment; the log wants one. */
const NO_MOMENT = '2009-01-03T00:00:00Z';

/** Movements, rows and statements: what travels beside the entries that the store holds. */
export function travelling({ waiting, statements }: WaitingBook): readonly LedgerEvent[] {
  return [...waiting.entries.map(({ event }) => event), ...waiting.rows.map(asEntry), ...statementRows(statements)];
}

function asEntry({ syncId, file, line, code, params, cells, open }: WaitingRow): LedgerEvent {
  const row = { id: syncId, kind: UNREAD, at: NO_MOMENT, wallet: '', file, line, code, params, cells, open };
  // The log knows ids, clocks and content; that this is no entry is known at both of its ends.
  return row as unknown as LedgerEvent;
}

function asRow(entry: LedgerEvent): WaitingRow {
  const { kind: _, at: __, wallet: ___, ...row } = entry as unknown as WaitingRow & Record<string, unknown>;
  return { ...row, syncId: row.id, importNo: 0 };
}

/** When imports of this device reported them: an answer given elsewhere since then is the later word. */
export function timesOfWaiting({ waiting, statements, importedAt }: WaitingBook): ReadonlyMap<string, string> {
  const timeOf = (importNo: number) => new Date(importedAt.get(importNo) ?? 0).toISOString();
  return new Map([
    ...waiting.entries.map(({ event, importNo }) => [event.id, timeOf(importNo)] as const),
    ...waiting.rows.map(({ syncId, importNo }) => [syncId, timeOf(importNo)] as const),
    ...timesOfStatements(statements, importedAt),
  ]);
}

export interface Arrived {
  readonly events: readonly LedgerEvent[];
  readonly remove: readonly string[];
  readonly settle: readonly string[];
  readonly rows: readonly WaitingRow[];
  readonly goneRows: ReadonlySet<string>;
}

export function arrived({ waiting }: WaitingBook, upserts: readonly LedgerEvent[], remove: readonly string[]): Arrived {
  const gone = new Set(remove);
  const isRow = ({ kind }: LedgerEvent) => (kind as string) === UNREAD;
  return {
    events: upserts.filter((event) => !isRow(event) && !isStatementRow(event)),
    remove,
    settle: [
      ...waiting.entries.filter(({ event }) => gone.has(event.id)).map(({ event }) => transferCardId(event.id)),
      ...waiting.rows.filter(({ syncId, importNo }) => gone.has(syncId) && importNo !== 0).map(({ id }) => id),
    ],
    rows: upserts.filter(isRow).map(asRow),
    goneRows: gone,
  };
}

/** The list of rows that wait elsewhere, as the log tells it now. */
export async function keepReceivedRows(store: Store, { rows, goneRows }: Arrived): Promise<Result<void, StoreError>> {
  const before = await receivedRows(store);
  const coming = new Set(rows.map(({ id }) => id));
  const after = [...before.filter(({ id }) => !goneRows.has(id) && !coming.has(id)), ...rows];
  if (rows.length === 0 && after.length === before.length) return ok(undefined);
  return store.settings.set(RECEIVED_ROWS, after as unknown as JsonValue);
}
