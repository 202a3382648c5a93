import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../../platform/ledger/edit-types.ts';
import { good } from '../../../testing/good.ts';
import { addEvent, krakenLedger } from '../../../testing/price-network.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

describe('a venue', () => {
  it('shows its own part of the ledger, and nothing for a name nobody knows', async () => {
    const api = await krakenLedger();
    await addEvent(api, {
      kind: 'sell',
      at: '2026-02-10T10:00:00Z',
      wallet: 'Kraken',
      out: { asset: 'BTC', amount: '0.2' },
      valueEur: '5000',
      fee: { asset: 'EUR', amount: '12.50' },
    });
    await addEvent(api, {
      kind: 'buy',
      at: '2026-01-10T10:00:00Z',
      wallet: 'Bitpanda',
      in: { asset: 'BTC', amount: '1' },
      valueEur: '1',
    });
    const view = good(await api.venue('own', 'kraken'));
    /** 0.2 of 0.5 BTC cost 4,000; sold for 5,000 less 12.50. */
    expect(view).toMatchObject({
      id: 'kraken',
      name: 'Kraken',
      wallets: ['Kraken'],
      balances: [
        { asset: 'BTC', amount: '0.3', cost: '6000.00' },
        { asset: 'ETH', amount: '2', cost: '3000.00' },
      ],
      counts: { events: 3, trades: 3, transfers: 0, income: 0 },
      years: [{ year: 2026, fees: '12.50', unpricedFees: 0, gain: '987.50', taxable: '987.50', trades: 3 }],
      /** Twenty thousand euro for a bitcoin is far below the closes of those days. */
      gaps: [{ kind: 'doubtful-price', count: 2 }],
    });
    expect(good(await api.venue('own', 'coinbase'))).toMatchObject({ name: 'Coinbase', counts: { events: 0 } });
    expect(good(await api.venue('own', 'no-such-place'))).toBeNull();
  });
});

describe('fees of venues', () => {
  const send = (at: string, wallet: string, fee: { asset: string; amount: string }): EventDraft => ({
    kind: 'transfer',
    at,
    wallet,
    toWallet: 'Ledger',
    out: { asset: 'BTC', amount: '0.01' },
    fee,
  });

  it('knows what the latest withdrawal of a coin cost; another coin or another place says nothing', async () => {
    const api = await krakenLedger();
    await addEvent(api, send('2026-03-01T10:00:00Z', 'Kraken', { asset: 'BTC', amount: '0.0001' }));
    await addEvent(api, send('2026-02-01T10:00:00Z', 'Kraken', { asset: 'BTC', amount: '0.0005' }));
    await addEvent(api, send('2026-04-01T10:00:00Z', 'Kraken', { asset: 'ETH', amount: '0.003' }));
    await addEvent(api, send('2026-04-02T10:00:00Z', 'MetaMask', { asset: 'BTC', amount: '0.0009' }));
    const { seen, typed } = good(await api.venueFees('own', ['binance', 'kraken']));
    expect(seen).toEqual([{ venue: 'kraken', asset: 'BTC', fee: '0.0001', day: '2026-03-01' }]);
    expect(typed).toEqual({ taker: {}, withdrawal: {} });
  });

  it('keeps what was typed', async () => {
    const api = testLedger();
    const fees = { taker: { kraken: '0.25' }, withdrawal: { binance: { ETH: '0.0004' } } };
    good(await api.setTypedFees(fees));
    expect(good(await api.venueFees('own', [])).typed).toEqual(fees);
  });
});
