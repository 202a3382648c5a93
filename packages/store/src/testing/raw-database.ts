/**
 * IndexedDB without the store: to build a database of another version, to look at every stored byte, to damage a
 * record, and to break a transaction at a chosen step.
 */
import { IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { TestBed } from './test-bed.ts';

export type Dump = Readonly<Record<string, readonly unknown[]>>;

export interface RawTable {
  readonly keyPath: string | string[];
  readonly records: readonly unknown[];
}

/** Creates a database as another program would have left it. */
export async function createRaw(
  bed: TestBed,
  version: number,
  tables: Readonly<Record<string, RawTable>>,
): Promise<void> {
  const request = bed.api.indexedDB.open(bed.name, version);
  request.onupgradeneeded = () => {
    for (const [name, { keyPath, records }] of Object.entries(tables)) {
      const store = request.result.createObjectStore(name, { keyPath });
      for (const record of records) store.put(record);
    }
  };
  (await settled(request)).close();
}

/** Every record of every table, those that lie there as a text opened, and the native version. */
export async function dumpRaw(bed: TestBed): Promise<{ readonly version: number; readonly tables: Dump }> {
  const db = await settled(bed.api.indexedDB.open(bed.name));
  const names = [...db.objectStoreNames];
  const tx = db.transaction(names, 'readonly');
  const tables = await Promise.all(
    names.map(async (name) => [name, (await settled(tx.objectStore(name).getAll())).map(opened)]),
  );
  db.close();
  return { version: db.version, tables: Object.fromEntries(tables) };
}

/** As it is given; `asText` for one of a table whose records lie there as a text. */
export async function putRaw(bed: TestBed, table: string, record: unknown): Promise<void> {
  await mutate(bed, table, (store) => store.put(record));
}

export function asText(record: object): object {
  const { book, no, seq } = record as Readonly<Record<string, unknown>>;
  return { book, ...(no === undefined ? { seq } : { no }), json: JSON.stringify(record) };
}

export async function deleteRaw(bed: TestBed, table: string, key: IDBValidKey): Promise<void> {
  await mutate(bed, table, (store) => store.delete(key));
}

/** How the nth write of a transaction goes wrong: the browser ends it, it has no room left, or somebody does something else. */
export type Fault = 'abort' | 'quota' | (() => void);

/** Breaks the write with this number, counted from 0 over put, delete and clear; `writes` tells how many there were. */
export function breakWrite(at: number, fault: Fault): { readonly writes: () => number; readonly repair: () => void } {
  let writes = 0;
  const spies = (['put', 'add', 'delete', 'clear'] as const).map((method) => {
    const original = IDBObjectStore.prototype[method] as (...args: unknown[]) => unknown;
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      if (writes++ !== at) return original.apply(this, args) as never;
      if (fault === 'quota') throw new DOMException('no room', 'QuotaExceededError');
      const request = original.apply(this, args);
      if (fault === 'abort') this.transaction.abort();
      else fault();
      return request as never;
    });
  });
  return {
    writes: () => writes,
    repair: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

function opened(record: { readonly json?: string }): unknown {
  return typeof record.json === 'string' ? JSON.parse(record.json) : record;
}

async function mutate(bed: TestBed, table: string, work: (store: IDBObjectStore) => unknown): Promise<void> {
  const db = await settled(bed.api.indexedDB.open(bed.name));
  const tx = db.transaction(table, 'readwrite');
  work(tx.objectStore(table));
  await new Promise((resolve) => {
    tx.oncomplete = resolve;
  });
  db.close();
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
