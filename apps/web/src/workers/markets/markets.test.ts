import { basesUnder } from '@cryptax/prices';
import { describe, expect, it } from 'vitest';
import type { EventDraft, LedgerApi } from '../../lib/ledger/ledger-api.ts';
import type { OutsideWorld } from '../../lib/prices/outside-world.ts';
import { good } from '../../testing/good.ts';
import { testLedger, textFile } from '../../testing/test-ledger.ts';

const NOW = Date.UTC(2026, 10, 15, 12);
const UPDATED = Date.UTC(2026, 10, 15, 11, 59) / 1_000;
const gecko = (btc: string, eth: string) =>
  `{"bitcoin":{"eur":${btc},"last_updated_at":${UPDATED},"eur_24h_change":1.5},"ethereum":{"eur":${eth},"last_updated_at":${UPDATED}}}`;

/** A network in memory: answers by the path behind the mirror; anything else cannot be reached. */
class Network implements OutsideWorld {
  readonly asked: string[] = [];
  readonly ratesUrl = 'http://mirror/rates';
  answers: Record<string, string> = {};
  online = true;
  at = NOW;
  readonly clock = { now: () => this.at, sleep: () => new Promise<void>(() => {}) };
  readonly bases = async () => basesUnder('http://mirror');
  readonly isOnline = () => this.online;
  readonly fetch = async (url: string) => {
    const path = url.replace('http://mirror', '');
    this.asked.push(path);
    const key = Object.keys(this.answers).find((known) => path.startsWith(known));
    if (key === undefined) throw new TypeError('Failed to fetch');
    return new Response(this.answers[key] ?? '');
  };
}

/** The id of the new event. */
async function addEvent(api: LedgerApi, event: EventDraft): Promise<string> {
  const { eventIds } = good(await api.applyEdit('own', { kind: 'add', why: '', event }));
  return eventIds[0] ?? '';
}

const AT = '2026-01-10T10:00:00Z';

/** Two purchases at Kraken. */
async function ledgerWith(network: Network): Promise<LedgerApi> {
  const api = testLedger({ world: network });
  await addEvent(api, {
    kind: 'buy',
    at: AT,
    wallet: 'Kraken',
    in: { asset: 'BTC', amount: '0.5' },
    valueEur: '10000',
  });
  await addEvent(api, { kind: 'buy', at: AT, wallet: 'Kraken', in: { asset: 'ETH', amount: '2' }, valueEur: '3000' });
  return api;
}

function staking(asset: string, amount: string, at: string): EventDraft {
  return { kind: 'income', incomeKind: 'staking', at, wallet: 'W', in: { asset, amount } };
}

describe('current prices', () => {
  it('asks nobody while live prices are off or the browser is offline', async () => {
    const network = new Network();
    const api = await ledgerWith(network);
    expect(good(await api.currentPrices('own', 0))).toMatchObject({ mode: 'off', prices: [], missing: ['BTC', 'ETH'] });
    good(await api.setLivePrices(true));
    network.online = false;
    expect(good(await api.currentPrices('own', 0))).toMatchObject({ mode: 'offline', prices: [] });
    expect(network.asked).toEqual([]);
  });

  it('keeps the last price with its own time when every service fails', async () => {
    const network = new Network();
    const api = await ledgerWith(network);
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

describe("the user's own prices", () => {
  it('a price file fills what no other source has, in any currency, and goes again with its file', async () => {
    const api = testLedger({ world: new Network() });
    const id = await addEvent(api, staking('FOO', '10', '2021-03-04T10:00:00Z'));
    const value = async () => good(await api.eventRows('own', [id]))[0]?.valueEur;
    expect(await value()).toBeUndefined();
    const added = good(
      await api.addPriceFile(textFile('mine.csv', 'date,symbol,close,currency\n2021-03-04,FOO,0.8627,GBP\nbad')),
    );
    expect(added).toMatchObject({
      file: {
        name: 'mine.csv',
        from: '2021-03-04',
        to: '2021-03-04',
        series: [{ symbol: 'FOO', currency: 'GBP', points: 1 }],
      },
      problems: [{ line: 3 }],
    });
    /** ECB rate of 2021-03-04: 0.8627 pounds per euro, so one unit is one euro. */
    expect(Number(await value())).toBe(10);
    good(await api.removePriceFile('mine.csv'));
    expect(await value()).toBeUndefined();
    good(await api.saveManualPrice({ asset: 'FOO', day: '2021-03-04', price: '3', currency: 'EUR' }));
    good(await api.saveManualPrice({ asset: 'FOO', day: '2021-03-04', price: '2.5', currency: 'EUR' }));
    expect(good(await api.manualPrices())).toHaveLength(1);
    expect(Number(await value())).toBe(25);
  });
});

describe('reference rates', () => {
  const xml = "<Cube><Cube time='2026-11-13'><Cube currency='USD' rate='1.25'/></Cube></Cube>";

  it('tells how far they reach and takes newer ones from our server', async () => {
    const network = new Network();
    const api = testLedger({ world: network });
    expect(good(await api.ratesInfo())).toEqual({ lastDay: '2026-08-21', bundledUntil: '2026-08-21' });
    good(await api.setLivePrices(true));
    expect(good(await api.updateRates()).lastDay).toBe('2026-08-21');
    network.answers = { '/rates': xml };
    expect(good(await api.updateRates())).toMatchObject({ lastDay: '2026-11-13', bundledUntil: '2026-08-21' });
  });
});

describe('missing closes', () => {
  it('are fetched once, kept, and serve the next load without the network', async () => {
    const network = new Network();
    const api = testLedger({ world: network });
    const id = await addEvent(api, staking('JTO', '4', '2025-12-01T10:00:00Z'));
    good(await api.setLivePrices(true));
    expect(good(await api.eventRows('own', [id]))[0]?.valueEur).toBeUndefined();
    expect(network.asked).toEqual([]);
    const midnight = Date.UTC(2025, 11, 2) / 1_000;
    network.answers = {
      '/defillama/chart': '{"coins":{}}',
      '/coingecko/coins': `{"prices":[[${midnight * 1_000},0.5]]}`,
    };
    expect(good(await api.completePrices('own'))).toEqual({ mode: 'live', found: 1 });
    network.answers = {};
    expect(Number(good(await api.eventRows('own', [id]))[0]?.valueEur)).toBe(2);
    expect(good(await api.completePrices('own'))).toEqual({ mode: 'live', found: 0 });
  });
});

describe('one more gain this year', () => {
  it('is free below the limit and costs on the whole once it is reached', async () => {
    const api = await ledgerWith(new Network());
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

describe('a venue', () => {
  it('shows its own part of the ledger, and nothing for a name nobody knows', async () => {
    const api = await ledgerWith(new Network());
    await addEvent(api, {
      kind: 'sell',
      at: '2026-02-10T10:00:00Z',
      wallet: 'Kraken',
      out: { asset: 'BTC', amount: '0.2' },
      valueEur: '5000',
      fee: { asset: 'EUR', amount: '12.50' },
    });
    await addEvent(api, { kind: 'buy', at: AT, wallet: 'Bitpanda', in: { asset: 'BTC', amount: '1' }, valueEur: '1' });
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

describe('a doubtful price', () => {
  it('waits on the review list until it is confirmed', async () => {
    const api = testLedger({ world: new Network() });
    /** One bitcoin for 100 euro on a day whose bundled close is 73,245.90. */
    const at = '2026-09-28T10:00:00Z';
    await addEvent(api, { kind: 'buy', at, wallet: 'W', in: { asset: 'BTC', amount: '1' }, valueEur: '100' });
    const cards = async () => good(await api.reviewList('own', { kind: 'doubtful-price', offset: 0, limit: 9 })).cards;
    const [card] = await cards();
    expect(card).toMatchObject({
      cause: { code: 'price.trade-off-market', params: { asset: 'BTC', price: '100' } },
      fixes: ['keep-price', 'set-value'],
      effectEur: '100',
    });
    good(await api.applyFix('own', [card?.id ?? ''], { kind: 'keep-price' }));
    expect(await cards()).toEqual([]);
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
    const api = await ledgerWith(new Network());
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
