/** The promise about requests: 10,000 receipts in 50 assets cost one request per asset and period, not one per row. */

import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { dec, equals, formatInstant, type Instant, multiply } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ecbRates } from '../rates/ecb-rates.ts';
import { krakenSource } from '../sources/kraken.ts';
import { packSource } from '../sources/local-sources.ts';
import { SERVICE_RATE_LIMITS } from '../sources/service-limits.ts';
import { bundledPrices, bundledRates } from '../testing/bundled.ts';
import { day, series } from '../testing/days.ts';
import { fixedSource } from '../testing/fixed-source.ts';
import { valueLedger } from './value-ledger.ts';

const FIRST = day('2025-03-01');
const DAYS = 500;

function receipts(count: number, assets: readonly string[]): LedgerEvent[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    at: formatInstant((FIRST * 86_400 + ((index * 4_321) % (DAYS * 86_400))) as Instant),
    wallet: 'W',
    kind: 'income',
    incomeKind: 'staking',
    in: { asset: assets[index % assets.length] as string, amount: '0.5' },
  }));
}

test('10,000 receipts in 50 assets over 500 days: 50 requests', async () => {
  const assets = Array.from({ length: 50 }, (_, index) => `COIN${index}`);
  const rows = Array.from({ length: DAYS + 10 }, (_, index) => {
    return [(FIRST - 3 + index) * 86_400, '1', '1', '1', '2.5', '1', '1', 1];
  });
  const body = JSON.stringify({ error: [], result: { PAIREUR: rows, last: 1 } });
  const fake = fakeFetch(() => body);
  const client = new HttpClient({ fetch: fake.fetch, clock: new FakeClock(), rateLimits: SERVICE_RATE_LIMITS });
  const { events, issues } = await valueLedger(receipts(10_000, assets), {
    rates: ecbRates([]),
    prices: [krakenSource(client)],
  });
  expect(fake.urls).toHaveLength(50);
  expect(new Set(fake.urls).size).toBe(50);
  expect(issues).toEqual([]);
  expect(events.every((event) => event.kind === 'income' && event.valueEur === '1.25')).toBe(true);
});

test('the network is asked only for days no earlier source has', async () => {
  const bundled = fixedSource('daily', 'bundled', [series('SOL', 'EUR', { '2025-03-01': '100' })]);
  const live = fixedSource('live', 'live', [series('SOL', 'EUR', { '2025-03-02': '101' })]);
  const events = ['2025-03-01', '2025-03-02', '2025-03-01', '2025-03-02'].map((on, index): LedgerEvent => {
    const base = { id: `e${index}`, at: `${on}T10:00:00Z`, wallet: 'W' };
    return { ...base, kind: 'income', incomeKind: 'staking', in: { asset: 'SOL', amount: '1' } };
  });
  await valueLedger(events, { rates: ecbRates([]), prices: [live, bundled] });
  expect(bundled.asked).toEqual([{ asset: 'SOL', days: [day('2025-03-01'), day('2025-03-02')] }]);
  expect(live.asked).toEqual([{ asset: 'SOL', days: [day('2025-03-02')] }]);
});

test('a second opinion asks the next service for the same days, and no third', async () => {
  const at = (id: string, price: string) => fixedSource(id, 'live', [series('XYZ', 'EUR', { '2025-03-01': price })]);
  const services = [at('a', '100'), at('b', '130'), at('c', '100')];
  const event: LedgerEvent = {
    id: 'e',
    at: '2025-03-01T10:00:00Z',
    wallet: 'W',
    kind: 'income',
    incomeKind: 'staking',
    in: { asset: 'XYZ', amount: '1' },
  };
  const { events, issues } = await valueLedger([event], { rates: ecbRates([]), prices: services, secondOpinion: true });
  expect(services.map(({ asked }) => asked.length)).toEqual([1, 1, 0]);
  expect(events[0]).toMatchObject({ valueEur: '100', valueOrigin: { source: 'a' } });
  expect(issues).toMatchObject([{ code: 'price.second-source', params: { second: 'b', secondPrice: '130' } }]);
});

test('values are exact products, order does not matter, and nothing is valued twice', async () => {
  const prices = [fixedSource('daily', 'bundled', [series('A', 'EUR', { '2025-03-01': '0.000012345678' })])];
  const amount = fc
    .bigInt(1n, 10n ** 24n)
    .map((units) => `${units / 10n ** 12n}.${(units % 10n ** 12n).toString().padStart(12, '0')}`);
  await fc.assert(
    fc.asyncProperty(fc.array(amount, { maxLength: 20 }), async (amounts) => {
      const events = amounts.map(
        (one, index): LedgerEvent => ({
          id: `e${index}`,
          at: '2025-03-01T10:00:00Z',
          wallet: 'W',
          kind: 'income',
          incomeKind: 'staking',
          in: { asset: index % 3 === 2 ? 'UNKNOWN' : 'A', amount: one },
        }),
      );
      const sources = { rates: ecbRates([]), prices };
      const first = await valueLedger(events, sources);
      for (const event of first.events) {
        if (event.kind !== 'income') continue;
        if (event.in.asset === 'UNKNOWN') expect(event).not.toHaveProperty('valueEur');
        else
          expect(equals(dec(event.valueEur ?? ''), multiply(dec(event.in.amount), dec('0.000012345678')))).toBe(true);
      }
      expect(first.issues).toHaveLength(amounts.filter((_, index) => index % 3 === 2).length);
      const reversed = await valueLedger([...events].reverse(), sources);
      expect([...reversed.events].reverse()).toEqual(first.events);
      expect((await valueLedger(first.events, sources)).events).toEqual(first.events);
    }),
    { numRuns: 30 },
  );
});

test('bundled data end to end: half a bitcoin of 1 March 2024 and 108.11 USDT of Easter 2024', async () => {
  const events: LedgerEvent[] = [
    { id: 'a', at: '2024-03-01T08:00:00Z', wallet: 'W', kind: 'spend', out: { asset: 'BTC', amount: '0.5' } },
    { id: 'b', at: '2024-03-31T08:00:00Z', wallet: 'W', kind: 'spend', out: { asset: 'USDT', amount: '108.11' } },
  ];
  const prices = [packSource(await bundledPrices())];
  const { events: valued, issues } = await valueLedger(events, { rates: await bundledRates(), prices });
  /** 57548 / 2; 108.11 / 1.0811 (rate of 28 March). */
  expect(valued.map((event) => 'valueEur' in event && event.valueEur)).toEqual(['28774', '100']);
  expect(issues).toEqual([]);
});
