import { describe, expect, test } from 'vitest';
import { runNotation } from '../notation/run-notation.ts';

describe('1.7 fees', () => {
  test('a euro fee on a purchase joins the cost', () => {
    const engine = runNotation('2024-01-03 10:00 buy A 1 BTC for 20000.00 fee 10.00 EUR');
    expect(engine.holdings()).toMatchObject([{ cost: '20010.00' }]);
  });

  test('a euro fee on a sale, swap or spending is an expense of the disposal', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 3 BTC for 30000.00
      2024-01-04 10:00 sell A 1 BTC for 12000.00 fee 5.00 EUR
      2024-01-05 10:00 spend A 1 BTC for 12000.00 fee 6.00 EUR
      2024-01-06 10:00 swap A 1 BTC to 5 ETH for 12000.00 fee 7.00 EUR
    `);
    expect(engine.disposals().map(({ expenses, gain }) => [expenses, gain])).toEqual([
      ['5.00', '1995.00'],
      ['6.00', '1994.00'],
      ['7.00', '1993.00'],
    ]);
    /** All of the fee belongs to the disposal, none to the coin received. */
    expect(engine.holdings()).toMatchObject([{ asset: 'ETH', cost: '12000.00' }]);
  });

  test('a fee in a third coin on a purchase is a disposal and joins the cost, before the lot exists', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 1 BNB for 200.00
      2024-01-04 10:00 buy A 1 BTC for 20000.00 fee 0.1 BNB worth 30.00
    `);
    expect(engine.disposals()).toMatchObject([{ part: 'fee', asset: 'BNB', proceeds: '30.00', gain: '10.00' }]);
    expect(engine.holdings()).toContainEqual({ wallet: 'A', asset: 'BTC', amount: '1', cost: '20030.00' });
  });

  test('a fee in the coin given is a second disposal after the main one, and its value an expense of it', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 1 BTC for 20000.00
      2024-01-04 10:00 buy A 1 BTC for 30000.00
      2024-02-03 10:00 sell A 0.999 BTC for 39960.00 fee 0.002 BTC worth 80.00
    `);
    /** FIFO: 0.999 of the first lot, then the fee takes its last 0.001 (20.00) and 0.001 of the second (30.00). */
    expect(engine.disposals()).toMatchObject([
      { part: 'main', cost: '19980.00', expenses: '80.00', gain: '19900.00' },
      { part: 'fee', cost: '50.00', proceeds: '80.00', expenses: '0.00', gain: '30.00' },
    ]);
  });

  test('a fee in the coin received: only the net quantity arrives, for the full cost, no fee disposal', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 0.1 BTC for 4000.00 fee 0.0002 BTC
      2024-01-04 10:00 swap A 0.05 BTC to 1 ETH for 2000.00 fee 0.01 ETH
    `);
    expect(engine.disposals()).toHaveLength(1);
    expect(engine.holdings()).toMatchObject([
      { asset: 'BTC', amount: '0.0498' },
      { asset: 'ETH', amount: '0.99', cost: '2000.00' },
    ]);
  });

  const TRANSFER = `
    2024-01-03 10:00 buy A 1 ETH for 2000.00
    2024-02-03 10:00 transfer A to B 0.9 ETH fee 0.1 ETH worth 250.00
  `;

  test('a network fee on a transfer is a disposal at market value, neither expense nor cost', () => {
    const engine = runNotation(TRANSFER);
    expect(engine.disposals()).toMatchObject([{ part: 'fee', proceeds: '250.00', cost: '200.00', gain: '50.00' }]);
    expect(engine.holdings()).toEqual([{ wallet: 'B', asset: 'ETH', amount: '0.9', cost: '1800.00' }]);
  });

  test('option transferFee "ignore": the units leave with no result, and no value is needed', () => {
    const engine = runNotation(TRANSFER.replace(' worth 250.00', ''), { transferFee: 'ignore' });
    expect(engine.disposals()).toEqual([]);
    expect(engine.issues()).toEqual([]);
    expect(engine.holdings()).toEqual([{ wallet: 'B', asset: 'ETH', amount: '0.9', cost: '1800.00' }]);
  });

  test('a fee that stands alone is a disposal at market value without expense', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 1 ETH for 2000.00
      2024-02-03 10:00 fee A 0.01 ETH for 25.00
    `);
    expect(engine.disposals()).toMatchObject([{ part: 'fee', proceeds: '25.00', cost: '20.00', expenses: '0.00' }]);
  });

  test('expenses are spread over the lots by quantity; the part of free lots does not count', () => {
    const engine = runNotation(`
      2023-01-03 10:00 buy A 3 ETH for 3000.00
      2024-01-02 10:00 buy A 1 ETH for 2000.00
      2024-02-03 10:00 sell A 4 ETH for 10000.00 fee 40.00 EUR
    `);
    expect(engine.disposals()[0]?.lots.map(({ expenses, gain }) => [expenses, gain])).toEqual([
      ['30.00', '4470.00'],
      ['10.00', '490.00'],
    ]);
    expect(engine.years()).toMatchObject([{ taxable: { expenses: '10.00', net: '490.00' }, taxFreeGain: '4470.00' }]);
  });

  test('a coin fee without a value leaves both results open; it never becomes 0', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 1 ETH for 2000.00
      2024-02-03 10:00 sell A 0.5 ETH for 1500.00 fee 0.01 ETH
    `);
    expect(engine.disposals()).toEqual([]);
    expect(engine.pending().map(({ part, amount, lacking }) => [part, amount, lacking])).toEqual([
      ['main', '0.5', ['expenses']],
      ['fee', '0.01', ['price']],
    ]);
    expect(engine.holdings()).toEqual([{ wallet: 'A', asset: 'ETH', amount: '0.49', cost: '980.00' }]);
    expect(engine.issues()).toMatchObject([
      { code: 'missing-value', source: { eventId: 'e2' }, params: { field: 'fee.valueEur', asset: 'ETH' } },
    ]);
  });

  test('a coin fee that falls short stops only the fee disposal', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 1 ETH for 2000.00
      2024-02-03 10:00 sell A 1 ETH for 2500.00 fee 0.01 ETH worth 25.00
    `);
    expect(engine.disposals()).toMatchObject([{ part: 'main', gain: '475.00' }]);
    expect(engine.issues()).toMatchObject([
      { code: 'missing-acquisition', params: { part: 'fee', missing: '0.01', available: '0' } },
    ]);
    expect(engine.years()).toMatchObject([{ incomplete: 1 }]);
  });

  test('a fiat fee where the law gives it no effect is said, not swallowed', () => {
    const engine = runNotation('2024-01-03 10:00 gift-in A 1 ETH for 100.00 fee 2.00 EUR');
    expect(engine.holdings()).toMatchObject([{ cost: '100.00' }]);
    expect(engine.issues()).toMatchObject([{ code: 'fee-without-effect', severity: 'info' }]);
  });
});
