/** Wrapping the key of a locked database with a secret, and getting it back: a passphrase, the recovery code, or a passkey. */
import { type Bytes, defined, err, fromBase64, ok, type Result, toBase64 } from '@cryptax/kernel';
import type { StoreError } from '../store-error.ts';
import { normalCode } from './recovery-code.ts';
import { vaultBox } from './vault-box.ts';
import type { PasskeyRef, UnlockKind, UnlockWay, VaultHeader } from './vault-header.ts';

/** What a person gives; of a passkey its answer (PRF output) as base64, with which passkey it was. */
export interface UnlockSecret {
  readonly kind: UnlockKind;
  readonly secret: string;
  readonly passkey?: PasskeyRef;
}

export async function wrapVaultKey(key: Bytes, given: UnlockSecret, epoch: string): Promise<UnlockWay> {
  const lock = await vaultBox.newLock(secretText(given));
  const body = toBase64(await vaultBox.lock(lock, key, purpose(given.kind, epoch)));
  const { kind, passkey } = given;
  return { kind, encryption: lock.header, body, ...defined({ passkey }) };
}

export async function unwrapVaultKey(
  { ways, epoch }: VaultHeader,
  given: UnlockSecret,
): Promise<Result<Bytes, StoreError>> {
  const own = ways.filter(
    ({ kind, passkey }) => kind === given.kind && (given.passkey === undefined || passkey?.id === given.passkey.id),
  );
  let isDamaged = false;
  for (const way of own) {
    const sealed = bytesOf(way.body);
    if (sealed === undefined) isDamaged = true;
    else {
      const opened = await vaultBox.unlock(way.encryption, secretText(given), sealed, purpose(way.kind, epoch));
      if (opened.kind === 'open') return ok(opened.bytes);
      if (opened.kind === 'altered') isDamaged = true;
    }
  }
  return err({ code: isDamaged ? 'lock.damaged' : 'lock.wrong-secret' });
}

function secretText({ kind, secret }: UnlockSecret): string {
  return kind === 'recovery' ? normalCode(secret) : secret;
}

/** A wrapping of one kind cannot be put in the place of another, nor into another database. */
function purpose(kind: UnlockKind, epoch: string): Bytes {
  return new TextEncoder().encode(`cryptax-lock ${kind} ${epoch}`);
}

function bytesOf(base64: string): Bytes | undefined {
  try {
    return fromBase64(base64);
  } catch {
    return undefined;
  }
}
