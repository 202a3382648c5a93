/**
 * The known ways in which the store can fail, as plain data with a code. The edge of the package turns what
 * IndexedDB throws into these; anything unknown is a bug and keeps flying.
 */
import type { Book } from './records.ts';
import type { PasskeyRef, UnlockKind } from './vault/vault-header.ts';

/** What a person can do when the browser has no room left; screens turn each into a sentence and a button. */
export type QuotaRemedy =
  | 'make-backup'
  | 'allow-persistent-storage'
  | 'trim-history'
  | 'remove-demo'
  | 'free-disk-space';

const QUOTA_REMEDIES: readonly QuotaRemedy[] = [
  'make-backup',
  'allow-persistent-storage',
  'trim-history',
  'remove-demo',
  'free-disk-space',
];

export type StoreError =
  | { readonly code: 'store.unavailable'; readonly cause: string }
  | { readonly code: 'store.newer-version'; readonly found: number; readonly supported: number }
  | { readonly code: 'store.upgrade-failed'; readonly from: number; readonly to: number; readonly cause: string }
  | { readonly code: 'store.quota'; readonly remedies: readonly QuotaRemedy[] }
  | { readonly code: 'store.closed'; readonly cause: string }
  | { readonly code: 'store.aborted'; readonly cause: string }
  /** By the caller's own signal; nothing was written. */
  | { readonly code: 'store.cancelled' }
  | { readonly code: 'store.unreadable'; readonly cause: string }
  /** Another tab changed the book since the caller read it: read again, then decide again. */
  | { readonly code: 'store.conflict'; readonly book: Book; readonly expected: number; readonly actual: number }
  | { readonly code: 'event.exists'; readonly ids: readonly string[] }
  | { readonly code: 'event.repeated'; readonly ids: readonly string[] }
  | { readonly code: 'event.missing'; readonly ids: readonly string[] }
  | { readonly code: 'event.invalid'; readonly ids: readonly string[] }
  | { readonly code: 'import.missing'; readonly no: number }
  | { readonly code: 'import.line-missing'; readonly lines: readonly number[] }
  | { readonly code: 'wallet.missing'; readonly ids: readonly string[] }
  | { readonly code: 'journal.nothing-to-undo' }
  | { readonly code: 'journal.nothing-to-redo' }
  /** The chunks no longer fit what the journal recorded; nothing was written. */
  | { readonly code: 'journal.damaged'; readonly book: Book; readonly seq: number }
  | { readonly code: 'report.exists'; readonly id: string }
  | { readonly code: 'report.damaged'; readonly id: string }
  /** Bytes, and the most that are taken. */
  | { readonly code: 'evidence.too-large'; readonly size: number; readonly most: number }
  | { readonly code: 'evidence.full'; readonly most: number }
  | { readonly code: 'evidence.damaged'; readonly id: string }
  | { readonly code: 'evidence.missing'; readonly id: string }
  /** The database is locked: without a secret of its owner nothing of it can be read. */
  | { readonly code: 'store.locked'; readonly ways: readonly UnlockKind[]; readonly passkeys: readonly PasskeyRef[] }
  | LockError
  | BackupError;

/** What can go wrong while a database is locked, unlocked, or its secrets are changed; nothing was written. */
export type LockError =
  | { readonly code: 'lock.wrong-secret' }
  /** The wrapped key itself was altered: only another way, or a backup, helps. */
  | { readonly code: 'lock.damaged' }
  | { readonly code: 'lock.secret-empty' }
  /** This browser cannot make sure that no other tab writes meanwhile, or has no cryptography (a page over plain http). */
  | { readonly code: 'lock.unavailable' }
  | { readonly code: 'lock.already' }
  | { readonly code: 'lock.none' };

export type BackupError =
  | { readonly code: 'backup.not-a-backup' }
  | { readonly code: 'backup.newer-version'; readonly found: number; readonly supported: number }
  | { readonly code: 'backup.unsupported'; readonly field: 'compression' | 'encryption' }
  | { readonly code: 'backup.truncated'; readonly expected: number; readonly actual: number }
  | { readonly code: 'backup.damaged' }
  | { readonly code: 'backup.passphrase-needed' }
  | { readonly code: 'backup.passphrase-empty' }
  | { readonly code: 'backup.wrong-passphrase' }
  /** The passphrase is right, but the header or the content was altered. */
  | { readonly code: 'backup.tampered' }
  | { readonly code: 'backup.too-large'; readonly limit: number }
  | { readonly code: 'backup.invalid-record'; readonly table: string; readonly line: number };

/** The error that a thrown value stands for; a value that is no storage error is thrown on. */
export function toStoreError(thrown: unknown): StoreError {
  const chain = errorChain(thrown);
  const names = chain.map((error) => error.name);
  const cause = chain.map((error) => `${error.name}: ${error.message}`).join(' <- ');
  if (names.includes('QuotaExceededError')) return { code: 'store.quota', remedies: QUOTA_REMEDIES };
  if (names.some((name) => CLOSED.has(name))) return { code: 'store.closed', cause };
  if (names.some((name) => UNAVAILABLE.has(name))) return { code: 'store.unavailable', cause };
  if (names.some((name) => UNREADABLE.has(name))) return { code: 'store.unreadable', cause };
  if (names.some((name) => ABORTED.has(name))) return { code: 'store.aborted', cause };
  throw thrown;
}

const CLOSED = new Set(['DatabaseClosedError', 'InvalidStateError']);
/** The second is what the next request of an aborted transaction meets. */
const ABORTED = new Set(['AbortError', 'TransactionInactiveError']);
const UNAVAILABLE = new Set(['MissingAPIError', 'OpenFailedError', 'SecurityError', 'NotAllowedError']);
const UNREADABLE = new Set(['UnknownError', 'NotReadableError', 'DataError', 'EncodingError']);

interface NamedError {
  readonly name: string;
  readonly message: string;
}

export function errorChain(thrown: unknown): readonly NamedError[] {
  const chain: NamedError[] = [];
  let next: unknown = thrown;
  while (isNamed(next) && chain.length < 6) {
    chain.push({ name: next.name, message: next.message });
    next = innerError(next);
  }
  return chain;
}

/** Dexie keeps the browser's error in `inner`, those of a bulk write in `failures`; the language has `cause`. */
function innerError(error: object): unknown {
  if ('inner' in error && error.inner) return error.inner;
  if ('failures' in error && Array.isArray(error.failures)) return error.failures[0];
  return 'cause' in error ? error.cause : undefined;
}

function isNamed(value: unknown): value is NamedError {
  return typeof value === 'object' && value !== null && 'name' in value && 'message' in value;
}
