/** A Bitcoin wallet whose entries came from a file without their outputs: its card says so, and one press brings them. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { events } from '../../../../testing/chain-ledger.ts';
import { testChains } from '../../../../testing/chain-world.ts';
import { good } from '../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

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

/** As a file of the wallet tells them: their transactions, and nothing of outputs. */
const LEDGER = JSON.stringify({
  format: 'cryptax-ledger',
  version: 1,
  events: [
    ...(['a', 'b'] as const).map((digit) => ({
      ...{ id: digit, kind: 'buy', at: ofDay(digit === 'a' ? 10 : 60), wallet: 'Cold', txHash: hash(digit) },
      ...{ in: { asset: 'BTC', amount: '0.5' }, valueEur: '20000' },
    })),
    {
      ...{ id: 'c', kind: 'sell', at: ofDay(90), wallet: 'Cold', txHash: hash('c') },
      ...{ out: { asset: 'BTC', amount: '0.5' }, valueEur: '20000' },
    },
  ],
});

it('[MET-07] gives a sale its outputs with one press, and the newer lot that was really spent is the one sold', async () => {
  const rows = () => [
    mined(hash('c'), 90, [{ txid: hash('b'), vout: 0, prevout: output(OWN, 50_000_000) }], SHOP, 50_000_000),
    mined(hash('b'), 60, [{ txid: hash('d'), vout: 0, prevout: output(SHOP, 50_000_000) }], OWN, 50_000_000),
    mined(hash('a'), 10, [{ txid: hash('e'), vout: 0, prevout: output(SHOP, 50_000_000) }], OWN, 50_000_000),
  ];
  const fetch = async (address: string) => {
    const { pathname } = new URL(address);
    if (pathname.endsWith('/txs')) return Response.json(rows());
    if (pathname.includes('/txs/chain/')) return Response.json([]);
    return Response.json({ chain_stats: { funded_txo_sum: 100_000_000, spent_txo_sum: 50_000_000 } });
  };
  const api = testLedger({ world: { ...testChains().world, fetch } });
  good(await api.addWallets({ name: 'Cold', type: 'hardware', address: OWN, chains: ['bitcoin'] }));
  await importAll(api, [textFile('ledger.json', LEDGER)]);
  good(await api.syncWallet('Cold'));

  const sold = async () => {
    const sale = (await events(api)).rows.find(({ kind }) => kind === 'sell');
    const { stored, disposals } = good(await api.eventDetail('own', sale?.id ?? ''));
    const acquired = disposals.flatMap(({ lots }) => lots.map(({ acquiredAt }) => acquiredAt));
    return { spent: 'spent' in stored ? stored.spent : undefined, acquired: [...new Set(acquired)] };
  };
  expect(await sold()).toEqual({ spent: undefined, acquired: [ofDay(10)] });

  settings.set('locale', 'en');
  await visit('/wallets', { ledger: clientOf(api) });
  const warning = /^1 entry lacks the outputs it spent/;
  expect(await screen.findByText(warning)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Add the outputs' }));
  expect(await screen.findByText('The outputs spent now decide the lots of 1 entry')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  expect(await sold()).toEqual({ spent: [`${hash('b')}:0`], acquired: [ofDay(60)] });
});
