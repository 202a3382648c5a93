/** The table that users see before they connect, held against the plans: their histories, their horizons, their calls. */
import {
  CONNECTABLE_EXCHANGES,
  COVERAGE_AREAS,
  type CoverageArea,
  coverageOf,
  EXCHANGE_COVERAGE,
  type ExchangeStream,
} from '@cryptax/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClients, type OpenClient } from '../relay/exchange-client.ts';
import { fakeBinance, fakeBinanceDerivatives } from '../testing/binance-shapes.ts';
import { fakeBitfinex } from '../testing/bitfinex-shapes.ts';
import { fakeBitpanda } from '../testing/bitpanda-shapes.ts';
import { fakeBybit } from '../testing/bybit-shapes.ts';
import { fakeCryptoCom } from '../testing/cryptocom-shapes.ts';
import { type FakeExchanges, KEY, startFakeExchanges } from '../testing/fake-exchanges.ts';
import { fakeGate } from '../testing/gate-shapes.ts';
import { fakeKraken } from '../testing/kraken-shapes.ts';
import { fakeKucoin, fakeKucoinDerivatives } from '../testing/kucoin-shapes.ts';
import { START } from '../testing/numbered.ts';
import { fakeOkx } from '../testing/okx-shapes.ts';
import { fakeBitstamp, fakeBitvavo, fakeCoinbase } from '../testing/one-list-shapes.ts';
import { AREA_CALLS } from './calls.data.ts';
import { PLANS } from './plan-of.ts';

const streamsOf = (exchange: string, area: CoverageArea): readonly ExchangeStream[] => {
  const told = coverageOf(exchange)?.areas[area];
  return typeof told === 'object' ? told : [];
};

test('every plan has a table, and no table is without a plan', () => {
  expect(Object.keys(EXCHANGE_COVERAGE).sort()).toEqual(Object.keys(PLANS).sort());
});

test.each(Object.entries(PLANS))('%s: the table has exactly the histories of the plan and its horizons', (id, plan) => {
  const told = new Set(COVERAGE_AREAS.flatMap((area) => streamsOf(id, area)));
  expect([...told].sort()).toEqual(Object.keys(plan.streams).sort());
  expect(coverageOf(id)?.keepsDays).toEqual(plan.keepsDays ?? {});
});

test('all other exchanges tell trades and coins that come and go, and nothing else', () => {
  for (const { id, isTested } of CONNECTABLE_EXCHANGES) {
    const read = COVERAGE_AREAS.filter((area) => streamsOf(id, area).length > 0);
    const isCut = ['bittrade', 'htx', 'lbank', 'p2b'].includes(id);
    if (!isTested) expect([id, read]).toEqual([id, isCut ? ['transfers'] : ['spot', 'transfers']]);
  }
  expect(coverageOf('toString')).toBeUndefined();
});

/** The company whose address the shapes on this machine have; both are read by one plan. */
const COMPANIES: Readonly<Record<string, string>> = { okx: 'myokx', bybit: 'bybiteu' };

describe('what a plan really asks', () => {
  let fakes: FakeExchanges;
  let open: OpenClient;
  beforeAll(async () => {
    fakes = await startFakeExchanges([
      ...[fakeBinance, ...fakeBinanceDerivatives, fakeKraken, fakeCoinbase, fakeBitvavo, fakeBitstamp, fakeBitpanda],
      ...[fakeBybit, fakeOkx, fakeKucoin, fakeKucoinDerivatives, fakeGate, fakeCryptoCom, fakeBitfinex],
    ]);
    open = createClients({ mirror: fakes.base, now: Date.now, keepsLimits: false });
  });
  afterAll(() => fakes.close());

  test.each(Object.keys(AREA_CALLS))('%s', async (id) => {
    const client = await open(COMPANIES[id] ?? id, { apiKey: KEY, secret: 'c2VjcmV0', password: 'pass' });
    const plan = PLANS[id];
    if (client === undefined || plan === undefined) throw new Error(id);
    const areas = COVERAGE_AREAS.filter((area) => streamsOf(id, area).length > 0);
    expect(Object.keys(AREA_CALLS[id] ?? {}).sort()).toEqual([...areas].sort());
    const asked = new Map<ExchangeStream, Set<string>>();
    for (const [stream, reader] of Object.entries(plan.streams) as [
      ExchangeStream,
      (typeof plan.streams)['trades'],
    ][]) {
      const calls = new Set<string>();
      asked.set(stream, calls);
      const watched = {
        ...client,
        read: (...question: Parameters<typeof client.read>) => {
          calls.add(question[0]);
          return client.read(...question);
        },
      };
      const range = { since: START - 86_400_000, until: START + 4 * 86_400_000, hasTime: () => true };
      let cursor: string | null = null;
      do {
        const page: { cursor: string | null } | undefined = await reader?.({ client: watched, cursor, ...range });
        cursor = page?.cursor ?? null;
      } while (cursor !== null);
    }
    /** Each area is asked by its histories, and nothing is asked that belongs to no area. */
    for (const area of areas) {
      const byStreams = new Set(streamsOf(id, area).flatMap((stream) => [...(asked.get(stream) ?? [])]));
      for (const call of AREA_CALLS[id]?.[area] ?? []) expect(byStreams, `${area} ${call}`).toContain(call);
    }
    const told = new Set(Object.values(AREA_CALLS[id] ?? {}).flat());
    expect(new Set([...asked.values()].flatMap((calls) => [...calls]))).toEqual(told);
  });
});
