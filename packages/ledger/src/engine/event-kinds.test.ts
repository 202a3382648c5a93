import { describe, expect, test } from 'vitest';
import { runNotation } from '../notation/run-notation.ts';

/** Rule book 1.3, one test for each line of the table that concerns lots. */
describe('1.3 what is what', () => {
  test('a sale for euro is a disposal at the price agreed', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 2 BTC for 60000.00
      2024-03-03 10:00 sell A 0.5 BTC for 25000.00
    `);
    /** Cost 60,000 * 0.5 / 2 = 15,000; gain 25,000 - 15,000. */
    expect(engine.disposals()).toMatchObject([{ part: 'main', cost: '15000.00', gain: '10000.00', taxFree: false }]);
    expect(engine.holdings()).toEqual([{ wallet: 'A', asset: 'BTC', amount: '1.5', cost: '45000.00' }]);
  });

  test('a swap is a disposal of the coin given and starts a new year for the coin received', () => {
    const engine = runNotation(`
      2023-01-03 10:00 buy A 1 BTC for 20000.00
      2024-06-03 10:00 swap A 1 BTC to 20 ETH for 60000.00
      2024-12-03 10:00 sell A 20 ETH for 70000.00
    `);
    expect(engine.disposals()).toMatchObject([
      { asset: 'BTC', gain: '40000.00', taxFree: true },
      { asset: 'ETH', cost: '60000.00', gain: '10000.00', taxFree: false, lots: [{ lotId: 'e2', chain: ['e2'] }] },
    ]);
  });

  test('with both values known the price is that of the coin received, the cost that of the coin given', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 1 BTC for 20000.00
      2024-02-03 10:00 swap A 1 BTC to 10 ETH for 1.00 in-value 25000.00 out-value 25200.00
    `);
    expect(engine.disposals()).toMatchObject([{ proceeds: '25000.00', gain: '5000.00' }]);
    expect(engine.holdings()).toMatchObject([{ asset: 'ETH', cost: '25200.00' }]);
  });

  test('paying with coins is a disposal at the price of the goods', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 1 ETH for 2000.00
      2024-02-03 10:00 spend A 0.1 ETH for 250.00
    `);
    expect(engine.disposals()).toMatchObject([{ part: 'main', proceeds: '250.00', cost: '200.00', gain: '50.00' }]);
  });

  test('a move between own wallets is no disposal; date, cost, name and history travel', () => {
    const engine = runNotation(`
      2023-01-03 10:00 buy A 1 ETH for 1200.00
      2023-06-03 10:00 transfer A to B 0.25 ETH
      2024-02-03 10:00 sell B 0.25 ETH for 500.00
    `);
    expect(engine.disposals()).toMatchObject([
      {
        wallet: 'B',
        cost: '300.00',
        taxFree: true,
        lots: [{ lotId: 'e1', acquiredAt: '2023-01-03T10:00:00Z', chain: ['e1', 'e2'] }],
      },
    ]);
    expect(engine.movements()).toMatchObject([
      { eventId: 'e2', kind: 'transfer', wallet: 'A', toWallet: 'B', amount: '0.25', cost: '300.00', lotId: 'e1' },
    ]);
  });

  test('a gift given leaves the books without a gain', () => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 2 ETH for 4000.00
      2024-02-03 10:00 gift-out A 0.5 ETH
    `);
    expect(engine.disposals()).toEqual([]);
    expect(engine.movements()).toMatchObject([{ kind: 'gift-out', amount: '0.5', cost: '1000.00' }]);
    expect(engine.holdings()).toMatchObject([{ amount: '1.5', cost: '3000.00' }]);
  });

  test('a gift received takes over the date and cost of the giver', () => {
    const engine = runNotation(`
      2024-01-03 10:00 gift-in A 1 ETH for 800.00 acquired 2022-05-01 09:00
      2024-02-03 10:00 sell A 1 ETH for 2000.00
    `);
    expect(engine.disposals()).toMatchObject([
      { cost: '800.00', taxFree: true, lots: [{ acquiredAt: '2022-05-01T09:00:00Z' }] },
    ]);
  });

  test('income counts at its value and makes a lot at that value', () => {
    const engine = runNotation(`
      2024-01-03 10:00 income staking A 0.5 ETH for 1000.00 fee 3.00 EUR
      2024-02-03 10:00 sell A 0.5 ETH for 1100.00
    `);
    expect(engine.income()).toMatchObject([{ kind: 'staking', valueEur: '1000.00', expenses: '3.00', amount: '0.5' }]);
    expect(engine.years()).toMatchObject([
      { year: 2024, income: { gross: '1000.00', expenses: '3.00', net: '997.00' }, taxable: { net: '100.00' } },
    ]);
  });

  test.each(['lost', 'redeem'] as const)('%s: units leave the books, no disposal and no loss', (kind) => {
    const engine = runNotation(`
      2024-01-03 10:00 buy A 2 ETH for 4000.00
      2024-02-03 10:00 ${kind} A 2 ETH
    `);
    expect(engine.disposals()).toEqual([]);
    expect(engine.movements()).toMatchObject([{ kind, amount: '2', cost: '4000.00' }]);
    expect(engine.holdings()).toEqual([]);
    expect(engine.years()).toEqual([]);
  });

  test('derivatives are kept apart, gains and losses of their own', () => {
    const engine = runNotation(`
      2024-01-03 10:00 derivative futures A for 120.50
      2024-01-04 10:00 derivative funding A for -20.25
    `);
    expect(engine.derivatives()).toMatchObject([{ valueEur: '120.50' }, { kind: 'funding', valueEur: '-20.25' }]);
    expect(engine.years()).toMatchObject([
      { derivatives: { gains: '120.50', losses: '-20.25', net: '100.25' }, taxable: { net: '0.00' } },
    ]);
  });

  test('fiat is never a lot: a leg in fiat blocks the event', () => {
    const engine = runNotation('2024-01-03 10:00 buy A 100 USD for 92.00');
    expect(engine.holdings()).toEqual([]);
    expect(engine.issues()).toMatchObject([{ code: 'fiat-leg', severity: 'error', params: { asset: 'USD' } }]);
  });
});
