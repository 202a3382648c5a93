/** The portfolio handlers over the demo ledger and the bundled prices: figures must be the engine's own. */
import { add, compare, dec, equals, formatDecimal, multiply, round, subtract, sum } from '@cryptax/kernel';
import { basesUnder } from '@cryptax/prices';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { good } from '../../../testing/good.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { addEvent } from '../../../testing/price-network.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

async function demo(): Promise<LedgerApi> {
  const api = testLedger();
  good(await api.loadDemo());
  return api;
}

describe('the portfolio of the demo ledger', () => {
  it('holds what the engine holds, to the last digit, and values it at the last price known', async () => {
    const api = await demo();
    const model = good(await api.portfolioModel('demo', { range: 'all' }));
    const { holdings } = good(await api.summary('demo'));
    for (const { asset, amount, cost, now, value } of model.assets) {
      const own = holdings.filter((holding) => holding.asset === asset);
      expect(equals(dec(amount), sum(own.map((one) => dec(one.amount))))).toBe(true);
      expect(equals(dec(cost ?? 'x'), sum(own.map((one) => dec(one.cost ?? 'x'))))).toBe(true);
      expect(value).toBe(formatDecimal(round(multiply(dec(amount), dec(now?.price ?? 'x')), 2, 'half-away')));
    }
    expect(new Set(model.assets.map(({ asset }) => asset))).toEqual(new Set(holdings.map(({ asset }) => asset)));
    expect(model.totals.unpriced).toEqual([]);
    expect(model.series.at(-1)).toMatchObject({ day: model.today, cost: model.totals.cost });
    expect(model.isDemo).toBe(true);
  });

  it('splits the whole by wallet and chain without losing a unit', async () => {
    const model = good(await (await demo()).portfolioModel('demo', { range: 'year' }));
    for (const slices of [model.wallets, model.chains]) {
      for (const { asset, amount } of model.assets) {
        const parts = slices.flatMap((slice) => slice.assets.filter((one) => one.asset === asset));
        expect(equals(sum(parts.map((one) => dec(one.amount))), dec(amount))).toBe(true);
      }
    }
  });

  it('says where coins lie also when lots are matched over all wallets', async () => {
    const api = await demo();
    const before = good(await api.portfolioModel('demo', { range: 'year' }));
    const { match, profile } = good(await api.taxSettings());
    good(await api.setTaxSettings({ match: { ...match, scope: 'global' }, profile }));
    const after = good(await api.portfolioModel('demo', { range: 'year' }));
    const places = ({ assets }: typeof after) => assets.map(({ asset, amount, wallets }) => [asset, amount, wallets]);
    expect(places(after)).toEqual(places(before));
    expect(after.wallets).toEqual(before.wallets);
  });

  it('lists open lots oldest first; free and taxed parts make the whole', async () => {
    const api = await demo();
    const { assets } = good(await api.portfolioModel('demo', { range: 'all' }));
    for (const { asset, amount, lots: summary } of assets) {
      const { total, lots } = good(await api.openLots('demo', { asset, offset: 0, limit: 1000 }));
      expect(total).toBe(summary.count);
      expect(equals(sum(lots.map((lot) => dec(lot.amount))), dec(amount))).toBe(true);
      expect(lots[0]?.heldSince).toBe(summary.heldSince);
      const free = lots.filter(({ isFree }) => isFree);
      expect(equals(sum(free.map((lot) => dec(lot.amount))), dec(summary.freeAmount))).toBe(true);
      const { gainNow } = summary;
      expect(equals(add(dec(gainNow?.free ?? ''), dec(gainNow?.taxable ?? '')), dec(gainNow?.total ?? ''))).toBe(true);
    }
    const page = good(await api.openLots('demo', { asset: 'BTC', offset: 1, limit: 2 }));
    expect(page.lots).toHaveLength(2);
    const ledger = good(await api.openLots('demo', { asset: 'BTC', wallets: ['Ledger'], offset: 0, limit: 1000 }));
    expect(new Set(ledger.lots.map(({ wallet }) => wallet))).toEqual(new Set(['Ledger']));
    const free = good(await api.openLots('demo', { asset: 'BTC', isFree: true, offset: 0, limit: 1000 }));
    expect(free.lots.every(({ isFree }) => isFree)).toBe(true);
    const whole = assets.find(({ asset }) => asset === 'BTC')?.lots.freeAmount ?? '';
    expect(equals(sum(free.lots.map((lot) => dec(lot.amount))), dec(whole))).toBe(true);
  });

  it('takes a live price for now and says so, without touching the past', async () => {
    const api = await demo();
    const before = good(await api.portfolioModel('demo', { range: 'year' }));
    const live = { BTC: { price: '123456.78', source: 'test', time: `${before.today}T06:00:00Z` } };
    const after = good(await api.portfolioModel('demo', { range: 'year', live }));
    const btc = after.assets.find(({ asset }) => asset === 'BTC');
    expect(btc?.now).toMatchObject({ price: '123456.78', kind: 'live', source: 'test', ageDays: 0 });
    expect(after.series.slice(0, -1)).toEqual(before.series.slice(0, -1));
  });

  it('prices a regrouping by its real lots: the extra tax is what the year costs with the sales, less what it costs now', async () => {
    const api = await demo();
    const { assets } = good(await api.portfolioModel('demo', { range: 'year' }));
    const targets = assets.map(({ asset }) => ({
      asset,
      weight: asset === 'SOL' ? '0' : asset === 'BTC' ? '0.8' : '0.05',
    }));
    const plan = good(await api.rebalance('demo', targets));
    const sold = plan.trades.find(({ asset }) => asset === 'SOL');
    expect(sold).toMatchObject({ side: 'sell', amount: assets.find(({ asset }) => asset === 'SOL')?.amount });
    expect(equals(dec(sold?.gain?.total ?? ''), add(dec(sold?.gain?.free ?? ''), dec(sold?.gain?.taxable ?? '')))).toBe(
      true,
    );
    expect(equals(dec(plan.tax.extra), subtract(dec(plan.tax.after), dec(plan.tax.before)))).toBe(true);
    expect(compare(dec(plan.tax.before), dec('0'))).toBeGreaterThanOrEqual(0);
    // Asking changes nothing.
    expect(good(await api.portfolioModel('demo', { range: 'year' })).assets).toEqual(assets);
  });
});

describe('daily closes from live services', () => {
  const MIDNIGHT = Date.UTC(2026, 0, 11) / 1000;

  /** One service that knows every day of bitcoin in dollars; no other is needed. */
  function network() {
    const asked: string[] = [];
    const prices = Array.from({ length: 11 }, (_, day) => ({
      timestamp: MIDNIGHT + day * 86_400,
      price: 90_000 + day,
    }));
    const answer = JSON.stringify({ coins: { 'coingecko:bitcoin': { prices } } });
    return {
      asked,
      ratesUrl: 'http://mirror/rates',
      alone: <T>(work: () => Promise<T>) => work(),
      clock: { now: () => Date.UTC(2026, 0, 20, 12), sleep: () => new Promise<void>(() => undefined) },
      bases: async () => basesUnder('http://mirror'),
      isOnline: () => true,
      fetch: async (url: string) => {
        asked.push(url);
        return new Response(answer);
      },
    };
  }

  it('fill the curve once they are allowed, are kept, and are asked for once', async () => {
    const world = network();
    const api = testLedger({ world, now: '2026-01-20T12:00:00Z' });
    const event = {
      kind: 'buy',
      at: '2026-01-10T10:00:00Z',
      wallet: 'A',
      in: { asset: 'BTC', amount: '0.5' },
      valueEur: '40000',
    } as const;
    good(await api.applyEdit('own', { kind: 'add', why: '', event }));
    expect(good(await api.completeCurve('own'))).toEqual({ mode: 'off', found: 0 });
    expect(world.asked).toEqual([]);

    const priced = async () =>
      good(await api.portfolioModel('own', { range: 'all' })).series.filter(({ state }) => state === 'priced').length;
    const before = await priced();
    good(await api.setLivePrices(true));
    const { mode, found } = good(await api.completeCurve('own'));
    expect(mode).toBe('live');
    // Of the ten days from 10 to 19 January the bundled pack knows 10, 12, 14 and 16.
    expect(found).toBe(6);
    expect(await priced()).toBe(before + found);
    // One question for all days; what is known is not asked again.
    good(await api.completeCurve('own'));
    expect(world.asked).toHaveLength(1);
  });

  it('count in the curve also when the market was in a stablecoin', async () => {
    const database = new IDBFactory();
    const store = await memoryStore(database);
    const close = { source: 'binance', asset: 'JTO', currency: 'USDT', at: '2025-12-01', price: '2.3292' };
    good(await store.prices.put([close]));
    store.close();
    const api = testLedger({ database, now: '2025-12-02T12:00:00Z' });
    const [at, valueEur] = ['2025-12-01T10:00:00Z', '5'];
    await addEvent(api, { kind: 'buy', at, wallet: 'W', in: { asset: 'JTO', amount: '4' }, valueEur });
    const { series } = good(await api.portfolioModel('own', { range: 'all' }));
    // ECB rate of that day: 1.1646 dollars, so 2.3292 are 2 euro.
    expect(series.find(({ day }) => day === '2025-12-01')).toMatchObject({ state: 'priced', value: '8.00' });
  });
});
