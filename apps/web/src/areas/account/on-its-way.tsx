/** What this device and the account do not share yet, in both directions; nothing is said where it is not known. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { SyncFailure } from '@cryptax/store';
import { useEffect, useState } from 'react';
import { CURRENT_BOOK } from '../../platform/books/current-book.ts';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { useAnswer } from '../../platform/ledger/use-ledger.tsx';
import { useObservable } from '../../platform/observable.ts';
import { session } from '../../platform/session/session.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { sharedSync } from './shared-sync.ts';
import { type BookAccount, failureOf } from './sync/cloud.ts';
import { onItsWayStrings } from './sync-settings/cloud-strings.ts';

export function OnItsWay({ className }: { readonly className?: string }) {
  const t = useStrings(onItsWayStrings);
  const who = useObservable(session);
  const mode = useSetting('storageMode');
  const lastSync = useSetting('lastSync');
  const userId = who.kind === 'signed-out' ? '' : who.userId;
  const asked = useAnswer(`on its way ${userId} ${mode} ${lastSync}`, (api) => api.onItsWay(userId));
  const here = asked.kind === 'ready' ? asked.value : undefined;
  const waiting = useWaiting(here?.seq, `${mode} ${lastSync}`);
  if (mode === 'offline') return null;
  const lines = [
    here !== undefined && here.unsent > 0 && t('unsent', { count: here.unsent }),
    here !== undefined && waiting === 'unknown' && t('unknown'),
    here !== undefined && typeof waiting === 'number' && waiting > 0 && t('waiting', { count: waiting }),
    here?.unsent === 0 && waiting === 0 && t('nothing'),
  ].filter((line) => line !== false);
  // Its line stands while it is asked: what is below would move away from under a click when the answer comes.
  return (
    <p role="status" className={className}>
      {lines.join(' ') || '\u00a0'}
    </p>
  );
}

/** Asked of the account whenever a round ended or this is opened; it does not keep what it says up to date by itself. */
function useWaiting(seq: number | undefined, moment: string): number | 'unknown' | undefined {
  const [waiting, setWaiting] = useState<number | 'unknown'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each round.
  useEffect(() => {
    if (seq === undefined) return;
    const owner = sharedSync().owner();
    if (owner === undefined) return setWaiting('unknown');
    let isCurrent = true;
    void waitingThere({ ...owner, book: CURRENT_BOOK }, seq).then(
      (answer) => isCurrent && setWaiting(answer.ok ? answer.value : 'unknown'),
    );
    return () => {
      isCurrent = false;
    };
  }, [seq, moment]);
  return waiting;
}

/** How many changes of other devices lie in the account beyond what this one has taken over. */
export async function waitingThere(
  { client, userId, book }: BookAccount,
  seq: number,
): Promise<Result<number, SyncFailure>> {
  const counts = await Promise.all(
    ['transactions', 'tombstones'].map((table) =>
      client
        .from(table)
        .select('id', { count: 'exact', head: true })
        .eq('user_id', userId)
        .eq('book', book)
        .gt('seq', seq)
        .retry(false),
    ),
  );
  let waiting = 0;
  for (const { count, error, status } of counts) {
    if (error !== null) return err(failureOf(error, status));
    waiting += count ?? 0;
  }
  return ok(waiting);
}
