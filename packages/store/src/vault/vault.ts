/**
 * The lock of a database: turned on and off, and its secrets changed. Turning it on makes a random key, encrypts every record
 * with it and keeps it wrapped by the passphrase and by a recovery code. A changed passphrase wraps the same key anew.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { type StoreContext, writeAtOnce } from '../database/store-context.ts';
import type { OpenGate } from '../platform/open-gate.ts';
import { type StoreError, toStoreError } from '../store-error.ts';
import { createRecordCipher } from './record-cipher.ts';
import { newRecoveryCode } from './recovery-code.ts';
import { rewriteAll } from './rewrite-all.ts';
import { type UnlockSecret, unwrapVaultKey, wrapVaultKey } from './unlock-ways.ts';
import { HEADER_ID, isVaultHeader, type PasskeyRef, type UnlockKind, type VaultHeader } from './vault-header.ts';
import { deriveVaultKeys, newEpoch, newVaultKey } from './vault-keys.ts';

const ASK_AGAIN_MS = 300;

export interface LockState {
  /** Empty while the database is not locked. */
  readonly ways: readonly UnlockKind[];
  readonly passkeys: readonly PasskeyRef[];
}

export interface Vault {
  /** Whether what is written here is sealed. */
  readonly isOn: () => boolean;
  /** Every other tab lets go of the database, so that all of them are locked when this one is. */
  readonly expelOthers: () => void;
  readonly state: () => Promise<Result<LockState, StoreError>>;
  /** Whether a secret opens it; nothing is changed. */
  readonly check: (given: UnlockSecret) => Promise<Result<void, StoreError>>;
  /** Encrypts everything; gives back the recovery code, which is shown once and kept nowhere. */
  readonly turnOn: (passphrase: string) => Promise<Result<{ readonly recoveryCode: string }, StoreError>>;
  /** Decrypts everything, for good. */
  readonly turnOff: (given: UnlockSecret) => Promise<Result<void, StoreError>>;
  /** A new passphrase or passkey beside the other ways; one of the same kind (of passkeys: the same one) gives way. */
  readonly setWay: (given: UnlockSecret, next: UnlockSecret) => Promise<Result<void, StoreError>>;
  readonly renewRecovery: (given: UnlockSecret) => Promise<Result<{ readonly recoveryCode: string }, StoreError>>;
  readonly removePasskey: (id: string) => Promise<Result<void, StoreError>>;
}

/** `aside` lets go of this database's place in the gate for as long as the work takes. */
export function createVault(context: StoreContext, gate: OpenGate, aside: Aside): Vault {
  const { vault, notices } = context;
  const exclusively = <T>(work: () => Promise<Result<T, StoreError>>): Promise<Result<T, StoreError>> => {
    const { alone } = gate;
    if (alone === undefined || globalThis.crypto?.subtle === undefined) {
      return Promise.resolve(err({ code: 'lock.unavailable' }));
    }
    return vault.change(async () => {
      const ask = () => notices.tellOthers({ kind: 'let-go' });
      ask();
      // A tab that was just being opened did not hear it.
      const again = setInterval(ask, ASK_AGAIN_MS);
      try {
        return await aside(() => alone(work));
      } finally {
        clearInterval(again);
      }
    });
  };
  const withHeader = async <T>(work: (header: VaultHeader) => Promise<Result<T, StoreError>>) => {
    const header = await readHeader(context);
    if (!header.ok) return header;
    return header.value === undefined ? err({ code: 'lock.none' } as const) : work(header.value);
  };
  const rewrap = (given: UnlockSecret, next: UnlockSecret) =>
    withHeader(async (header) => {
      if (next.secret.trim() === '') return err({ code: 'lock.secret-empty' });
      const key = await unwrapVaultKey(header, given);
      if (!key.ok) return key;
      const way = await wrapVaultKey(key.value, next, header.epoch);
      return keepWays(context, (ways) => [...ways.filter((known) => !isSameWay(known, next)), way]);
    });
  return {
    isOn: () => vault.cipher !== undefined,
    expelOthers: () => notices.tellOthers({ kind: 'let-go' }),
    state: async () => {
      const header = await readHeader(context);
      return header.ok ? ok(lockStateOf(header.value)) : header;
    },
    check: (given) =>
      withHeader(async (header) => {
        const key = await unwrapVaultKey(header, given);
        return key.ok ? ok(undefined) : key;
      }),
    turnOn: async (passphrase) => {
      if (passphrase.trim() === '') return err({ code: 'lock.secret-empty' });
      return exclusively(async () => {
        const present = await headerNow(context);
        if (!present.ok) return present;
        if (present.value !== undefined) return err({ code: 'lock.already' });
        const key = newVaultKey();
        const epoch = newEpoch();
        const recoveryCode = newRecoveryCode();
        const ways = await Promise.all([
          wrapVaultKey(key, { kind: 'passphrase', secret: passphrase }, epoch),
          wrapVaultKey(key, { kind: 'recovery', secret: recoveryCode }, epoch),
        ]);
        const cipher = createRecordCipher(await deriveVaultKeys(key, epoch));
        const schema = context.migrations.at(-1)?.version ?? 0;
        const written = await rewriteAll(context, cipher, { id: HEADER_ID, epoch, schema, ways });
        if (!written.ok) return written;
        vault.use(cipher);
        return ok({ recoveryCode });
      });
    },
    turnOff: (given) =>
      exclusively(async () => {
        const header = await headerNow(context);
        if (!header.ok) return header;
        if (header.value === undefined) return err({ code: 'lock.none' });
        const key = await unwrapVaultKey(header.value, given);
        if (!key.ok) return key;
        const written = await rewriteAll(context, undefined, undefined);
        if (written.ok) vault.use(undefined);
        return written;
      }),
    setWay: rewrap,
    renewRecovery: async (given) => {
      const recoveryCode = newRecoveryCode();
      const done = await rewrap(given, { kind: 'recovery', secret: recoveryCode });
      return done.ok ? ok({ recoveryCode }) : done;
    },
    removePasskey: (id) =>
      withHeader(() => keepWays(context, (ways) => ways.filter(({ passkey }) => passkey?.id !== id))),
  };
}

export type Aside = <T>(work: () => Promise<T>) => Promise<T>;

export function lockStateOf(header: VaultHeader | undefined): LockState {
  const ways = header?.ways ?? [];
  return {
    ways: [...new Set(ways.map(({ kind }) => kind))],
    passkeys: ways.flatMap(({ passkey }) => passkey ?? []),
  };
}

/** A header that cannot be understood is damage: what it locks stays locked. */
export async function readHeader(context: StoreContext): Promise<Result<VaultHeader | undefined, StoreError>> {
  await context.vault.settled();
  return headerNow(context);
}

/** Also while everything is written anew. */
async function headerNow({ db }: StoreContext): Promise<Result<VaultHeader | undefined, StoreError>> {
  try {
    const found: unknown = await db.vault.get(HEADER_ID);
    return found === undefined || isVaultHeader(found) ? ok(found) : err({ code: 'lock.damaged' });
  } catch (thrown) {
    return err(toStoreError(thrown));
  }
}

function keepWays(
  context: StoreContext,
  change: (ways: VaultHeader['ways']) => VaultHeader['ways'],
): Promise<Result<void, StoreError>> {
  const { db } = context;
  return writeAtOnce(context, ['vault'], async () => {
    const header = await db.vault.get(HEADER_ID);
    if (header === undefined) return err({ code: 'lock.none' });
    await db.vault.put({ ...header, ways: change(header.ways) });
    return ok(undefined);
  });
}

function isSameWay(known: VaultHeader['ways'][number], next: UnlockSecret): boolean {
  return known.kind === next.kind && known.passkey?.id === next.passkey?.id;
}
