/** A Bitcoin wallet that was read before outputs were kept: its card says so, and one press brings them. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { events, syncAndTake } from '../../../../testing/chain-ledger.ts';
import { testChains } from '../../../../testing/chain-world.ts';
import { good } from '../../../../testing/good.ts';
import { memoryStore } from '../../../../testing/memory-store.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';
import { changeRecord } from '../../worker/chain-store.ts';

const OWN = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';
const SHOP = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';
const hash = (digit: string) => digit.repeat(64);
const output = (scriptpubkey_address: string, value: number) => ({ scriptpubkey_address, value });
const START = 1_700_000_000;
const ofDay = (day: number) => new Date((START + day * 86_400) * 1_000).toISOString().replace('.000Z', 'Z');
const mined = (txid: string, day: number, vin: readonly object[], to: string, value: number) => ({
  ...{ txid, vin, vout: [output(to, value)], fee: 0 },
  status: { confirmed: true, block_height: 800_000 + day, block_time: START + day * 86_400 },
});

afterEach(cleanup);

it('[MET-07] reads the outputs again with one press, and the newer lot that was really spent is the one sold', async () => {
  // As an older reading kept it: nothing names the output that was spent.
  let names: object = {};
  const rows = () => [
    mined(hash('c'), 90, [{ prevout: output(OWN, 50_000_000), ...names }], SHOP, 50_000_000),
    mined(hash('b'), 60, [{ txid: hash('d'), vout: 0, prevout: output(SHOP, 50_000_000) }], OWN, 50_000_000),
    mined(hash('a'), 10, [{ txid: hash('e'), vout: 0, prevout: output(SHOP, 50_000_000) }], OWN, 50_000_000),
  ];
  const fetch = async (address: string) => {
    const { pathname } = new URL(address);
    if (pathname.endsWith('/txs')) return Response.json(rows());
    if (pathname.includes('/txs/chain/')) return Response.json([]);
    return Response.json({ chain_stats: { funded_txo_sum: 100_000_000, spent_txo_sum: 50_000_000 } });
  };
  const database = new IDBFactory();
  const api = testLedger({ world: { ...testChains().world, fetch }, database });
  good(await api.addWallets({ name: 'Cold', type: 'hardware', address: OWN, chains: ['bitcoin'] }));
  await syncAndTake(api, 'Cold');
  for (const card of good(await api.reviewList('own', { offset: 0, limit: 10 })).cards) {
    const kind = card.cause.code.endsWith('-out') ? 'sale' : 'purchase';
    good(await api.applyFix('own', [card.id], { kind: 'settle-transfer', as: { kind, valueEur: '20000' } }));
  }
  await changeRecord(await memoryStore(database), 'Cold', ({ outputs: _, ...older }) => older);
  names = { txid: hash('b'), vout: 0 };

  const sold = async () => {
    const sale = (await events(api)).rows.find(({ kind }) => kind === 'sell');
    const { stored, disposals } = good(await api.eventDetail('own', sale?.id ?? ''));
    const acquired = disposals.flatMap(({ lots }) => lots.map(({ acquiredAt }) => acquiredAt));
    return { spent: 'spent' in stored ? stored.spent : undefined, acquired: [...new Set(acquired)] };
  };
  expect(await sold()).toEqual({ spent: undefined, acquired: [ofDay(10)] });

  settings.set('locale', 'en');
  await visit('/wallets', { ledger: clientOf(api) });
  const warning = /^1 entry was read before outputs were known/;
  expect(await screen.findByText(warning)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Read the outputs' }));
  expect(await screen.findByText('The outputs spent now decide the lots of 1 entry')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  expect(await sold()).toEqual({ spent: [`${hash('b')}:0`], acquired: [ofDay(60)] });
});
