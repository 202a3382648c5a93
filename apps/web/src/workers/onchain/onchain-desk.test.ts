// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { LedgerApi, OpenLedger, SyncProgress } from '../../lib/ledger/ledger-api.ts';
import { coin, hashNo, type TestChains, testChains, tokenRow } from '../../testing/chain-world.ts';
import { good } from '../../testing/good.ts';
import { testLedger, textFile } from '../../testing/test-ledger.ts';

const A = '0x1111111111111111111111111111111111111111';
const B = '0x3333333333333333333333333333333333333333';
const POOL = '0x2222222222222222222222222222222222222222';
const ETHER = 10n ** 18n;
const wei = (thousandths: number) => String((BigInt(thousandths) * ETHER) / 1000n);
const USDC = {
  contractAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  tokenSymbol: 'USDC',
  tokenName: 'USD Coin',
  tokenDecimal: '6',
};

async function ledgerWith(
  chains: TestChains,
  wallets: Readonly<Record<string, string>> = { Main: A },
  database = new IDBFactory(),
) {
  const api = testLedger({ world: chains.world, database });
  for (const [name, address] of Object.entries(wallets)) {
    good(await api.addWallets({ name, type: 'software', address, chains: ['ethereum'] }));
  }
  return api;
}

async function syncAndTake(api: LedgerApi, id: string) {
  const synced = good(await api.syncWallet(id));
  const taken = good(await api.takeOverWallet(id));
  return { synced, taken };
}

async function events(api: LedgerApi) {
  return good(
    await api.queryEvents({ book: 'own', offset: 0, limit: 100, sort: { by: 'at', direction: 'asc' } } as never),
  );
}

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
    const [swap] = (await events(api)).rows;
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

  it('is told twice by file and chain, and counted once', async () => {
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
    const progress: SyncProgress[] = [];
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

  it('of 20,000 transfers maps and balances them all', async () => {
    const chains = testChains();
    // Even: 0.002 ether in. Odd: 0.0005 out, with a fee of 0.001. 20 - 5 - 10 = 5 ether are left.
    chains.rows = Array.from({ length: 20_000 }, (_, n) =>
      n % 2 === 0 ? coin(n, n + 1, POOL, A, wei(2)) : coin(n, n + 1, A, POOL, '500000000000000'),
    );
    chains.balances = { [A]: String(5n * ETHER) };
    const api = await ledgerWith(chains);
    const { synced, taken } = await syncAndTake(api, 'Main');
    expect(synced).toMatchObject({ status: 'synced', transactions: 20_000 });
    expect(taken).toMatchObject({ status: 'applied', open: 20_000 });
    const [card] = good(await api.walletList('own')).wallets;
    expect(card?.chain?.check?.lines).toMatchObject([{ computed: '5', onChain: '5', difference: '0' }]);
  });
});

describe('the list of wallets', () => {
  it('refuses secrets and addresses that are none, and knows what it has', async () => {
    const api = await ledgerWith(testChains());
    const add = (address: string) => api.addWallets({ name: 'X', type: 'software', address, chains: ['ethereum'] });
    expect(await add('abandon ability able about above absent absorb abstract absurd abuse access accident')).toEqual({
      ok: false,
      error: { code: 'chain.secret' },
    });
    expect(await add('0x12')).toEqual({ ok: false, error: { code: 'chain.address-invalid' } });
    expect(good(await add(A.toUpperCase().replace('0X', '0x')))).toEqual({ added: [], known: ['ethereum'] });
  });

  it('is a file that another browser reads, skipping what it knows', async () => {
    const api = await ledgerWith(testChains(), { Main: A, Second: B });
    const text = good(await api.exportWallets());
    expect(JSON.parse(text)).toMatchObject({
      version: '1.0',
      wallets: [{ name: 'Main', address: A, chain: 'ethereum' }, { name: 'Second' }],
      stats: { totalWallets: 2 },
    });
    const other = await ledgerWith(testChains(), { Here: A });
    expect(good(await other.importWallets(text))).toEqual({ imported: 1, skipped: 1 });
    expect(await other.importWallets('{"a":1}')).toEqual({ ok: false, error: { code: 'chain.file-invalid' } });
  });

  it('forgets a wallet with or without its events', async () => {
    const chains = testChains();
    chains.rows = [coin(2, 20, A, POOL, '0')];
    const api = await ledgerWith(chains);
    await syncAndTake(api, 'Main');
    good(await api.removeWallet('Main', false));
    expect(((await api.open()) as OpenLedger).counts.events).toBe(1);
    expect(good(await api.walletList('own')).wallets.filter(({ chain }) => chain !== undefined)).toEqual([]);
    good(await api.undo('own'));
    good(await api.removeWallet('Main', true));
    expect(((await api.open()) as OpenLedger).counts.events).toBe(0);
    // Added again it is read and taken over anew.
    good(await api.addWallets({ name: 'Again', type: 'software', address: A, chains: ['ethereum'] }));
    expect((await syncAndTake(api, 'Again')).taken).toMatchObject({ added: 1 });
  });

  it('keeps bait out of the ledger until the user wants it', async () => {
    const chains = testChains();
    chains.rows = [
      tokenRow(5, 50, POOL, A, {
        ...USDC,
        contractAddress: '0x9999999999999999999999999999999999999999',
        value: '1000000',
      }),
    ];
    const api = await ledgerWith(chains);
    good(await api.syncWallet('Main'));
    expect(good(await api.previewWallet('Main', 3))).toMatchObject({
      events: 0,
      open: 0,
      ignored: 1,
      rows: [{ isSpam: true }],
    });
    good(await api.decideToken('Main', '0x9999999999999999999999999999999999999999', 'wanted'));
    expect(good(await api.previewWallet('Main', 3))).toMatchObject({ open: 1, rows: [{ isSpam: false }] });
  });
});

describe('calls of a wallet', () => {
  it('are classified one by one, found by hash, and give events their nature', async () => {
    const chains = testChains();
    const LIDO = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84';
    const input = `0xa1903eab${'0'.repeat(64)}`;
    chains.rows = [
      coin(1, 10, A, LIDO, wei(1000), { input }),
      tokenRow(1, 10, POOL, A, {
        ...USDC,
        contractAddress: LIDO.toLowerCase(),
        tokenSymbol: 'stETH',
        tokenDecimal: '18',
        value: wei(1000),
      }),
    ];
    const api = await ledgerWith(chains);
    await syncAndTake(api, 'Main');
    const { total, calls } = good(await api.walletCalls('Main', { offset: 0, limit: 10 }));
    expect(total).toBe(1);
    expect(calls[0]).toMatchObject({
      hash: hashNo(1),
      isInLedger: true,
      call: { functionName: 'submit', protocol: { name: 'Lido' } },
    });
    const found = good(await api.findCall('ethereum', hashNo(1)));
    expect(found).toMatchObject({ to: LIDO, input, service: 'Blockscout', eventIds: calls[0]?.eventIds });
    expect(await api.findCall('ethereum', hashNo(9))).toMatchObject({
      ok: false,
      error: { code: 'chain.call-missing' },
    });

    const id = found.eventIds[0] ?? '';
    const { stored } = good(await api.eventDetail('own', id));
    expect(stored).toMatchObject({ kind: 'swap', nature: 'liquid-staking' });
    // Made plain by hand, the call gives it back its nature.
    const { nature: _, ...plain } = stored as typeof stored & { nature: string };
    good(await api.applyEdit('own', { kind: 'edit', event: plain as typeof stored, why: 'test' }));
    expect(good(await api.applyCall('own', { chainId: 1, to: LIDO, input }, [id]))).toMatchObject({ changed: 1 });
    expect(good(await api.eventDetail('own', id)).stored).toEqual(stored);
    const effects = good(await api.readingEffects('own', 'liquid-staking'));
    expect(effects.map(({ reading, isChosen, events: count }) => [reading, isChosen, count])).toEqual([
      ['cautious', true, 1],
      ['favourable', false, 1],
    ]);
  });
});
