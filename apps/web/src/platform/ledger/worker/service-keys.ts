/**
 * Keys of services that read chains or tell prices (Etherscan, Koios, CoinGecko ...), sealed together under the passphrase
 * of the exchange keys. Their names are readable, so that a form can say what is there while the keys are locked.
 */
import { isRecord, type Result } from '@cryptax/kernel';
import type { EncryptedText, JsonValue, Store } from '@cryptax/store';
import type { LedgerError } from '../answer.ts';
import { keyRingOf, type SealedKey } from './key-ring.ts';
import { inTurn } from './running-jobs.ts';

const KEY = 'service-keys';
const PURPOSE = 'cryptax service keys';

type Keys = Readonly<Record<string, string>>;

interface KeptKeys {
  readonly names: readonly string[];
  readonly sealed: EncryptedText;
}

async function keptKeys(store: Store): Promise<KeptKeys | undefined> {
  const kept = await store.settings.get(KEY);
  if (!kept.ok || !isRecord(kept.value)) return undefined;
  const { names, sealed } = kept.value;
  if (!Array.isArray(names) || !isRecord(sealed)) return undefined;
  return { names: names.filter((name) => typeof name === 'string'), sealed: sealed as unknown as EncryptedText };
}

export interface ServiceKeys {
  /** What can be used now. */
  readonly keys: Keys;
  /** Names of keys that wait for the passphrase. */
  readonly locked: readonly string[];
}

export async function serviceKeys(store: Store): Promise<ServiceKeys> {
  const kept = await keptKeys(store);
  if (kept === undefined) return { keys: {}, locked: [] };
  const opened = await openKeys(store, kept);
  return opened === undefined ? { keys: {}, locked: kept.names } : { keys: opened, locked: [] };
}

/** For trying a passphrase on. */
export async function sealedServiceKeys(store: Store): Promise<SealedKey | undefined> {
  const kept = await keptKeys(store);
  return kept === undefined ? undefined : { purpose: PURPOSE, sealed: kept.sealed };
}

async function openKeys(store: Store, { sealed }: KeptKeys): Promise<Keys | undefined> {
  const text = await keyRingOf(store).open({ purpose: PURPOSE, sealed });
  // What cannot be read any more is entered anew; it must not keep the form shut.
  if (!text.ok) return text.error.code === 'connection.locked' ? undefined : {};
  const keys: unknown = JSON.parse(text.value);
  return isRecord(keys) ? (keys as Keys) : {};
}

/** An empty key takes it out. Noted in the journal without the key, and so without a way back. */
export function setServiceKey(store: Store, service: string, key: string): Promise<Result<void, LedgerError>> {
  return inTurn(store, KEY, async () => {
    const written = await write(store, { [service]: key });
    return written.ok ? store.journal.note('own', { kind: 'chain-access', why: 'save', subjects: [] }) : written;
  });
}

async function write(store: Store, more: Keys): Promise<Result<void, LedgerError>> {
  const kept = await keptKeys(store);
  const opened = kept === undefined ? {} : await openKeys(store, kept);
  if (opened === undefined) return { ok: false, error: { code: 'connection.locked' } };
  const all = Object.entries({ ...opened, ...more }).filter(([, key]) => key !== '');
  return all.length === 0 ? store.settings.remove(KEY) : seal(store, all);
}

async function seal(store: Store, all: readonly (readonly [string, string])[]): Promise<Result<void, LedgerError>> {
  const sealed = await keyRingOf(store).seal(PURPOSE, JSON.stringify(Object.fromEntries(all)));
  if (!sealed.ok) return sealed;
  return store.settings.set(KEY, { names: all.map(([name]) => name), sealed: sealed.value } as unknown as JsonValue);
}
