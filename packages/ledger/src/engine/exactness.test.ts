import { describe, expect, test } from 'vitest';
import { runNotation } from '../notation/run-notation.ts';

describe('0.1 to 0.3 exactness', () => {
  test('half a cent is rounded away from zero, both ways', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 2 ETH for 0.01
      2024-02-01 10:00 sell A 1 ETH for 0.01
      2024-02-02 10:00 sell A 1 ETH for 0.00
    `);
    /** Cost of each half: 0.005. Gains: +0.005 and -0.005; the year sums to exactly 0. */
    expect(engine.disposals().map(({ cost, gain }) => [cost, gain])).toEqual([
      ['0.01', '0.01'],
      ['0.01', '-0.01'],
    ]);
    expect(engine.years()).toMatchObject([{ taxable: { cost: '0.01', net: '0.00', gains: '0.01', losses: '-0.01' } }]);
  });

  test('thirds that add up to a tie are a tie: 1/3 and 2/3 of 0.015', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 3 ETH for 0.015
      2024-02-01 10:00 sell A 1 ETH for 0.00
      2024-02-02 10:00 sell A 2 ETH for 0.00
    `);
    /** 0.005 and 0.01: the first is a tie by itself. The sum 0.015 rounds away to 0.02. */
    expect(engine.disposals().map(({ cost }) => cost)).toEqual(['0.01', '0.01']);
    expect(engine.years()[0]?.taxable).toMatchObject({ cost: '0.02', net: '-0.02', losses: '-0.02' });
  });

  test('a hair below the tie is not a tie', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 1 ETH for 0.004999999999999999999999999999
      2024-02-01 10:00 sell A 1 ETH for 0.00
    `);
    expect(engine.disposals()).toMatchObject([{ cost: '0.00', gain: '0.00' }]);
  });

  test('averages that end in a tie after a division that does not end', () => {
    const engine = runNotation(
      `
      2024-01-01 10:00 buy A 3 ETH for 0.01
      2024-01-02 10:00 sell A 1.5 ETH for 0.00
    `,
      { method: 'AVERAGE' },
    );
    /** 0.01 / 3 * 1.5 = 0.005 exactly, though 0.01 / 3 has no end. */
    expect(engine.disposals()).toMatchObject([{ cost: '0.01', gain: '-0.01' }]);
  });

  test('amounts beyond two limbs: 60 digits and more are matched to the last unit', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 987654321987654321987654321.123456789012345678901234567890 SHIB for 100.00
      2024-02-01 10:00 sell A 987654321987654321987654321.12345678901234567890123456789 SHIB for 300.00
    `);
    expect(engine.disposals()).toMatchObject([{ gain: '200.00' }]);
    expect(engine.holdings()).toEqual([]);
    const short = runNotation(`
      2024-01-01 10:00 buy A 987654321987654321987654321.1 SHIB for 100.00
      2024-02-01 10:00 sell A 987654321987654321987654321.100000000000000000000000000001 SHIB for 300.00
    `);
    expect(short.issues()).toMatchObject([{ params: { missing: '0.000000000000000000000000000001' } }]);
  });

  test('the last wei of an 18-decimal amount is not lost', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 1234567.000000000000000001 ETH for 1234567.00
      2024-02-01 10:00 sell A 1234567 ETH for 2000000.00
    `);
    expect(engine.holdings()).toEqual([{ wallet: 'A', asset: 'ETH', amount: '0.000000000000000001', cost: '0.00' }]);
  });

  test('euro beyond 2^53 of the fine unit stay exact, also in sums', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 3 BTC for 900000000000000.03
      2024-02-01 10:00 sell A 1 BTC for 900000000000000.04
      2024-02-02 10:00 sell A 1 BTC for 900000000000000.04
    `);
    /** Cost of a third: 300,000,000,000,000.01; gain 600,000,000,000,000.03 each. */
    expect(engine.disposals()).toMatchObject([{ cost: '300000000000000.01', gain: '600000000000000.03' }, {}]);
    expect(engine.years()[0]?.taxable).toMatchObject({
      proceeds: '1800000000000000.08',
      cost: '600000000000000.02',
      net: '1200000000000000.06',
    });
  });

  test('trailing zeros and exponents are the same numbers', () => {
    const engine = runNotation('2024-01-01 10:00 buy A 0.10000000000000000000000000000000 BTC for 1000.000000000000');
    engine.append([
      {
        id: 'x',
        at: '2024-01-02T10:00:00Z',
        kind: 'sell',
        wallet: 'A',
        out: { asset: 'BTC', amount: '1e-1' },
        valueEur: '1.1e3',
      },
    ]);
    expect(engine.disposals()).toMatchObject([{ amount: '0.1', gain: '100.00' }]);
  });

  test('a column of rounded lines may differ from its total; the total counts', () => {
    const engine = runNotation(`
      2024-01-01 10:00 buy A 3 ETH for 10.00
      2024-02-01 10:00 sell A 1 ETH for 3.33
      2024-02-02 10:00 sell A 1 ETH for 3.33
      2024-02-03 10:00 sell A 1 ETH for 3.33
    `);
    /** Each gain is -0.00333... = 0.00 in cents; the sum is -0.01. */
    expect(engine.disposals().map(({ gain }) => gain)).toEqual(['0.00', '0.00', '0.00']);
    expect(engine.years()).toMatchObject([{ taxable: { net: '-0.01' } }]);
  });
});
