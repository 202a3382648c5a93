import { describe, expect, it } from 'vitest';
import type { OpenLedger } from '../../../platform/ledger/ledger-state.ts';
import { A, B, events, ledgerWith, POOL, syncAndTake, USDC, wei } from '../../../testing/chain-ledger.ts';
import { coin, hashNo, testChains, tokenRow } from '../../../testing/chain-world.ts';
import { good } from '../../../testing/good.ts';
import { testLedger, textFile } from '../../../testing/test-ledger.ts';

describe('a wallet on a chain', () => {
  it('becomes ledger events that can be undone and removed like an import', async () => {
    const chains = testChains();
    // 2 ether arrive from a stranger; 0.5 and a fee of 0.001 are swapped for 1,000 USDC.
    chains.rows = [
      coin(1, 10, POOL, A, wei(2000)),
      coin(2, 20, A, POOL, wei(500), { input: '0x7ff36ab5' }),
      tokenRow(2, 20, POOL, A, { ...USDC, value: '1000000000' }),
    ];
    chains.balances = { [A]: wei(1499), [`${A} ${USDC.contractAddress}`]: '1000000000' };
    const api = await ledgerWith(chains);
    const { synced, taken } = await syncAndTake(api, 'Main');
    expect(synced).toMatchObject({ status: 'synced', transactions: 2, waiting: 2, failures: [] });
    expect(taken).toEqual({ status: 'applied', added: 1, open: 1, removed: 0 });
    const { rows } = await events(api);
    // What waits for an answer stands in the list beside it: its coins have moved.
    expect(rows.map(({ kind }) => kind)).toEqual(['open', 'swap']);
    const swap = rows[1];
    expect(swap).toMatchObject({ kind: 'swap', wallet: 'Main' });
    const detail = good(await api.eventDetail('own', swap?.id ?? ''));
    expect(detail.stored).toMatchObject({
      out: { asset: 'ETH', amount: '0.5' },
      in: { asset: 'USDC', amount: '1000' },
      fee: { asset: 'ETH', amount: '0.001' },
      txHash: hashNo(2),
    });
    expect(detail.origin).toMatchObject({
      sourceName: 'Ethereum',
      lines: [
        {
          line: 2,
          cells: [hashNo(2), '2023-11-14T22:17:20Z', '20', 'ok', expect.any(String), expect.any(String), '0.001 ETH'],
        },
      ],
    });
    const review = good(await api.reviewList('own', { offset: 0, limit: 10 } as never));
    expect(review.cards.map(({ kind, amount }) => [kind, amount])).toContainEqual(['unmatched-transfer', '2']);

    const [record] = good(await api.imports('own'));
    expect(record).toMatchObject({ source: 'Ethereum', rows: 2, counts: { event: 1, review: 1 }, openReview: 1 });
    good(await api.undo('own'));
    expect(((await api.open()) as OpenLedger).counts.events).toBe(0);
    good(await api.redo('own'));
    good(await api.removeImport('own', record?.no ?? 0));
    expect(((await api.open()) as OpenLedger).counts).toMatchObject({ events: 0, imports: 0 });
    // What was removed can be taken over again, without asking the chain.
    expect(good(await api.takeOverWallet('Main'))).toMatchObject({ added: 1, open: 1 });
  });

  it('shows what the chain says against what was read', async () => {
    const chains = testChains();
    chains.rows = [coin(1, 10, POOL, A, wei(2000)), tokenRow(3, 30, POOL, A, { ...USDC, value: '5000000' })];
    chains.balances = { [A]: wei(2500), [`${A} ${USDC.contractAddress}`]: '5000000' };
    const api = await ledgerWith(chains);
    good(await api.syncWallet('Main'));
    const [card] = good(await api.walletList('own')).wallets;
    expect(
      card?.chain?.check?.lines.map(({ asset, computed, onChain, difference }) => [
        asset.symbol,
        computed,
        onChain,
        difference,
      ]),
    ).toEqual([
      ['ETH', '2', '2.5', '0.5'],
      ['USDC', '5', '5', '0'],
    ]);
    expect(card).toMatchObject({ basis: 'chain', chain: { waiting: 2, status: 'synced' } });
  });

  it('is reported twice by file and chain, and counted once', async () => {
    const chains = testChains();
    chains.rows = [coin(1, 10, POOL, A, wei(2000)), coin(2, 20, A, POOL, wei(500))];
    const header =
      'Transaction Hash,Blockno,UnixTimestamp,DateTime (UTC),From,To,ContractAddress,Value_IN(ETH),Value_OUT(ETH),CurrentValue @ $1/Eth,TxnFee(ETH),TxnFee(USD),Historical $Price/Eth,Status,ErrCode,Method';
    const row = (n: number, time: number, from: string, to: string, into: string, out: string) =>
      `${hashNo(n)},1,${time},2023-11-14 22:15:20,${from},${to},,${into},${out},1,0.001,1,1,,,Transfer`;
    const file = [header, row(1, 1_700_000_120, POOL, A, '2', '0'), row(2, 1_700_000_240, A, POOL, '0', '0.5')].join(
      '\n',
    );
    const api = await ledgerWith(chains);
    const preview = good(await api.previewImport([textFile('export.csv', file)]));
    good(await api.commitImport(preview.previewId));
    good(await api.syncWallet('Main'));
    expect(good(await api.previewWallet('Main', 3))).toMatchObject({ events: 0, open: 0, duplicates: 2 });
  });
});

describe('two wallets of the user', () => {
  it('are matched by the hash of the transfer, whichever is read first', async () => {
    for (const order of [
      ['Main', 'Second'],
      ['Second', 'Main'],
    ]) {
      const chains = testChains();
      chains.rows = [coin(1, 10, A, B, wei(700))];
      const api = await ledgerWith(chains, { Main: A, Second: B });
      for (const id of order) await syncAndTake(api, id);
      const { rows } = await events(api);
      expect(rows).toHaveLength(1);
      const { stored } = good(await api.eventDetail('own', rows[0]?.id ?? ''));
      expect(stored).toMatchObject({
        kind: 'transfer',
        wallet: 'Main',
        toWallet: 'Second',
        out: { asset: 'ETH', amount: '0.7' },
        fee: { asset: 'ETH', amount: '0.001' },
      });
    }
  });
});

describe('a bridge', () => {
  it('is a transfer between two chains, found by amount and time; what is missing is its fee', async () => {
    const chains = testChains();
    const INBOX = '0x4Dbd4fc535Ac27206064B68FfCf827b0A60BAB3f';
    // 1 ether leaves Ethereum by the Arbitrum bridge; 0.998 arrive on Arbitrum ten minutes later: 0.002 for the bridge, 0.001 for gas.
    chains.rows = [
      { ...coin(1, 10, A, INBOX, wei(1000), { input: '0x439370b1' }), host: 'eth.' },
      { ...coin(2, 60, POOL, A, wei(998)), host: 'arbitrum.' },
    ];
    const api = testLedger({ world: chains.world });
    good(await api.addWallets({ name: 'Main', type: 'software', address: A, chains: ['ethereum', 'arbitrum'] }));
    for (const id of ['Main · Ethereum', 'Main · Arbitrum One']) await syncAndTake(api, id);
    const { rows } = await events(api);
    expect(rows).toHaveLength(1);
    expect(good(await api.eventDetail('own', rows[0]?.id ?? '')).stored).toMatchObject({
      kind: 'transfer',
      wallet: 'Main · Ethereum',
      toWallet: 'Main · Arbitrum One',
      out: { asset: 'ETH', amount: '0.998' },
      fee: { asset: 'ETH', amount: '0.003' },
    });
  });
});
