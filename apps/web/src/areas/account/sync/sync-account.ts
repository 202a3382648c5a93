/** Whose round of syncing it is, and that it is the only one. */
import type { SyncAccount } from '@cryptax/store';
import { session } from '../../../platform/session/session.ts';

const LOCK = 'cryptax-sync';

export function signedIn(): SyncAccount | undefined {
  const who = session.get();
  return who.kind === 'signed-out' ? undefined : { userId: who.userId, label: maskedAddress(who.email) };
}

/** One round at a time over all tabs: they share the memory of what was agreed on. Not every browser has locks. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  return locks ? locks.request(LOCK, work) : work();
}

/** An e-mail address that its owner knows again and a stranger does not learn: `m•••a@example.org`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '•••';
  const name = [...email.slice(0, at)];
  const last = name.length > 2 ? (name.at(-1) ?? '') : '';
  return `${name[0] ?? ''}•••${last}${email.slice(at)}`;
}
