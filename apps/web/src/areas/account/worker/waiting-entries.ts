/**
 * What waits on this device, in the form in which it travels: movements as open entries, rows that nobody could read as rows
 * of the log beside them. Where they arrive, movements are entries of the store, rows a list beside it. What another device
 * settled stops waiting here, whatever file reported it.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { JsonValue, Store, StoreError } from '@cryptax/store';
import {
  RECEIVED_REMARKS,
  RECEIVED_ROWS,
  receivedRemarks,
  receivedRows,
} from '../../../platform/ledger/worker/import-details.ts';
import type { BookStatements } from '../../../platform/ledger/worker/statements/book-statements.ts';
import { transferCardId } from '../../../platform/ledger/worker/waiting.ts';
import type { Waiting, WaitingRemark, WaitingRow } from '../../../platform/ledger/worker/waiting-types.ts';
import { NO_MOMENT, type RecordsHere } from './records/record-kind.ts';
import { isStatementRow, statementRows, timesOfStatements } from './statement-rows.ts';

/** What waits and what is said about balances, and when each import was made. */
export interface WaitingBook {
  readonly waiting: Waiting;
  /** Ids of cards that were answered with "leave it as it is". */
  readonly settled: ReadonlySet<string>;
  readonly statements: BookStatements;
  readonly importedAt: ReadonlyMap<number, string>;
  /** Choices, rules, wallets, reports and whatever else figures rest on. */
  readonly records: RecordsHere;
}

const UNREAD = 'unread';

/** Movements, rows, questions with their answers, and statements: what travels beside the entries that the store holds. */
export function travelling({ waiting, settled, statements, records }: WaitingBook): readonly LedgerEvent[] {
  return [
    ...waiting.entries.map(({ event }) => event),
    ...waiting.rows.map(asEntry),
    ...waiting.remarks.map(remarkEntry),
    ...[...settled].filter(isAnswerForAll).map(answerEntry),
    ...statementRows(statements),
    ...records.rows,
  ];
}

/** The server knows by kind and name what is no transaction of the plan; no row of a file begins like this. */
const NO_ROW = 'unread:*';
const REMARK_ID = 'unread:*remark:';
const ANSWER_ID = 'unread:*answer:';

/** Rows and movements are settled by their own outcome; their cards may have another name on another device. */
function isAnswerForAll(cardId: string): boolean {
  return !/^(?:row|unread|transfer|zone):/.test(cardId);
}

function remarkEntry({ id, code, eventId, params }: WaitingRemark): LedgerEvent {
  const remark = { id: `${REMARK_ID}${id}`, kind: UNREAD, at: NO_MOMENT, wallet: '', code, eventId, params };
  return remark as unknown as LedgerEvent;
}

function answerEntry(cardId: string): LedgerEvent {
  return { id: `${ANSWER_ID}${cardId}`, kind: UNREAD, at: NO_MOMENT, wallet: '' } as unknown as LedgerEvent;
}

function asRemark(entry: LedgerEvent): WaitingRemark {
  const { code, eventId, params } = entry as unknown as WaitingRemark;
  return { id: entry.id.slice(REMARK_ID.length), importNo: 0, code, eventId, params };
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
export function timesOfWaiting({ waiting, statements, importedAt, records }: WaitingBook): ReadonlyMap<string, string> {
  const timeOf = (importNo: number) => new Date(importedAt.get(importNo) ?? 0).toISOString();
  return new Map([
    ...waiting.entries.map(({ event, importNo }) => [event.id, timeOf(importNo)] as const),
    ...waiting.rows.map(({ syncId, importNo }) => [syncId, timeOf(importNo)] as const),
    ...waiting.remarks.map(({ id, importNo }) => [`${REMARK_ID}${id}`, timeOf(importNo)] as const),
    ...timesOfStatements(statements, importedAt),
    ...records.times,
  ]);
}

export interface Arrived {
  readonly events: readonly LedgerEvent[];
  readonly remove: readonly string[];
  readonly settle: readonly string[];
  readonly rows: readonly WaitingRow[];
  readonly goneRows: ReadonlySet<string>;
  readonly remarks: readonly WaitingRemark[];
  /** Questions that another device asks again. */
  readonly reopen: readonly string[];
}

export function arrived({ waiting }: WaitingBook, upserts: readonly LedgerEvent[], remove: readonly string[]): Arrived {
  const gone = new Set(remove);
  const isBeside = ({ kind }: LedgerEvent) => (kind as string) === UNREAD;
  const beside = upserts.filter(isBeside);
  const isRemark = ({ id }: LedgerEvent) => id.startsWith(REMARK_ID);
  const isAnswer = ({ id }: LedgerEvent) => id.startsWith(ANSWER_ID);
  return {
    events: upserts.filter((event) => !isBeside(event) && !isStatementRow(event)),
    remove,
    settle: [
      ...waiting.entries.filter(({ event }) => gone.has(event.id)).map(({ event }) => transferCardId(event.id)),
      ...waiting.rows.filter(({ syncId, importNo }) => gone.has(syncId) && importNo !== 0).map(({ id }) => id),
      ...beside.filter(isAnswer).map(({ id }) => id.slice(ANSWER_ID.length)),
    ],
    reopen: remove.filter((id) => id.startsWith(ANSWER_ID)).map((id) => id.slice(ANSWER_ID.length)),
    rows: beside.filter(({ id }) => !id.startsWith(NO_ROW)).map(asRow),
    remarks: beside.filter(isRemark).map(asRemark),
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

/** The same for questions about entries. */
export async function keepReceivedRemarks(
  store: Store,
  { remarks, goneRows }: Arrived,
): Promise<Result<void, StoreError>> {
  const before = await receivedRemarks(store);
  const coming = new Set(remarks.map(({ id }) => id));
  const after = [...before.filter(({ id }) => !goneRows.has(`${REMARK_ID}${id}`) && !coming.has(id)), ...remarks];
  if (remarks.length === 0 && after.length === before.length) return ok(undefined);
  return store.settings.set(RECEIVED_REMARKS, after as unknown as JsonValue);
}
