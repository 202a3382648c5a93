/**
 * What lies open beside a locked database: the ways in which its key can be had back, each of which wraps the same key. None of
 * it says anything about the data, and without one of the secrets nobody can use it.
 */
import { type Check, fields, isText, type LockHeader, listOf, oneOf, optional } from '@cryptax/kernel';
import { vaultBox } from './vault-box.ts';

export const UNLOCK_KINDS = ['passphrase', 'recovery', 'passkey'] as const;
export type UnlockKind = (typeof UNLOCK_KINDS)[number];

/** What a page needs to ask a passkey for its secret; both are public. */
export interface PasskeyRef {
  /** Credential id, base64. */
  readonly id: string;
  /** What the passkey is asked about (PRF input), base64. */
  readonly input: string;
}

export interface UnlockWay {
  readonly kind: UnlockKind;
  readonly encryption: LockHeader;
  /** The wrapped key, base64. */
  readonly body: string;
  readonly passkey?: PasskeyRef;
}

export interface VaultHeader {
  readonly id: typeof HEADER_ID;
  /** Random, made when the database was locked: which key its records are sealed with. */
  readonly epoch: string;
  /** Version of the database that the sealed records have. */
  readonly schema: number;
  readonly ways: readonly UnlockWay[];
}

export const HEADER_ID = 'header';

const isWay: Check = fields({
  kind: oneOf(...UNLOCK_KINDS),
  encryption: (value) => vaultBox.isHeader(value),
  body: isText,
  passkey: optional(fields({ id: isText, input: isText })),
});

const isHeaderFields = fields({
  id: oneOf(HEADER_ID),
  epoch: isText,
  schema: (value) => Number.isSafeInteger(value),
  ways: listOf(isWay),
});

export function isVaultHeader(value: unknown): value is VaultHeader {
  return isHeaderFields(value);
}
