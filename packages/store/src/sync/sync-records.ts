/**
 * What the database keeps about syncing: whose book this is, and what was agreed on with that account. It lies among the
 * settings under names of its own, and never enters a backup: it is about this browser, not about the data.
 */
import { isRecord } from '@cryptax/kernel';
import type { JsonValue } from '../records.ts';
import { type Agreed, Agreement } from './agreement.ts';
import type { SyncState } from './sync-ports.ts';

const PREFIX = 'sync-';
export const OWNER_KEY = `${PREFIX}owner`;

export function stateKey(userId: string): string {
  return `${PREFIX}state ${userId}`;
}

/** Whether a setting is one of these. */
export function isSyncKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** The account that the book of this browser belongs to since it was first synced. */
export interface SyncOwner {
  readonly userId: string;
  /** Its address, masked, so that the next person is told whose data lies here. */
  readonly label: string;
  /** Off after signing out or switching off: the book still belongs to the account. */
  readonly isOn: boolean;
  /** Changes with every new beginning, so that a round from before it is recognised. */
  readonly life: string;
}

export function parseOwner(json: JsonValue | undefined): SyncOwner | undefined {
  if (!isRecord(json)) return undefined;
  const { userId, label, isOn, life } = json;
  if (typeof userId !== 'string' || typeof label !== 'string') return undefined;
  return { userId, label, isOn: isOn === true, life: typeof life === 'string' ? life : '' };
}

export function newState(): SyncState {
  return { device: crypto.randomUUID().slice(0, 8), form: 'readable', seq: 0, agreed: new Agreement() };
}

/** Flat lists: an object per event would take three times the room. */
export function printState({ device, form, seq, agreed, restoredAt }: SyncState): JsonValue {
  const [ids, prints, clocks]: [string[], string[], string[]] = [[], [], []];
  const lanes: (number | null)[] = [];
  for (const [id, { fingerprint, clock, print }] of agreed.entries()) {
    ids.push(id);
    prints.push(fingerprint);
    clocks.push(clock);
    lanes.push(print?.high ?? null, print?.low ?? null);
  }
  return { version: 2, device, form, seq, ids, prints, clocks, lanes, digest: agreed.digest, restoredAt };
}

export function parseState(json: JsonValue | undefined): SyncState | undefined {
  if (!isRecord(json)) return undefined;
  const { version, device, form, seq, ids, prints, clocks, lanes, digest, restoredAt } = json;
  if (version !== 2 || typeof device !== 'string' || typeof seq !== 'number' || typeof digest !== 'string') {
    return undefined;
  }
  if (form !== 'readable' && form !== 'sealed') return undefined;
  if (!Array.isArray(ids) || !Array.isArray(prints) || !Array.isArray(clocks) || !Array.isArray(lanes))
    return undefined;
  const printAt = (index: number) => {
    const [high, low]: readonly unknown[] = lanes.slice(2 * index, 2 * index + 2);
    return typeof high === 'number' && typeof low === 'number' ? { high, low } : undefined;
  };
  const rows = ids.map((id, index): readonly [string, Agreed] => [
    String(id),
    { fingerprint: String(prints[index]), clock: String(clocks[index]), print: printAt(index) },
  ]);
  return {
    device,
    form,
    seq,
    agreed: new Agreement(rows, digest),
    ...(typeof restoredAt === 'string' ? { restoredAt } : {}),
  };
}
