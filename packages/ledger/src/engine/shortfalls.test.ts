import { describe, expect, test } from 'vitest';
import { runNotation } from '../notation/run-notation.ts';

describe('1.9 missing acquisitions and values', () => {
  test('a sale that exceeds the lots is stopped with the missing quantity; the rest goes on', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 1 ETH for 100.00
      2024-02-01 10:00 sell A 1.25 ETH for 200.00
      2024-03-01 10:00 sell A 1 ETH for 300.00
    `);
    expect(engine.disposals()).toMatchObject([{ eventId: 'e3', gain: '200.00' }]);
    expect(engine.issues()).toEqual([
      {
        code: 'missing-acquisition',
        severity: 'error',
        source: { eventId: 'e2' },
        params: { asset: 'ETH', wallet: 'A', part: 'main', amount: '1.25', available: '1', missing: '0.25' },
      },
    ]);
    expect(engine.years()).toMatchObject([{ year: 2024, incomplete: 1, taxable: { net: '200.00' } }]);
  });

  test('a swap whose outgoing leg falls short still acquires the coin received', () => {
    const engine = runNotation('2024-02-01 10:00 swap A 1 ETH to 2000 USDC for 1900.00');
    expect(engine.disposals()).toEqual([]);
    expect(engine.holdings()).toEqual([{ wallet: 'A', asset: 'USDC', amount: '2000', cost: '1900.00' }]);
  });

  test('a transfer that falls short moves nothing, its fee is paid all the same', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 1 ETH for 100.00
      2024-02-01 10:00 transfer A to B 2 ETH fee 0.5 ETH worth 60.00
    `);
    expect(engine.holdings()).toEqual([{ wallet: 'A', asset: 'ETH', amount: '0.5', cost: '50.00' }]);
    expect(engine.issues()).toMatchObject([{ code: 'missing-acquisition', params: { part: 'main', missing: '1' } }]);
  });

  test('an assumption of zero cost at the moment of the disposal makes the whole price taxable, and is marked', () => {
    const engine = runNotation(`
      sale: 2024-02-01 10:00 sell A 1 ETH for 200.00
      x: 2024-02-01 10:00 assumed-acquisition zero-cost A 1 ETH for 0.00 event sale
    `);
    expect(engine.disposals()).toMatchObject([{ gain: '200.00', taxFree: false, lots: [{ lotId: 'x' }] }]);
    expect(engine.issues()).toMatchObject([
      { code: 'assumed-acquisition', severity: 'warning', params: { asset: 'ETH', amount: '1', basis: 'zero-cost' } },
    ]);
  });

  test('an assumption with a stated cost and date', () => {
    const engine = runNotation(`
      2024-01-01 10:00 assumed-acquisition stated A 1 ETH for 90.00 acquired 2021-05-01 10:00
      2024-02-01 10:00 sell A 1 ETH for 200.00
    `);
    expect(engine.disposals()).toMatchObject([{ cost: '90.00', taxFree: true }]);
  });

  test.each([
    ['2024-01-01 10:00 buy A 1 ETH', [{ asset: 'ETH', amount: '1' }], 0],
    ['2024-01-01 10:00 sell A 1 BTC', [], 1],
    ['2024-01-01 10:00 swap A 1 BTC to 1 ETH', [{ asset: 'ETH', amount: '1' }], 1],
    ['2024-01-01 10:00 income staking A 1 ETH', [{ asset: 'ETH', amount: '1' }], 0],
    ['2024-01-01 10:00 gift-in A 1 ETH', [{ asset: 'ETH', amount: '1' }], 0],
  ])('%s without a value moves its coins; cost and result are unknown, never 0', (line, held, pending) => {
    const engine = runNotation(
      `2023-12-30 10:00 buy A 1 BTC for 5.00\n2023-12-31 10:00 derivative other A for 1.00\n${line}\n2024-12-30 10:00 derivative other A for 1.00`,
    );
    expect(engine.issues()).toMatchObject([{ code: 'missing-value', severity: 'error', source: { eventId: 'e3' } }]);
    const coins = engine.holdings().filter(({ asset }) => asset === 'ETH');
    expect(coins).toEqual(held.map((each) => ({ wallet: 'A', ...each, cost: null, withoutCost: each.amount })));
    expect(engine.disposals()).toEqual([]);
    expect(engine.income()).toEqual([]);
    expect(engine.years()[1]?.incomplete).toBe(pending);
  });

  test('zero amounts, fees as large as the receipt, negative and unreadable numbers', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 0 ETH for 5.00
      2024-01-02 10:00 buy A 1 ETH for 5.00 fee 1 ETH
      2024-01-03 10:00 buy A -1 ETH for 5.00
      2024-01-04 10:00 buy A 1 ETH for -5.00
      2024-01-05 10:00 buy A 1 ETH for 5.00 fee 0 BNB
    `);
    expect(engine.issues().map(({ code, severity }) => [code, severity])).toEqual([
      ['zero-amount', 'info'],
      ['fee-exceeds-amount', 'error'],
      ['malformed-event', 'error'],
      ['malformed-event', 'error'],
    ]);
    expect(engine.holdings()).toMatchObject([{ amount: '1', cost: '5.00' }]);
  });
});
