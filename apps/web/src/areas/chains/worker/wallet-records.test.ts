import { describe, expect, it } from 'vitest';
import type { OpenLedger } from '../../../platform/ledger/ledger-state.ts';
import { A, B, ledgerWith, POOL, syncAndTake, USDC, wei } from '../../../testing/chain-ledger.ts';
import { coin, hashNo, testChains, tokenRow } from '../../../testing/chain-world.ts';
import { good } from '../../../testing/good.ts';

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

  it('recognises the key of an own wallet in the shape of a hash, and asks nobody about it', async () => {
    const chains = testChains();
    /** The first account of the published test phrase "test test ... junk", and its key. */
    const api = await ledgerWith(chains, { Main: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' });
    const key = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
    const refused = { ok: false, error: { code: 'chain.secret' } };
    const asked = chains.calls;
    expect(await api.findCall('ethereum', `0x${key}`)).toEqual(refused);
    expect(await api.addWallets({ name: 'X', type: 'software', address: key, chains: ['near'] })).toEqual(refused);
    expect(chains.calls).toBe(asked);
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
    // What cannot be read, has a broken checksum or is a secret is counted, not passed over in silence.
    const wrong = [
      { name: 'No address' },
      7,
      { name: 'Typo', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' },
      { name: 'Key', address: `0x${'ab'.repeat(32)}` },
    ];
    expect(good(await other.importWallets(JSON.stringify({ wallets: wrong })))).toEqual({ imported: 0, skipped: 4 });
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
    // What it means is asked; that it is there counts at once.
    expect(good(await api.previewWallet('Main', 3))).toMatchObject({
      open: 1,
      rows: [{ isSpam: false }],
      effect: { holdings: [{ before: '0', after: '1' }] },
    });
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
    const { total, inLedger, calls } = good(await api.walletCalls('Main', { offset: 0, limit: 10 }));
    expect([total, inLedger]).toEqual([1, 1]);
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
    // So do all calls of the wallet at once, and nothing is left to change then; an unknown call takes nothing away.
    good(await api.undo('own'));
    expect(good(await api.applyWalletCalls('Main'))).toMatchObject({ changed: 1, eventIds: [id] });
    expect(good(await api.eventDetail('own', id)).stored).toEqual(stored);
    expect(good(await api.applyWalletCalls('Main'))).toMatchObject({ changed: 0 });
    const unknown = { chainId: 1, to: POOL, input: '0xdeadbeef' };
    expect(good(await api.applyCall('own', unknown, [id]))).toMatchObject({ changed: 0 });
    const effects = good(await api.readingEffects('own', 'liquid-staking'));
    expect(effects.map(({ reading, isChosen, events: count }) => [reading, isChosen, count])).toEqual([
      ['cautious', true, 1],
      ['favourable', false, 1],
    ]);
  });
});
