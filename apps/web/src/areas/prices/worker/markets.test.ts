import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { good } from '../../../testing/good.ts';
import { addEvent, krakenLedger, PriceNetwork, staking } from '../../../testing/price-network.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

const UPDATED = Date.UTC(2026, 10, 15, 11, 59) / 1_000;
const gecko = (btc: string, eth: string) =>
  `{"bitcoin":{"eur":${btc},"last_updated_at":${UPDATED},"eur_24h_change":1.5},"ethereum":{"eur":${eth},"last_updated_at":${UPDATED}}}`;

describe('current prices', () => {
  it('asks nobody while live prices are off or the browser is offline', async () => {
    const network = new PriceNetwork();
    const api = await krakenLedger(network);
    expect(good(await api.currentPrices('own', 0))).toMatchObject({ mode: 'off', prices: [], missing: ['BTC', 'ETH'] });
    good(await api.setLivePrices(true));
    network.online = false;
    expect(good(await api.currentPrices('own', 0))).toMatchObject({ mode: 'offline', prices: [] });
    expect(network.asked).toEqual([]);
  });

  it('keeps the last price with its own time when every service fails', async () => {
    const network = new PriceNetwork();
    const api = await krakenLedger(network);
    good(await api.setLivePrices(true));
    network.answers = { '/coingecko/simple/price': gecko('60000.5', '2000') };
    const first = good(await api.currentPrices('own', 5_000));
    expect(first.prices).toEqual([
      {
        asset: 'BTC',
        price: '60000.5',
        source: 'coingecko',
        time: '2026-11-15T11:59:00Z',
        state: 'live',
        change24h: '1.5',
      },
      { asset: 'ETH', price: '2000', source: 'coingecko', time: '2026-11-15T11:59:00Z', state: 'live' },
    ]);
    network.answers = {};
    network.at += 60_000;
    const second = good(await api.currentPrices('own', 5_000));
    expect(second.prices.map(({ price, state }) => `${price} ${state}`)).toEqual(['60000.5 stale', '2000 stale']);
    expect(second.services.map(({ id, failure }) => `${id} ${failure}`)).toEqual([
      'coingecko offline',
      'binance offline',
      'kraken offline',
      'defillama offline',
    ]);
    good(await api.setLivePrices(false));
    expect(good(await api.currentPrices('own', 5_000)).prices.map(({ state }) => state)).toEqual(['stale', 'stale']);
  });
});

describe('reference rates', () => {
  const xml = "<Cube><Cube time='2026-11-13'><Cube currency='USD' rate='1.25'/></Cube></Cube>";

  it('tells how far they reach and takes newer ones from our server', async () => {
    const network = new PriceNetwork();
    const api = testLedger({ world: network });
    expect(good(await api.ratesInfo())).toEqual({
      lastDay: '2026-08-21',
      bundledFrom: '1999-01-04',
      bundledUntil: '2026-08-21',
    });
    good(await api.setLivePrices(true));
    expect(good(await api.updateRates()).lastDay).toBe('2026-08-21');
    network.answers = { '/rates': xml };
    expect(good(await api.updateRates())).toMatchObject({ lastDay: '2026-11-13', bundledUntil: '2026-08-21' });
  });
});

describe('missing closes', () => {
  /** The end of 1 December. */
  const MIDNIGHT = Date.UTC(2025, 11, 2);

  it('are fetched once, kept, and serve the next load without the network', async () => {
    const network = new PriceNetwork();
    const api = testLedger({ world: network });
    const id = await addEvent(api, staking('JTO', '4', '2025-12-01T10:00:00Z'));
    good(await api.setLivePrices(true));
    expect(good(await api.eventRows('own', [id]))[0]?.valueEur).toBeUndefined();
    expect(network.asked).toEqual([]);
    network.answers = { '/defillama/chart': '{"coins":{}}', '/coingecko/coins': `{"prices":[[${MIDNIGHT},0.5]]}` };
    expect(good(await api.completePrices('own'))).toMatchObject({ mode: 'live', found: 1 });
    network.answers = {};
    expect(Number(good(await api.eventRows('own', [id]))[0]?.valueEur)).toBe(2);
    expect(good(await api.completePrices('own'))).toMatchObject({ mode: 'live', found: 0 });
  });

  it('serve another tab that lacks them too, without asking anybody again', async () => {
    const [database, network] = [new IDBFactory(), new PriceNetwork()];
    const [first, second] = [testLedger({ database, world: network }), testLedger({ database, world: network })];
    const id = await addEvent(first, staking('JTO', '4', '2025-12-01T10:00:00Z'));
    good(await first.setLivePrices(true));
    expect(good(await second.eventRows('own', [id]))[0]?.valueEur).toBeUndefined();
    network.answers = { '/defillama/chart': '{"coins":{}}', '/coingecko/coins': `{"prices":[[${MIDNIGHT},0.5]]}` };
    expect(good(await first.completePrices('own')).found).toBe(1);
    const asked = network.asked.length;
    expect(good(await second.completePrices('own'))).toMatchObject({ mode: 'live', found: 1 });
    expect(Number(good(await second.eventRows('own', [id]))[0]?.valueEur)).toBe(2);
    expect(network.asked.slice(asked).filter((path) => path.startsWith('/coingecko'))).toEqual([]);
  });

  it('in a stablecoin are kept like those in euro', async () => {
    const [database, network] = [new IDBFactory(), new PriceNetwork()];
    const api = testLedger({ database, world: network });
    const id = await addEvent(api, staking('JTO', '4', '2025-12-01T10:00:00Z'));
    good(await api.setLivePrices(true));
    network.answers = {
      '/defillama/chart': '{"coins":{}}',
      '/coingecko/coins': '{"prices":[]}',
      '/binance/api/v3/ticker/price': '[{"symbol":"JTOUSDT","price":"2"}]',
      '/binance/api/v3/klines': `[[${Date.UTC(2025, 11, 1)},"1","3","1","2.3292"]]`,
    };
    expect(good(await api.completePrices('own')).found).toBe(1);
    // ECB rate of that day: 1.1646 dollars, so 2.3292 are 2 euro.
    const later = testLedger({ database, world: new PriceNetwork() });
    expect(Number(good(await later.eventRows('own', [id]))[0]?.valueEur)).toBe(8);
  });
});

describe('one more gain this year', () => {
  it('is free below the limit and costs on the whole once it is reached', async () => {
    const api = await krakenLedger();
    /** Flat 26.375 % without a profile: 999.99 stays below 1,000; 1,000 is taxed whole. */
    expect(good(await api.extraTaxes('own', ['999.99', '1000', '-50']))).toEqual({
      year: 2026,
      kind: 'flat-estimate',
      net: '0.00',
      limit: '1000.00',
      taxes: [
        { gain: '999.99', tax: '0.00' },
        { gain: '1000.00', tax: '263.75' },
        { gain: '-50.00', tax: '0.00' },
      ],
    });
  });
});
