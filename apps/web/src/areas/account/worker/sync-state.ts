/**
 * What device and cloud agreed on, for each account, kept in the settings. Writing it after every batch would cost more than the batch, so
 * it is written every few seconds: what is lost with a crash is only sent once more, and sending twice changes nothing.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { Agreed, JsonValue, Store, SyncFailure, SyncState } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/ledger-state.ts';

const FLUSH_MS = 5_000;

export class StateKeeper {
  readonly #store: Store;
  readonly #key: string;
  readonly #now: () => Date;
  #waiting: SyncState | undefined;
  #written = 0;

  constructor(store: Store, userId: string, now: () => Date) {
    this.#store = store;
    this.#key = `sync-state ${userId}`;
    this.#now = now;
  }

  async load(): Promise<Result<SyncState, SyncFailure>> {
    const kept = await this.#store.settings.get(this.#key);
    if (!kept.ok) return err({ code: 'store', cause: kept.error.code });
    return ok(parseState(kept.value) ?? newState());
  }

  async save(state: SyncState): Promise<Result<void, SyncFailure>> {
    this.#waiting = state;
    return this.#now().getTime() - this.#written < FLUSH_MS ? ok(undefined) : this.flush();
  }

  async flush(): Promise<Result<void, SyncFailure>> {
    if (this.#waiting === undefined) return ok(undefined);
    const written = await this.#store.settings.set(this.#key, printState(this.#waiting));
    if (!written.ok) return err({ code: 'store', cause: written.error.code });
    this.#waiting = undefined;
    this.#written = this.#now().getTime();
    return ok(undefined);
  }

  forget(): Promise<Result<void, LedgerError>> {
    return this.#store.settings.remove(this.#key);
  }
}

function newState(): SyncState {
  return { device: crypto.randomUUID().slice(0, 8), form: 'readable', seq: 0, agreed: new Map() };
}

/** Flat lists: an object per event would take three times the room. */
function printState({ device, form, seq, agreed }: SyncState): JsonValue {
  const [ids, prints, clocks]: [string[], string[], string[]] = [[], [], []];
  for (const [id, { fingerprint, clock }] of agreed) {
    ids.push(id);
    prints.push(fingerprint);
    clocks.push(clock);
  }
  return { version: 1, device, form, seq, ids, prints, clocks };
}

function parseState(json: JsonValue | undefined): SyncState | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const { version, device, form, seq, ids, prints, clocks } = json as Readonly<Record<string, JsonValue>>;
  if (version !== 1 || typeof device !== 'string' || typeof seq !== 'number') return undefined;
  if (!Array.isArray(ids) || !Array.isArray(prints) || !Array.isArray(clocks)) return undefined;
  const agreed = new Map<string, Agreed>(
    ids.map((id, index) => [String(id), { fingerprint: String(prints[index]), clock: String(clocks[index]) }]),
  );
  return { device, form: form === 'sealed' ? 'sealed' : 'readable', seq, agreed };
}
