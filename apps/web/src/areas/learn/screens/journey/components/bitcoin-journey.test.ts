import { expect, test } from 'vitest';
import type { OpenLedger } from '../../../../../platform/ledger/ledger-state.ts';
import { good } from '../../../../../testing/good.ts';
import { testLedger, textFile } from '../../../../../testing/test-ledger.ts';
import { askBitcoinStory, stationOf } from './bitcoin-journey.tsx';

const event = (at: string, rest: object, line: number) => ({
  at,
  wallet: 'A',
  source: { file: 'a.csv', line },
  ...rest,
});
const LEDGER = {
  format: 'cryptax-ledger',
  version: 1,
  events: [
    event(
      '2024-02-01T10:00:00Z',
      { id: 'b', kind: 'buy', in: { asset: 'BTC', amount: '0.5' }, valueEur: '20000.00' },
      2,
    ),
    event('2024-03-01T10:00:00Z', { id: 'e', kind: 'buy', in: { asset: 'ETH', amount: '1' }, valueEur: '3000.00' }, 3),
    event(
      '2026-05-01T10:00:00Z',
      { id: 'l', kind: 'buy', in: { asset: 'BTC', amount: '0.5' }, valueEur: '40000.00' },
      4,
    ),
    event(
      '2026-06-01T10:00:00Z',
      { id: 's', kind: 'sell', out: { asset: 'BTC', amount: '0.1' }, valueEur: '9000.00' },
      5,
    ),
  ],
};

test('without own data the demo is told, and said to be the demo', async () => {
  const story = good(await askBitcoinStory(testLedger(), undefined));
  expect(story.isDemo).toBe(true);
  expect(story.stations.length).toBeGreaterThan(10);
  expect(story.stations.every(({ amount }) => /^-?\d/.test(amount))).toBe(true);
});

test('own entries in order, with the price of the moment and the share that is free by now', async () => {
  const api = testLedger({ now: '2026-11-15T12:00:00Z' });
  const preview = good(await api.previewImport([textFile('ledger.json', JSON.stringify(LEDGER))]));
  good(await api.commitImport(preview.previewId));
  const state = await api.open();
  const story = good(await askBitcoinStory(api, state as OpenLedger));
  expect(story).toMatchObject({ isDemo: false, total: 3 });
  // 20,000 for half a coin is 40,000 each; 9,000 for a tenth is 90,000.
  expect(story.stations.map(({ id, amount, priceEur }) => [id.split(':').at(-1), amount, priceEur])).toEqual([
    ['b', '0.5', '40000'],
    ['l', '0.5', '80000'],
    ['s', '-0.1', '90000'],
  ]);
  // FIFO sold 0.1 of the first half: 0.4 of 0.9 are past the year, 0.4444.
  expect(Number(story.freeShare)).toBeCloseTo(4 / 9, 3);
});

test('an amount of zero has no price', () => {
  const reported = {
    id: 'x',
    kind: 'buy',
    wallet: 'A',
    day: '2024-01-01',
    in: { asset: 'BTC', amount: '0' },
    valueEur: '5',
  } as const;
  expect(stationOf(reported).priceEur).toBeUndefined();
});
