import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { A, ETHER, events, ledgerWith, POOL, syncAndTake, USDC, wei } from '../../../testing/chain-ledger.ts';
import { coin, hashNo, testChains, tokenRow } from '../../../testing/chain-world.ts';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';
import type { WalletSyncProgress } from '../wallet-types.ts';

describe('reading', () => {
  it('goes on where it was cut, keeps what was read, and never shows nothing instead', async () => {
    const chains = testChains();
    chains.rows = Array.from({ length: 1_200 }, (_, n) => coin(n, n + 1, POOL, A, wei(1)));
    const database = new IDBFactory();
    const api = await ledgerWith(chains, { Main: A }, database);
    chains.fault = (_, call) => (call > 1 ? 503 : undefined);
    const cut = good(await api.syncWallet('Main'));
    expect(cut).toMatchObject({
      status: 'error',
      failures: [
        { service: 'Blockscout', code: 'server' },
        { service: 'Routescan', code: 'server' },
      ],
    });
    expect(cut.transactions).toBeGreaterThan(900);
    const [card] = good(await api.walletList('own')).wallets;
    expect(card?.chain).toMatchObject({ status: 'error', transactions: cut.transactions });
    chains.fault = undefined;
    // A new tab: everything it needs is in the database.
    const later = testLedger({ world: chains.world, database });
    const before = chains.calls;
    const progress: WalletSyncProgress[] = [];
    const done = good(await later.syncWallet('Main', (one) => progress.push(one)));
    expect(done).toMatchObject({ status: 'synced', transactions: 1_200 });
    expect(chains.calls - before).toBeLessThan(10);
    expect(progress.at(-1)).toMatchObject({ walletId: 'Main', transactions: 1_200 });
    expect(good(await later.takeOverWallet('Main'))).toMatchObject({ open: 1_200 });
  });

  it('can be cancelled, and is not started twice', async () => {
    const chains = testChains();
    chains.rows = Array.from({ length: 3_000 }, (_, n) => coin(n, n + 1, POOL, A, wei(1)));
    const api = await ledgerWith(chains);
    const stop = api.syncWallet('Main', () => void api.cancelSync('Main'));
    await Promise.resolve();
    const second = await api.syncWallet('Main');
    expect(second).toEqual({ ok: false, error: { code: 'chain.busy' } });
    expect(good(await stop)).toMatchObject({ status: 'cancelled' });
  });

  it('finds only what is new, and takes back what the chain no longer has', async () => {
    const chains = testChains();
    const claim = { input: '0x4e71d92d' };
    const reward = (n: number, block: number) => [
      coin(n, block, A, POOL, '0', claim),
      tokenRow(n, block, POOL, A, { ...USDC, value: '1000000' }),
    ];
    chains.rows = [...reward(1, 10), ...reward(2, 1_000)];
    const api = await ledgerWith(chains);
    expect((await syncAndTake(api, 'Main')).taken).toMatchObject({ added: 2 });
    // Block 1000 was replaced: transaction 2 is gone, 3 is there instead; 4 is new.
    chains.rows = [...reward(1, 10), ...reward(3, 1_000), ...reward(4, 1_001)];
    const { synced, taken } = await syncAndTake(api, 'Main');
    expect(synced).toMatchObject({ transactions: 3, waiting: 2 });
    expect(taken).toMatchObject({ added: 2, removed: 1 });
    const hashes = await Promise.all(
      (await events(api)).rows.map(async ({ id }) => good(await api.eventDetail('own', id)).stored.txHash),
    );
    expect(hashes).toEqual([hashNo(1), hashNo(3), hashNo(4)]);
    expect((await syncAndTake(api, 'Main')).taken).toMatchObject({ status: 'unchanged', added: 0 });
  });

  it('takes over what only waits for an answer, sync after sync', async () => {
    const chains = testChains();
    const api = await ledgerWith(chains);
    for (const n of [1, 2, 3]) {
      chains.rows = [...chains.rows, coin(n, 1_000 * n, POOL, A, wei(1))];
      expect((await syncAndTake(api, 'Main')).taken).toMatchObject({ status: 'applied', open: 1 });
      const [card] = good(await api.walletList('own')).wallets;
      expect(card?.chain).toMatchObject({ transactions: n, waiting: 0, open: n });
    }
  });

  it('of 4,000 transfers maps and balances them all', async () => {
    const chains = testChains();
    // Even: 0.002 ether in. Odd: 0.0005 out, with a fee of 0.001. 4 - 1 - 2 = 1 ether is left.
    chains.rows = Array.from({ length: 4_000 }, (_, n) =>
      n % 2 === 0 ? coin(n, n + 1, POOL, A, wei(2)) : coin(n, n + 1, A, POOL, '500000000000000'),
    );
    chains.balances = { [A]: String(ETHER) };
    const api = await ledgerWith(chains);
    const { synced, taken } = await syncAndTake(api, 'Main');
    expect(synced).toMatchObject({ status: 'synced', transactions: 4_000 });
    expect(taken).toMatchObject({ status: 'applied', open: 4_000 });
    const [card] = good(await api.walletList('own')).wallets;
    expect(card?.chain?.check?.lines).toMatchObject([{ computed: '1', onChain: '1', difference: '0' }]);
  });

  it('names a token that no service tells the balance of', async () => {
    const chains = testChains();
    chains.rows = [tokenRow(1, 10, POOL, A, { ...USDC, value: '2500000' })];
    chains.fault = (url) => (/token-?balance/.test(url.href) ? 404 : undefined);
    const api = await ledgerWith(chains);
    await api.syncWallet('Main');
    const [card] = good(await api.walletList('own')).wallets;
    expect(card?.chain?.check).toMatchObject({
      lines: [{ asset: { symbol: 'ETH' }, difference: '0' }],
      untold: [{ asset: { symbol: 'USDC' }, amount: '2.5' }],
    });
  });
});
