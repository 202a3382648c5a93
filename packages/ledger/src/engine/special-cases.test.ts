import { describe, expect, test } from 'vitest';
import { runNotation } from '../notation/run-notation.ts';
import { eventsOfLot } from './lot-names.ts';

describe('section 3, special cases', () => {
  test('hard fork: cost is split by market values, both coins keep the old date (example of the rule book)', () => {
    const engine = runNotation(`
      2017-01-03 10:00 buy A 1 BTC for 3000.00
      2017-08-01 12:00 fork A BTC to 1 BCH prices 2500.00 500.00
    `);
    expect(engine.openLots()).toMatchObject([
      { asset: 'BTC', lotId: 'e1', cost: '2500.00', acquiredAt: '2017-01-03T10:00:00Z', chain: ['e1', 'e2'] },
      { asset: 'BCH', lotId: 'e2', cost: '500.00', acquiredAt: '2017-01-03T10:00:00Z', chain: ['e1', 'e2'] },
    ]);
    expect(engine.years()).toEqual([]);
  });

  test('a fork gives every lot its share, numbered in order of age', () => {
    const engine = runNotation(`
      2017-01-03 10:00 buy A 1 BTC for 1000.00
      2017-02-03 10:00 buy A 3 BTC for 6000.00
      2017-08-01 12:00 fork A BTC to 8 BCH prices 3000.00 500.00
    `);
    /** 8 * 500 / (4 * 3,000 + 8 * 500) = 1/4 of the cost; 2 BCH for each BTC. */
    expect(engine.openLots().filter((lot) => lot.asset === 'BCH')).toMatchObject([
      { lotId: 'e3', amount: '2', cost: '250.00' },
      { lotId: 'e3#2', amount: '6', cost: '1500.00' },
    ]);
    expect(eventsOfLot('e3#2')).toContain('e3');
    expect(engine.openLots().filter((lot) => lot.asset === 'BTC')).toMatchObject([
      { lotId: 'e1', cost: '750.00' },
      { lotId: 'e2', cost: '4500.00' },
    ]);
  });

  test('a fork without prices leaves all cost with the old coin and says so', () => {
    const engine = runNotation(`
      2017-01-03 10:00 buy A 1 BTC for 3000.00
      2017-08-01 12:00 fork A BTC to 1 BCH
    `);
    expect(engine.holdings().map(({ asset, cost }) => [asset, cost])).toEqual([
      ['BTC', '3000.00'],
      ['BCH', '0.00'],
    ]);
    expect(engine.issues()).toMatchObject([{ code: 'fork-price-missing', severity: 'warning' }]);
  });

  test('a fork of a coin that is not held creates nothing', () => {
    const engine = runNotation('2017-08-01 12:00 fork A BTC to 1 BCH prices 2500.00 500.00');
    expect(engine.holdings()).toEqual([]);
    expect(engine.issues()).toMatchObject([{ code: 'fork-without-lots', params: { asset: 'BTC', wallet: 'A' } }]);
  });

  test('migration: lots are renamed and rescaled, date, cost, name and order kept', () => {
    const engine = runNotation(`
      2023-01-03 10:00 buy A 2 MATIC for 3.00
      2023-02-03 10:00 buy A 4 MATIC for 5.00
      2024-09-04 10:00 migration A 3 MATIC to 30 POL
    `);
    expect(engine.disposals()).toEqual([]);
    expect(engine.openLots()).toMatchObject([
      { asset: 'MATIC', lotId: 'e2', amount: '3', cost: '3.75' },
      { asset: 'POL', lotId: 'e1', amount: '20', cost: '3.00', acquiredAt: '2023-01-03T10:00:00Z' },
      { asset: 'POL', lotId: 'e2', amount: '10', cost: '1.25', chain: ['e2', 'e3'] },
    ]);
  });

  test('parts below the smallest unit leave their cost to a neighbour: nothing vanishes', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 1 OLD for 10.00
      2024-01-04 10:00 buy A 1 OLD for 20.00
      2024-02-03 10:00 migration A 2 OLD to 0.000000000000000001 NEW
    `);
    /** Half a unit rounds up: the first lot gets the one unit there is and the cost of both. */
    expect(engine.openLots()).toMatchObject([
      { asset: 'NEW', lotId: 'e1', amount: '0.000000000000000001', cost: '30.00' },
    ]);
  });

  const WRAP = `
    2023-01-03 10:00 buy A 2 ETH for 2000.00
    2024-02-03 10:00 swap A 1 ETH to 0.95 TOKEN for 2500.00 as NATURE
  `;

  test.each([
    ['wrap', { wrapping: 'carry-over' }],
    ['bridge', { wrapping: 'carry-over' }],
    ['liquid-staking', { liquidStaking: 'carry-over' }],
    ['liquidity-pool', { liquidityPool: 'look-through' }],
  ] as const)('%s carried over: no disposal, date and cost kept, flagged', (nature, option) => {
    const engine = runNotation(WRAP.replace('NATURE', nature), option);
    expect(engine.disposals()).toEqual([]);
    expect(engine.openLots()).toMatchObject([
      { asset: 'ETH', cost: '1000.00' },
      { asset: 'TOKEN', amount: '0.95', cost: '1000.00', acquiredAt: '2023-01-03T10:00:00Z', lotId: 'e1' },
    ]);
    expect(engine.issues()).toMatchObject([{ code: 'open-law-choice', params: { nature, treatment: 'carry-over' } }]);
  });

  test.each([
    ['wrap', { wrapping: 'swap' }],
    ['bridge', { wrapping: 'swap' }],
    ['liquid-staking', { liquidStaking: 'swap' }],
    ['liquidity-pool', { liquidityPool: 'swap' }],
  ] as const)('%s as a swap: disposal and new year, flagged', (nature, option) => {
    const engine = runNotation(WRAP.replace('NATURE', nature), option);
    expect(engine.disposals()).toMatchObject([{ gain: '1500.00' }]);
    expect(engine.openLots()).toContainEqual(expect.objectContaining({ asset: 'TOKEN', cost: '2500.00', lotId: 'e2' }));
    expect(engine.issues()).toMatchObject([{ code: 'open-law-choice', params: { nature, treatment: 'swap' } }]);
  });

  test('mining is income with the warning that it may be a business, once a year', () => {
    const engine = runNotation(`
      2024-01-03 10:00 income mining A 1 ETC for 20.00
      2024-02-03 10:00 income mining A 1 ETC for 20.00
    `);
    expect(engine.issues()).toEqual([
      { code: 'mining-may-be-business', severity: 'warning', source: {}, params: { year: '2024' } },
    ]);
  });
});
