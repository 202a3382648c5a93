/**
 * All wallets one after the other: which one it is at, and at the end one notice for all of them. What a single wallet has to
 * say about its failure stands on its card.
 */
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import type { WalletSync } from '../../parts/use-wallet-sync.ts';
import { walletsStrings } from './strings.ts';

export interface SyncAll {
  /** The wallet being read, counted from one; undefined while nothing runs. */
  readonly at: number | undefined;
  readonly total: number;
  readonly start: () => Promise<void>;
}

export function useSyncAll(ids: readonly string[], sync: WalletSync): SyncAll {
  const t = useStrings(walletsStrings);
  const [run, setRun] = useState<{ readonly at: number; readonly total: number }>();
  const start = async () => {
    const wanted = ids.filter((id) => !sync.running.has(id));
    const total = wanted.length;
    let [successful, added] = [0, 0];
    for (const [index, id] of wanted.entries()) {
      setRun({ at: index + 1, total });
      const done = await sync.sync(id, { quiet: true });
      if (done?.synced.status === 'synced') successful++;
      if (done?.kind === 'taken') added += done.taken.added;
    }
    setRun(undefined);
    const lines = [
      ...(added > 0 ? [t('sync.all.added', { count: added })] : []),
      ...(successful < total ? [t('sync.all.failed')] : []),
    ];
    notices[successful < total ? 'info' : 'success'](t('sync.all.done', { successful, total }), lines.join(' '));
  };
  return { at: run?.at, total: run?.total ?? ids.length, start };
}
