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
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    const locked = async () => {
      const round = work();
      round.then(resolve, reject);
      await untilPutAside(round);
    };
    locks.request(LOCK, locked).catch(reject);
  });
}

/** A page that the browser keeps for the way back would keep the lock with it, and no other page would sync any more. */
async function untilPutAside(round: Promise<unknown>): Promise<void> {
  const listening = new AbortController();
  const putAside = new Promise<void>((resolve) => {
    const onHide = ({ persisted }: PageTransitionEvent) => persisted && resolve();
    globalThis.addEventListener('pagehide', onHide, { signal: listening.signal });
  });
  await Promise.race([round.catch(() => undefined), putAside]);
  listening.abort();
}

/** An e-mail address that its owner knows again and a stranger does not learn: `m•••a@example.org`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '•••';
  const name = [...email.slice(0, at)];
  const last = name.length > 2 ? (name.at(-1) ?? '') : '';
  return `${name[0] ?? ''}•••${last}${email.slice(at)}`;
}
