/** A value must not depend on which service happened to answer: what comes from a lower one is marked until the higher one has spoken. */
import { expect, test } from 'vitest';
import { ecbRates } from '../rates/ecb-rates.ts';
import type { PriceSource } from '../sources/price-source.ts';
import { day, series } from '../testing/days.ts';
import { valueLedger } from './value-ledger.ts';

const ON = day('2024-03-01');
const RECEIPT = {
  id: 'r',
  at: '2024-03-01T10:00:00Z',
  wallet: 'W',
  kind: 'income',
  incomeKind: 'staking',
  in: { asset: 'SOL', amount: '2' },
} as const;
const RATES = ecbRates([series('USD', 'EUR', { '2024-03-01': '1.25' })]);

function service(id: string, answer: Omit<Awaited<ReturnType<PriceSource['closes']>>[number], 'asset'>): PriceSource {
  return { id, rank: 'live', closes: async (requests) => requests.map(({ asset }) => ({ asset, ...answer })) };
}

const unreachable = service('defillama', { series: [], unasked: new Set([ON]) });
const silent = service('defillama', { series: [] });
const dollars = service('defillama', { series: [series('SOL', 'USD', { '2024-03-01': '125' })] });
const euros = service('coingecko', { series: [series('SOL', 'EUR', { '2024-03-01': '90' })] });

test('a lower source while the higher one was not reachable: used, marked, and replaced', async () => {
  const before = await valueLedger([RECEIPT], { rates: RATES, prices: [unreachable, euros] });
  expect(before.valuations).toMatchObject([{ source: 'coingecko', valueEur: '180', insteadOf: 'defillama' }]);
  expect(before.issues).toMatchObject([
    { code: 'price.provisional', severity: 'info', params: { source: 'coingecko', better: 'defillama' } },
  ]);
  const after = await valueLedger([RECEIPT], { rates: RATES, prices: [dollars, euros] });
  expect(after.valuations).toMatchObject([{ source: 'defillama', valueEur: '200' }]);
  expect(after.valuations[0]?.insteadOf).toBeUndefined();
});

test('a higher source that knows nothing leaves no mark; one that waits for a reference rate does', async () => {
  const known = await valueLedger([RECEIPT], { rates: RATES, prices: [silent, euros] });
  expect(known.valuations[0]?.insteadOf).toBeUndefined();
  expect(known.issues).toEqual([]);
  const noRate = await valueLedger([RECEIPT], { rates: ecbRates([]), prices: [dollars, euros] });
  expect(noRate.valuations).toMatchObject([{ source: 'coingecko', insteadOf: 'ecb' }]);
});

test('a missing price says what would help: services that can still be asked, or that none of them has one', async () => {
  const reason = async (...prices: PriceSource[]) =>
    (await valueLedger([RECEIPT], { rates: RATES, prices })).issues.map(
      ({ code, params }) => `${code} ${params.reason}`,
    );
  expect(await reason(unreachable)).toEqual(['price.not-found not-asked']);
  expect(await reason(silent, unreachable)).toEqual(['price.not-found not-asked']);
  expect(await reason(silent)).toEqual(['price.not-found no-market']);
  expect(await reason()).toEqual(['price.not-found no-source']);
});
