/**
 * What the store keeps with an import beside its rows: the identities that make a second import of the same rows a
 * duplicate, rows that wait for the user, movements that wait for their other side, and remarks about events.
 */
import type { ImportResult } from '@cryptax/importers';
import { isRecord } from '@cryptax/kernel';
import type { OpenEvent, UnreadRow } from '@cryptax/ledger';
import type { ImportRecord, JsonValue, RowOutcome, Store } from '@cryptax/store';
import type { ImportInfo, SavedMapping } from '../import-types.ts';
import { sourceOfFormat } from './source-names.ts';
import type { StatementSeries } from './statements/statement-series.ts';
import type { PendingTransfer, WaitingRemark, WaitingRow } from './waiting-types.ts';

/**
 * Rows that wait on another device of the account: the file lies there, but what is computed here is short of it all
 * the same. Beside the settings, because no step of this device made them.
 */
export const RECEIVED_ROWS = 'received-rows';

export async function receivedRows(store: Store): Promise<readonly WaitingRow[]> {
  const kept = await store.settings.get(RECEIVED_ROWS);
  const list = kept.ok && Array.isArray(kept.value) ? (kept.value as readonly JsonValue[]) : [];
  return list.flatMap((row) => (isRecord(row) ? [row as unknown as WaitingRow] : []));
}

/** Questions about entries that lie with imports of other devices. */
export const RECEIVED_REMARKS = 'received-remarks';

export async function receivedRemarks(store: Store): Promise<readonly WaitingRemark[]> {
  const kept = await store.settings.get(RECEIVED_REMARKS);
  const list = kept.ok && Array.isArray(kept.value) ? (kept.value as readonly JsonValue[]) : [];
  return list.flatMap((remark) => (isRecord(remark) ? [remark as unknown as WaitingRemark] : []));
}

export type Candidate = ImportResult['candidates'][number];
export type Twin = ImportResult['nearDuplicates'][number];
export type Match = ImportResult['matches'][number];

export interface ReviewRow {
  readonly line: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
  readonly cells: readonly string[];
}

export interface ImportDetails {
  readonly version: 1;
  /** Display name of the file's source. */
  readonly source: string;
  readonly header: readonly string[];
  /** Identities of the rows that this import settled or that wait for review. */
  readonly keys: readonly string[];
  readonly review: readonly ReviewRow[];
  /** What rows under review moved, as far as they say so. */
  readonly open: readonly OpenEvent[];
  /** Rows that a ledger file tells of: nobody could read them when it was written. */
  readonly unread: readonly UnreadRow[];
  /** What the file says that its wallets held. */
  readonly statements: readonly StatementSeries[];
  readonly candidates: readonly Candidate[];
  /** Movements, also of earlier imports, whose other side came with this one. */
  readonly matched: readonly string[];
  /** Why they belong together. */
  readonly matches: readonly Match[];
  /** Movements of this file that found their other side at once. */
  readonly movements: readonly Candidate[];
  /** Wallets of the accounts that this file or an earlier one named. */
  readonly accounts: ImportResult['accountWallets'];
  readonly hints: readonly { readonly code: string; readonly eventId: string }[];
  readonly twins: readonly Twin[];
  /** Answers that were needed to read the file, to read single rows again. */
  readonly answers: JsonValue;
  /** How the file was read, where no format fits it. */
  readonly mapping?: SavedMapping;
}

const NONE: ImportDetails = {
  version: 1,
  source: '',
  header: [],
  keys: [],
  review: [],
  open: [],
  unread: [],
  statements: [],
  candidates: [],
  matched: [],
  matches: [],
  movements: [],
  accounts: {},
  hints: [],
  twins: [],
  answers: {},
};

/** Details that another version of the program wrote are none that we can read. */
export function detailsOf({ details }: ImportRecord): ImportDetails {
  const isOurs = typeof details === 'object' && details !== null && 'version' in details && details.version === 1;
  return isOurs ? { ...NONE, ...(details as unknown as ImportDetails) } : NONE;
}

export function asJson(details: ImportDetails): JsonValue {
  return details as unknown as JsonValue;
}

/** Movements that still wait: neither matched by an import nor settled by hand, or taken apart by hand. */
export function pendingTransfers(imports: readonly ImportRecord[]): readonly PendingTransfer[] {
  const matched = new Set(imports.flatMap((record) => detailsOf(record).matched));
  const known = movementIds(imports);
  return imports.flatMap((record) => {
    const mended = new Map(record.mended.map((row) => [row.line, row]));
    return movementsOf(record).flatMap((candidate) => {
      const row = mended.get(candidate.source.line);
      const isUntouched = row === undefined || row.reason === READ_LATER || hasLostPartner(row, known);
      const isLoose = !isUntouched && row.kind === 'review';
      const isOpen = isLoose || (isUntouched && !matched.has(candidate.id));
      return isOpen ? [{ importNo: record.no, candidate, isLoose }] : [];
    });
  });
}

function movementIds(imports: readonly ImportRecord[]): ReadonlySet<string> {
  return new Set(imports.flatMap((record) => movementsOf(record).map(({ id }) => id)));
}

/** A side that was settled with the other one waits again when the file of that one, and the transfer with it, is gone. */
function hasLostPartner({ kind, reason, eventId }: RowOutcome, movements: ReadonlySet<string>): boolean {
  return (kind === 'grouped' || reason === ARRIVAL) && eventId !== undefined && !movements.has(eventId);
}

/** Why the row of an arrival makes no event: it belongs to the transfer that the sending tells. */
export const ARRIVAL = 'arrival-of-transfer';

/**
 * Movements that wait no more by the user's word: answered, set aside, or taken apart. When another source tells them, they are
 * known, whatever became of the event.
 */
export function answeredMovements(imports: readonly ImportRecord[]): readonly Candidate[] {
  const known = movementIds(imports);
  return imports.flatMap((record) => {
    const answered = record.mended.filter((row) => row.reason !== READ_LATER && !hasLostPartner(row, known));
    if (answered.length === 0) return [];
    const lines = new Set(answered.map(({ line }) => line));
    return movementsOf(record).filter(({ source }) => lines.has(source.line));
  });
}

/** All movements of a file, matched or not, and those that were understood only with an answer of the user. */
export function movementsOf(record: ImportRecord): readonly Candidate[] {
  const { candidates, movements } = detailsOf(record);
  return [...candidates, ...movements, ...record.mended.flatMap(movementReadLater)];
}

/** Why a row still waits that the user's answer made a movement: its other side is not known yet. */
const READ_LATER = 'transfer.read-later';

/** A row that turned out to be a movement: it lies with its outcome, so that undoing the answer takes it away again. */
export function rowReadLater(candidate: Candidate, line: number): RowOutcome {
  return { line, kind: 'review', reason: READ_LATER, raw: JSON.stringify(candidate) };
}

export function movementReadLater({ line, kind, raw }: RowOutcome): readonly Candidate[] {
  if (kind !== 'review' || raw === undefined) return [];
  try {
    const candidate = JSON.parse(raw) as Candidate;
    return candidate.source.line === line ? [candidate] : [];
  } catch {
    // A text of another hand; the row goes on waiting as it is.
    return [];
  }
}

export function knownKeys(imports: readonly ImportRecord[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const record of imports) for (const key of detailsOf(record).keys) keys.add(key);
  return keys;
}

/** What screens see of an import; rows count as open until matched or settled. */
export function importInfo(record: ImportRecord, pending: readonly PendingTransfer[]): ImportInfo {
  const { book: _, details: __, mended, ...rest } = record;
  const settled = new Set(mended.map(({ line }) => line));
  const { review } = detailsOf(record);
  const rows = review.filter(({ line }) => !settled.has(line)).length;
  const transfers = pending.filter(({ importNo }) => importNo === record.no).length;
  return { ...rest, source: sourceOfFormat(record.format), openReview: rows + transfers };
}
