/**
 * Connections as the store keeps them: what is shown, the sealed key, and up to where the exchange was read. All in one
 * setting, because there are few and every change touches one of them.
 */
import {
  EXCHANGE_STREAMS,
  type ExchangeBalances,
  type ExchangeCheck,
  type ExchangeStream,
  exchangeBalances,
  exchangeCheck,
} from '@cryptax/api-contract';
import { compareText, err, ok, type Result } from '@cryptax/kernel';
import type { EncryptedText, JsonValue, Store, StoreError } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { inTurn } from '../../../platform/ledger/worker/running-jobs.ts';

const KEY = 'exchange-connections';

export interface KeptConnection {
  readonly id: string;
  readonly exchange: string;
  readonly label: string;
  readonly createdAt: string;
  readonly sealed: EncryptedText;
  /** The last answer to the key, and when it came. */
  readonly check: ExchangeCheck;
  readonly checkedAt: string;
  readonly refused: readonly ExchangeStream[];
  readonly lastSync?: KeptSync;
  /** What the account held when it was last read; kept until the reading is in the ledger, null from then on. */
  readonly held?: ExchangeBalances | null;
  /** Where its entries lie in the ledger; the balances are compared there. */
  readonly wallet?: string;
  /** Numbers of the imports that its syncs wrote: one that is gone has to be read again. */
  readonly imports: readonly number[];
}

export interface KeptSync {
  readonly at: string;
  /** Everything of these histories up to here was read. */
  readonly until: number;
  readonly streams: readonly ExchangeStream[];
  readonly added: number;
  readonly duplicates: number;
  readonly review: number;
}

export async function readConnections(store: Store): Promise<Result<readonly KeptConnection[], StoreError>> {
  const value = await store.settings.get(KEY);
  if (!value.ok) return value;
  const list: readonly unknown[] = Array.isArray(value.value) ? value.value : [];
  return ok(list.flatMap((item) => parse(item) ?? []));
}

export async function connectionOf(store: Store, id: string): Promise<Result<KeptConnection, LedgerError>> {
  const list = await readConnections(store);
  if (!list.ok) return list;
  const found = list.value.find((connection) => connection.id === id);
  return found === undefined ? err({ code: 'connection.missing' }) : ok(found);
}

/** A damaged entry counts as absent: its key could not be used anyway. */
function parse(item: unknown): KeptConnection | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, exchange, label, createdAt, sealed, check, checkedAt, refused, lastSync, imports, held, wallet } =
    item as KeptConnection;
  const isWhole = [id, exchange, label, createdAt, checkedAt].every((text) => typeof text === 'string');
  const checked = exchangeCheck.safeParse(check);
  if (!isWhole || !checked.success || typeof sealed !== 'object') return undefined;
  const known = Array.isArray(refused) ? EXCHANGE_STREAMS.filter((stream) => refused.includes(stream)) : [];
  const written = Array.isArray(imports) ? imports.filter(Number.isSafeInteger) : [];
  const head = {
    id,
    exchange,
    label,
    createdAt,
    sealed,
    check: checked.data,
    checkedAt,
    refused: known,
    imports: written,
    held: exchangeBalances.safeParse(held).data ?? null,
    ...(typeof wallet === 'string' ? { wallet } : {}),
  };
  return isSync(lastSync) ? { ...head, lastSync } : head;
}

function isSync(value: unknown): value is KeptSync {
  if (typeof value !== 'object' || value === null) return false;
  const { at, until, streams, added, duplicates, review } = value as KeptSync;
  return typeof at === 'string' && Array.isArray(streams) && [until, added, duplicates, review].every(Number.isFinite);
}

/** A new connection is noted in the journal, and so is its end. Neither is a step of undo: a key is kept once, or not at all. */
export function addConnection(store: Store, connection: KeptConnection): Promise<Result<void, StoreError>> {
  return inTurn(store, KEY, async () => {
    const list = await readConnections(store);
    if (!list.ok) return list;
    const written = await write(store, [...list.value, connection]);
    return written.ok ? note(store, 'add', connection) : written;
  });
}

function note(store: Store, why: 'add' | 'remove', { label }: KeptConnection): Promise<Result<void, StoreError>> {
  return store.journal.note('own', { kind: 'connection', why, subjects: [label] });
}

/**
 * `change` gets the connection as it is now, because others are read at the same time. One that was removed meanwhile stays
 * removed, and its key with it.
 */
export function changeConnection(
  store: Store,
  id: string,
  change: (now: KeptConnection) => KeptConnection,
): Promise<Result<KeptConnection, LedgerError>> {
  return inTurn(store, KEY, async () => {
    const now = await connectionOf(store, id);
    const list = await readConnections(store);
    if (!now.ok) return now;
    if (!list.ok) return list;
    const next = change(now.value);
    const kept = await write(
      store,
      list.value.map((connection) => (connection.id === id ? next : connection)),
    );
    return kept.ok ? ok(next) : kept;
  });
}

export function forgetConnection(store: Store, id: string): Promise<Result<void, StoreError>> {
  return inTurn(store, KEY, async () => {
    const list = await readConnections(store);
    if (!list.ok) return list;
    const gone = list.value.find((connection) => connection.id === id);
    if (gone === undefined) return ok(undefined);
    const written = await write(
      store,
      list.value.filter((connection) => connection !== gone),
    );
    return written.ok ? note(store, 'remove', gone) : written;
  });
}

function write(store: Store, list: readonly KeptConnection[]): Promise<Result<void, StoreError>> {
  const sorted = list.toSorted((a, b) => compareText(a.createdAt, b.createdAt));
  return store.settings.set(KEY, sorted as unknown as JsonValue);
}
