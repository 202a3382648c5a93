import { describe, expect, test } from 'vitest';
import { runNotation } from '../notation/run-notation.ts';
import { METHODS } from '../settings.ts';

/** Unit costs 30, 10, 50, 10 in order of purchase. */
const FOUR_LOTS = `
  2024-01-01 10:00 buy A 1 ETH for 30.00
  2024-01-02 10:00 buy A 1 ETH for 10.00
  2024-01-03 10:00 buy A 1 ETH for 50.00
  2024-01-04 10:00 buy A 1 ETH for 10.00
  2024-02-01 10:00 sell A 2.5 ETH for 100.00
`;

describe('4.3 the order of lots', () => {
  test.each([
    ['FIFO', ['e1', 'e2', 'e3'], '65.00'],
    ['LIFO', ['e4', 'e3', 'e2'], '65.00'],
    ['HIFO', ['e3', 'e1', 'e2'], '85.00'],
    ['LOFO', ['e2', 'e4', 'e1'], '35.00'],
    ['AVERAGE', ['e1', 'e2', 'e3'], '62.50'],
  ] as const)('%s uses %s', (method, lotIds, cost) => {
    const [disposal] = runNotation(FOUR_LOTS, { method }).disposals();
    expect(disposal?.lots.map((lot) => lot.lotId)).toEqual(lotIds);
    expect(disposal?.cost).toBe(cost);
  });

  test('LIFO among purchases of the same second: the one entered last goes first', () => {
    const text = `
      2024-01-01 10:00 buy A 1 ETH for 30.00
      2024-01-01 10:00 buy A 1 ETH for 10.00
      2024-02-01 10:00 sell A 1 ETH for 100.00
    `;
    expect(runNotation(text, { method: 'LIFO' }).disposals()[0]?.lots[0]?.lotId).toBe('e2');
    expect(runNotation(text, { method: 'FIFO' }).disposals()[0]?.lots[0]?.lotId).toBe('e1');
  });

  test('HIFO tells unit costs apart that no float can: 1/3 against 0.33333333333333333333', () => {
    const text = `
      2024-01-01 10:00 buy A 1 ETH for 0.33333333333333333333
      2024-01-02 10:00 buy A 3 ETH for 1.00
      2024-02-01 10:00 sell A 1 ETH for 1.00
    `;
    expect(runNotation(text, { method: 'HIFO' }).disposals()[0]?.lots[0]?.lotId).toBe('e2');
    expect(runNotation(text, { method: 'LOFO' }).disposals()[0]?.lots[0]?.lotId).toBe('e1');
  });

  test('splitting a lot never changes its place: 100/3 sold in parts stays equal to 200/6', () => {
    const text = `
      2024-01-02 10:00 buy A 3 ETH for 100.00
      2024-01-03 10:00 buy A 6 ETH for 200.00
      2024-02-01 10:00 sell A 0.7 ETH for 1.00
      2024-02-02 10:00 sell A 0.7 ETH for 1.00
      2024-02-03 10:00 sell A 0.7 ETH for 1.00
    `;
    const used = runNotation(text, { method: 'HIFO' })
      .disposals()
      .map((disposal) => disposal.lots[0]?.lotId);
    expect(used).toEqual(['e1', 'e1', 'e1']);
  });

  test('bought first means bought, not arrived: a transferred lot keeps its place in time', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 1 ETH for 30.00
      2024-01-02 10:00 buy B 1 ETH for 10.00
      2024-01-03 10:00 transfer A to B 1 ETH
      2024-02-01 10:00 sell B 1 ETH for 100.00
    `);
    expect(engine.disposals()[0]?.lots[0]?.lotId).toBe('e1');
  });

  test('parts of one lot that meet again are used in order of arrival', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 3 ETH for 30.00
      2024-01-03 10:00 transfer A to B 1 ETH
      2024-01-04 10:00 transfer A to B 2 ETH
      2024-02-01 10:00 sell B 2 ETH for 100.00
    `);
    expect(engine.disposals()[0]?.lots.map(({ amount, chain }) => [amount, chain])).toEqual([
      ['1', ['e1', 'e2']],
      ['1', ['e1', 'e3']],
    ]);
  });

  test('scope wallet keeps pools apart, scope global does not and moves nothing on a transfer', () => {
    const text = `
      2024-01-01 10:00 buy A 1 ETH for 30.00
      2024-01-02 10:00 buy B 1 ETH for 10.00
      2024-01-03 10:00 transfer A to B 0.5 ETH
      2024-02-01 10:00 sell B 0.5 ETH for 100.00
    `;
    expect(runNotation(text, { scope: 'wallet' }).holdings()).toEqual([
      { wallet: 'A', asset: 'ETH', amount: '0.5', cost: '15.00' },
      { wallet: 'B', asset: 'ETH', amount: '1', cost: '10.00' },
    ]);
    const global = runNotation(text, { scope: 'global' });
    expect(global.holdings()).toEqual([{ wallet: '*', asset: 'ETH', amount: '1.5', cost: '25.00' }]);
    expect(global.disposals()).toMatchObject([{ wallet: 'B', lots: [{ lotId: 'e1', chain: ['e1'] }] }]);
  });

  test('AVERAGE: values follow the moving average, dates first-in-first-out', () => {
    const engine = runNotation(
      `
      2023-01-01 10:00 buy A 1 ETH for 1000.00
      2024-01-01 10:00 buy A 2 ETH for 5000.00
      2024-02-01 10:00 sell A 2 ETH for 6000.00
      2024-03-01 10:00 buy A 1 ETH for 4000.00
      2024-04-01 10:00 sell A 1 ETH for 3500.00
    `,
      { method: 'AVERAGE' },
    );
    /** 6,000 / 3 = 2,000 each; then (2,000 + 4,000) / 2 = 3,000. */
    expect(engine.disposals()[0]?.lots.map(({ cost, taxFree }) => [cost, taxFree])).toEqual([
      ['2000.00', true],
      ['2000.00', false],
    ]);
    expect(engine.disposals()[1]).toMatchObject({ cost: '3000.00', gain: '500.00', lots: [{ lotId: 'e2' }] });
    expect(engine.holdings()).toEqual([{ wallet: 'A', asset: 'ETH', amount: '1', cost: '3000.00' }]);
  });

  test.each(METHODS)('%s: named lots come first, in the order named', (method) => {
    const text = FOUR_LOTS.replace('for 100.00', 'for 100.00 lots e4,e2,e3');
    const [disposal] = runNotation(text, { method }).disposals();
    expect(disposal?.lots.map(({ lotId, amount }) => [lotId, amount])).toEqual([
      ['e4', '1'],
      ['e2', '1'],
      ['e3', '0.5'],
    ]);
  });

  test('a named lot that the pool does not hold stops the disposal', () => {
    const engine = runNotation(FOUR_LOTS.replace('for 100.00', 'for 100.00 lots e4,e9'));
    expect(engine.disposals()).toEqual([]);
    expect(engine.issues()).toMatchObject([{ code: 'unknown-lot', params: { lotId: 'e9', asset: 'ETH' } }]);
  });

  test('named lots that do not suffice stop the disposal; no other lot is used in silence', () => {
    const engine = runNotation(FOUR_LOTS.replace('for 100.00', 'for 100.00 lots e4,e2'));
    expect(engine.disposals()).toEqual([]);
    expect(engine.issues()).toMatchObject([{ code: 'named-lots-short', params: { missing: '0.5', available: '2' } }]);
  });
});
