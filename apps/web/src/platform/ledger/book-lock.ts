/**
 * Whether the book of this tab is locked, for what is drawn before any data: the lock screen, what works in the background, and
 * the clock that locks it again. Whoever watches it starts no worker.
 */
import type { LockState } from '@cryptax/store';
import { Observable } from '../observable.ts';
import type { LedgerState } from './ledger-state.ts';

export type BookLock =
  /** Not locked, or not known yet. */
  | { readonly kind: 'none' }
  | ({ readonly kind: 'locked' } & LockState)
  /** Locked at rest, and opened for this session. */
  | { readonly kind: 'unlocked' }
  /** Another tab locked it or took the lock away: this page has to begin anew. */
  | { readonly kind: 'changed' };

const NONE: BookLock = { kind: 'none' };

export const bookLock = new Observable<BookLock>(NONE);

export function followLock(state: LedgerState): void {
  const next = lockOf(state);
  if (next.kind !== bookLock.get().kind) bookLock.set(next);
}

function lockOf(state: LedgerState): BookLock {
  if ('book' in state) return state.isUnlocked === true ? { kind: 'unlocked' } : NONE;
  if (state.kind === 'loading') return bookLock.get();
  if (state.error.code === 'store.lock-changed') return { kind: 'changed' };
  const { error } = state;
  return error.code === 'store.locked' ? { kind: 'locked', ways: error.ways, passkeys: error.passkeys } : NONE;
}
