import { ok } from '@cryptax/kernel';
import { expect, it } from 'vitest';
import type { LedgerApi, SyncProgress } from '../ledger/ledger-api.ts';
import { WalletRuns } from './wallet-runs.ts';

const progress: SyncProgress = { walletId: 'a', transactions: 7, service: 'Blockscout' };

it('shows how far it is, refuses a second reading meanwhile, and stays ended when progress arrives late', async () => {
  let tell: (progress: SyncProgress) => void = () => undefined;
  const seen: unknown[] = [];
  const syncWallet: LedgerApi['syncWallet'] = async (_, onProgress) => {
    if (onProgress !== undefined) tell = onProgress;
    tell(progress);
    seen.push(runs.running.get().get('a'), await runs.sync('a', 'pro'));
    return ok({ status: 'error', transactions: 7, fresh: 7, waiting: 0, failures: [] });
  };
  const runs = new WalletRuns({ syncWallet } as LedgerApi);
  expect(await runs.sync('a', 'pro')).toMatchObject({ ok: true, value: { kind: 'kept' } });
  expect(seen).toEqual([{ progress }, { ok: false, error: { code: 'chain.busy' } }]);
  expect(runs.isRunning('a')).toBe(false);
  tell(progress);
  expect(runs.isRunning('a')).toBe(false);
});
