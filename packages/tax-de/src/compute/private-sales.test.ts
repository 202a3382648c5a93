import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { compute, results } from '../testing/compute.ts';
import { buy, leg, moment, sell, swap, transfer } from '../testing/events.ts';

describe('private sales', () => {
  test('[P23-01] inside the period gain and loss count, outside neither does', () => {
    const events = [
      buy('b1', '2023-01-10', '2 BTC', '40000.00'),
      sell('s1', '2023-06-10', '1 BTC', '25000.00'),
      sell('s2', '2024-06-10', '1 BTC', '10000.00'),
    ];
    expect(results(events)).toEqual(['s1 main: 5000.00 taxable', 's2 main: -10000.00 free']);
    const { years } = compute(events);
    expect(years['2024']).toMatchObject({ privateSales: { net: '0.00', carryOut: '0.00' }, taxFreeGain: '-10000.00' });
  });

  test('[P23-04] anniversary day: still taxable, the day after is free', () => {
    const events = [
      buy('b1', '2023-06-15', '2 ETH', '3000.00'),
      sell('s1', '2024-06-15', '1 ETH', '3500.00'),
      sell('s2', '2024-06-16', '1 ETH', '3500.00'),
    ];
    expect(results(events)).toEqual(['s1 main: 2000.00 taxable', 's2 main: 2000.00 free']);
  });

  test('[P23-03] leap day: bought 29.02.2024, taxable on 28.02.2025, free on 01.03.2025', () => {
    const events = [
      buy('b1', '2024-02-29', '2 SOL', '200.00'),
      sell('s1', '2025-02-28', '1 SOL', '150.00'),
      sell('s2', '2025-03-01', '1 SOL', '150.00'),
    ];
    expect(results(events)).toEqual(['s1 main: 50.00 taxable', 's2 main: 50.00 free']);
  });

  test('[P23-05] Berlin midnight: 22:59:59 UTC on 31.12. is the old year, 23:00:00 UTC the new one', () => {
    const { years } = compute([
      buy('b1', '2023-10-01', '2 ETH', '3000.00'),
      sell('s1', '2023-12-31T22:59:59Z', '1 ETH', '2200.00'),
      sell('s2', '2023-12-31T23:00:00Z', '1 ETH', '2300.00'),
    ]);
    expect([years['2023']?.privateSales.net, years['2024']?.privateSales.net]).toEqual(['700.00', '800.00']);
    expect([years['2023']?.privateSales.taxable, years['2024']?.privateSales.taxable]).toEqual(['700.00', '0.00']);
  });

  test('[P23-07] gain = price - cost - expenses, for a sale and for a payment', () => {
    // Cost 1,000 + 10 fee for 2; sale 800 - 505 - 5 = 290; payment 600 - 505 = 95.
    const events: LedgerEvent[] = [
      buy('b1', '2024-01-10', '2 ETH', '1000.00', { fee: '10.00 EUR' }),
      sell('s1', '2024-02-10', '1 ETH', '800.00', { fee: '5.00 EUR' }),
      { id: 'p1', at: moment('2024-03-10'), kind: 'spend', wallet: 'A', out: leg('1 ETH'), valueEur: '600.00' },
    ];
    expect(results(events)).toEqual(['s1 main: 290.00 taxable', 'p1 main: 95.00 taxable']);
  });

  test('[P23-08] a swap is a sale and a purchase; with two values each leg takes its own', () => {
    const events: LedgerEvent[] = [
      buy('b1', '2024-01-10', '1 BTC', '30000.00'),
      {
        id: 'x1',
        at: moment('2024-02-10'),
        kind: 'swap',
        wallet: 'A',
        out: leg('1 BTC'),
        in: leg('15 ETH'),
        valueInEur: '40000.00',
        valueOutEur: '40500.00',
      },
      sell('s1', '2024-03-10', '15 ETH', '41000.00'),
    ];
    // Price is what was received: 40,000 - 30,000. Cost of the new coin is what was given: 41,000 - 40,500.
    expect(results(events)).toEqual(['x1 main: 10000.00 taxable', 's1 main: 500.00 taxable']);
  });

  test('[P23-08] one known value serves both legs', () => {
    const events = [
      buy('b1', '2024-01-10', '1 BTC', '30000.00'),
      swap('x1', '2024-02-10', '1 BTC', '15 ETH', '40000.00'),
      sell('s1', '2024-03-10', '15 ETH', '41000.00'),
    ];
    expect(results(events)).toEqual(['x1 main: 10000.00 taxable', 's1 main: 1000.00 taxable']);
  });

  test('[P23-09] gifts, lost coins and redeemed tokens are no disposals; a gift keeps the date and cost of the giver', () => {
    const events: LedgerEvent[] = [
      buy('b1', '2024-01-10', '4 BTC', '80000.00'),
      { id: 'g1', at: moment('2024-02-10'), kind: 'gift-out', wallet: 'A', out: leg('1 BTC') },
      { id: 'l1', at: moment('2024-02-11'), kind: 'lost', wallet: 'A', out: leg('1 BTC') },
      { id: 'r1', at: moment('2024-02-12'), kind: 'redeem', wallet: 'A', out: leg('1 BTC') },
      {
        id: 'g2',
        at: moment('2024-03-10'),
        kind: 'gift-in',
        wallet: 'B',
        in: leg('1 ETH'),
        valueEur: '100.00',
        acquiredAt: moment('2023-01-01'),
      },
      sell('s1', '2024-03-11', '1 ETH', '3000.00', { wallet: 'B' }),
    ];
    expect(results(events)).toEqual(['s1 main: 2900.00 free']);
    expect(compute(events).holdings).toEqual([{ wallet: 'A', asset: 'BTC', amount: '1', cost: '20000.00' }]);
  });

  test('[P23-10] a fee in the coin received leaves the net quantity for the full cost, without a disposal', () => {
    const events = [
      buy('b1', '2024-01-10', '1 BTC', '1000.00', { fee: '0.5 BTC' }),
      sell('s1', '2024-02-10', '0.5 BTC', '1200.00'),
    ];
    expect(results(events)).toEqual(['s1 main: 200.00 taxable']);
  });

  test('[P23-10] a fee in a third coin is a disposal; its value is cost on a purchase and expense on a sale', () => {
    const events = [
      buy('b1', '2024-01-10', '2 BNB', '400.00'),
      buy('b2', '2024-02-10', '1 ETH', '2000.00', { fee: '1 BNB', feeValue: '300.00' }),
      sell('s1', '2024-03-10', '1 ETH', '3000.00', { fee: '1 BNB', feeValue: '350.00' }),
    ];
    // Fee coins: 300 - 200 and 350 - 200. Sale: 3,000 - (2,000 + 300) - 350.
    expect(results(events)).toEqual(['b2 fee: 100.00 taxable', 's1 main: 350.00 taxable', 's1 fee: 150.00 taxable']);
  });

  test('[P23-11] the coin fee of an own transfer is a disposal, or leaves without a result by option', () => {
    const events = [
      buy('b1', '2024-01-10', '1 ETH', '1000.00'),
      transfer('t1', '2024-02-10', '0.9 ETH', 'B', { fee: '0.1 ETH', feeValue: '150.00' }),
    ];
    expect(results(events)).toEqual(['t1 fee: 50.00 taxable']);
    expect(results(events, { transferFee: 'ignore' })).toEqual([]);
    expect(compute(events, { transferFee: 'ignore' }).holdings).toEqual([
      { wallet: 'B', asset: 'ETH', amount: '0.9', cost: '900.00' },
    ]);
  });

  test('[P23-11] a fee that stands alone is a disposal without expenses', () => {
    const events: LedgerEvent[] = [
      buy('b1', '2024-01-10', '1 ETH', '1000.00'),
      { id: 'f1', at: moment('2024-02-10'), kind: 'fee', wallet: 'A', out: leg('0.1 ETH'), valueEur: '150.00' },
    ];
    expect(results(events)).toEqual(['f1 fee: 50.00 taxable']);
  });

  test('[P23-12] a stablecoin is an asset like any other; fiat is never a lot', () => {
    const events = [
      buy('b1', '2024-01-10', '1000 USDT', '900.00'),
      swap('x1', '2024-02-10', '1000 USDT', '0.02 BTC', '950.00'),
    ];
    expect(results(events)).toEqual(['x1 main: 50.00 taxable']);
    const fiat = compute([buy('b1', '2024-01-10', '1000 USD', '900.00')]);
    expect(fiat.holdings).toEqual([]);
    expect(fiat.issues.map(({ severity }) => severity)).toContain('error');
  });

  test('[P23-13] expenses are spread by quantity and the part of tax-free lots is lost', () => {
    const events = [
      buy('b1', '2022-01-10', '1 ETH', '1000.00'),
      buy('b2', '2024-01-10', '3 ETH', '3000.00'),
      sell('s1', '2024-02-10', '4 ETH', '8000.00', { fee: '40.00 EUR' }),
    ];
    // 10 of 40 fall on the free quarter: 6,000 - 3,000 - 30.
    expect(compute(events).years['2024']?.privateSales).toMatchObject({ expenses: '30.00', net: '2970.00' });
  });

  test('[P23-14] an own transfer keeps date and cost; a hard fork shares the cost and keeps the date', () => {
    const moved = [
      buy('b1', '2023-01-10', '1 BTC', '20000.00'),
      transfer('t1', '2023-12-10', '1 BTC', 'B'),
      sell('s1', '2024-01-11', '1 BTC', '30000.00', { wallet: 'B' }),
    ];
    expect(results(moved)).toEqual(['s1 main: 10000.00 free']);
    // The rule book's example: cost 3,000, prices 2,500 and 500: new coin 500, old coin 2,500.
    const forked: LedgerEvent[] = [
      buy('b1', '2024-01-10', '1 BTC', '3000.00'),
      {
        id: 'k1',
        at: moment('2024-02-10'),
        kind: 'fork',
        wallet: 'A',
        asset: 'BTC',
        in: leg('1 BCH'),
        priceOldEur: '2500.00',
        priceNewEur: '500.00',
      },
      sell('s1', '2025-01-10', '1 BCH', '600.00'),
      sell('s2', '2025-01-11', '1 BTC', '2600.00'),
    ];
    expect(results(forked)).toEqual(['s1 main: 100.00 taxable', 's2 main: 100.00 free']);
  });

  test('[P23-14] a token migration renames and rescales the lots', () => {
    const events: LedgerEvent[] = [
      buy('b1', '2024-01-10', '100 OLD', '500.00'),
      { id: 'm1', at: moment('2024-02-10'), kind: 'migration', wallet: 'A', out: leg('100 OLD'), in: leg('1 NEW') },
      sell('s1', '2025-01-11', '1 NEW', '700.00'),
    ];
    expect(results(events)).toEqual(['s1 main: 200.00 free']);
  });

  test('[P23-15] wrapping carries the lots over, liquid staking is a swap; the settings turn both round', () => {
    const events: LedgerEvent[] = [
      buy('b1', '2024-01-10', '2 ETH', '2000.00'),
      { ...swap('w1', '2024-02-10', '1 ETH', '1 WETH', '1500.00'), nature: 'wrap' },
      { ...swap('w2', '2024-02-11', '1 ETH', '1 stETH', '1500.00'), nature: 'liquid-staking' },
    ];
    expect(results(events)).toEqual(['w2 main: 500.00 taxable']);
    expect(results(events, { wrapping: 'swap', liquidStaking: 'carry-over' })).toEqual(['w1 main: 500.00 taxable']);
  });

  test('[LOSS-11] a loss stands although the same quantity is bought back on the same day', () => {
    const { years } = compute([
      buy('b1', '2024-01-10', '1 BTC', '50000.00'),
      sell('s1', '2024-06-10T08:00:00Z', '1 BTC', '40000.00'),
      buy('b2', '2024-06-10T09:00:00Z', '1 BTC', '40010.00'),
    ]);
    expect(years['2024']?.privateSales).toMatchObject({ net: '-10000.00', carryOut: '10000.00' });
  });
});
