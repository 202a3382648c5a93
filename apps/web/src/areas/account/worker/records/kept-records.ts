/**
 * All that travels beside the entries and what waits, read from this device and written to it, kind by kind. The server sees the
 * ids of rows also where only the user reads their content, so these are digests: names of wallets, files and coins, and
 * addresses, stand in the content alone.
 */
import { isText, ok, type Result, sha256Hex } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { ImportRecord, Store, StoreError } from '@cryptax/store';
import { choiceRecords } from './choices.ts';
import { documentRecords } from './documents.ts';
import { fileRecords, type OwnStep, stepRecords } from './history.ts';
import { presetRecords, walletRecords } from './named.ts';
import type { RecordKind, RecordsHere } from './record-kind.ts';

/** What of it only the open book knows. */
export interface RecordSource {
  readonly steps: readonly OwnStep[];
  readonly imports: readonly ImportRecord[];
}

/** Long documents last: where an account has no room for them, the rest has got through. */
function kindsOf({ steps, imports }: RecordSource): readonly RecordKind[] {
  return [presetRecords, choiceRecords, walletRecords, stepRecords(steps), fileRecords(imports), documentRecords];
}

const KINDS = kindsOf({ steps: [], imports: [] });

const PREFIX = 'unread:*kept:';

export function isRecordRow({ id }: Pick<LedgerEvent, 'id'>): boolean {
  return id.startsWith(PREFIX);
}

export async function recordsHere(store: Store, source: RecordSource): Promise<Result<RecordsHere, StoreError>> {
  const rows: LedgerEvent[] = [];
  const times = new Map<string, string>();
  for (const kind of kindsOf(source)) {
    const here = await kind.read(store);
    if (!here.ok) return here;
    for (const row of here.value.rows) rows.push(await travellingRow(row));
    for (const [name, at] of here.value.times) times.set(await rowIdOf(name), at);
  }
  return ok({ rows, times });
}

/** What other devices made, changed or removed; `here` is what this one holds. */
export async function keepArrivedRecords(
  store: Store,
  here: RecordsHere,
  upserts: readonly LedgerEvent[],
  remove: readonly string[],
): Promise<Result<void, StoreError>> {
  const coming: LedgerEvent[] = [];
  for (const row of upserts.filter(isRecordRow)) coming.push(...(await arrivedRow(row)));
  const gone = new Set(remove);
  const leaving = here.rows.filter(({ id }) => gone.has(id)).map(nameOf);
  for (const { prefix, keep } of KINDS) {
    const put = coming.filter(({ id }) => id.startsWith(prefix));
    const removed = leaving.filter((name) => name.startsWith(prefix));
    if (put.length + removed.length === 0) continue;
    const kept = await keep(store, put, removed);
    if (!kept.ok) return kept;
  }
  return ok(undefined);
}

/** Rows are objects that a round looks at often; the same row stays the same object. */
const travelling = new WeakMap<LedgerEvent, LedgerEvent>();

async function travellingRow(row: LedgerEvent): Promise<LedgerEvent> {
  const known = travelling.get(row);
  if (known !== undefined) return known;
  const named = { ...row, id: await rowIdOf(row.id), name: row.id } as unknown as LedgerEvent;
  travelling.set(row, named);
  return named;
}

function nameOf(row: LedgerEvent): string {
  const { name } = row as unknown as Readonly<Record<string, unknown>>;
  return isText(name) ? (name as string) : '';
}

/** Under its own name again. */
async function arrivedRow(row: LedgerEvent): Promise<readonly LedgerEvent[]> {
  const name = nameOf(row);
  if ((await rowIdOf(name)) !== row.id) return [];
  const { name: _, ...content } = row as LedgerEvent & { readonly name: string };
  return [{ ...content, id: name } as LedgerEvent];
}

const digests = new Map<string, string>();
/** Enough for a large account; beyond it the oldest are computed anew. */
const MOST_DIGESTS = 20_000;

async function rowIdOf(name: string): Promise<string> {
  const known = digests.get(name);
  if (known !== undefined) return known;
  if (digests.size >= MOST_DIGESTS) digests.clear();
  const id = `${PREFIX}${(await sha256Hex(new TextEncoder().encode(name))).slice(0, 32)}`;
  digests.set(name, id);
  return id;
}
