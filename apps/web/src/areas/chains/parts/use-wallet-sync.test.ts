import { ok } from '@cryptax/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import type { WalletSyncProgress } from '../wallet-types.ts';
import { WalletRuns } from './use-wallet-sync.ts';

const progress: WalletSyncProgress = { walletId: 'a', transactions: 7, service: 'Blockscout' };

it('shows how far it is, refuses a second reading meanwhile, and stays ended when progress arrives late', async () => {
  let notify: (progress: WalletSyncProgress) => void = () => undefined;
  const seen: unknown[] = [];
  const syncWallet: LedgerApi['syncWallet'] = async (_, onProgress) => {
    if (onProgress !== undefined) notify = onProgress;
    notify(progress);
    seen.push(runs.running.get().get('a'), await runs.sync('a'));
    return ok({ status: 'error', transactions: 7, fresh: 7, waiting: 0, failures: [] });
  };
  const runs = new WalletRuns({ syncWallet } as LedgerApi);
  expect(await runs.sync('a')).toMatchObject({ ok: true, value: { kind: 'kept' } });
  expect(seen).toEqual([{ progress }, { ok: false, error: { code: 'chain.busy' } }]);
  expect(runs.isRunning('a')).toBe(false);
  notify(progress);
  expect(runs.isRunning('a')).toBe(false);
});

afterEach(() => void vi.unstubAllGlobals());

it('waits for what the server says of the plan before it lets a limit stand in the way', async () => {
  const health = { status: 'ok', version: '1', devMode: false, plan: 'premium' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(health)));
  const takeOverWallet = async () => ok({ status: 'applied', added: 500, open: 0, removed: 0 });
  const runs = new WalletRuns({ takeOverWallet } as unknown as LedgerApi);
  const synced = { status: 'synced', transactions: 500, fresh: 500, waiting: 500, failures: [] } as const;
  expect(await runs.takeOver('a', synced)).toMatchObject({ ok: true, value: { kind: 'taken', taken: { added: 500 } } });
});
