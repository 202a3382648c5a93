import { dayFromCivil } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import { runNotation } from '../notation/run-notation.ts';

describe('0.5 days', () => {
  test('the year is that of the Berlin day, with a note where UTC differs', () => {
    const engine = runNotation(`
      2023-02-01 10:00 buy A 2 ETH for 100.00
      2023-12-31 22:59:59 sell A 1 ETH for 100.00
      2023-12-31 23:00:00 sell A 1 ETH for 100.00
    `);
    expect(engine.disposals(2023).map(({ eventId }) => eventId)).toEqual(['e2']);
    expect(engine.disposals(2024).map(({ eventId }) => eventId)).toEqual(['e3']);
    expect(engine.issues()).toEqual([
      { code: 'utc-berlin-day-differs', severity: 'info', source: { eventId: 'e3' }, params: { effect: 'year' } },
    ]);
  });

  test('the holding period ends with the anniversary in Berlin, with a note where UTC differs', () => {
    const engine = runNotation(`
      2023-02-01 10:00 buy A 3 ETH for 300.00
      2024-02-01 22:30 sell A 1 ETH for 100.00
      2024-02-01 23:30 sell A 1 ETH for 100.00
      2024-02-02 10:00 sell A 1 ETH for 100.00
    `);
    expect(engine.disposals().map(({ taxFree }) => taxFree)).toEqual([false, true, true]);
    expect(engine.issues()).toMatchObject([
      { code: 'utc-berlin-day-differs', source: { eventId: 'e3' }, params: { effect: 'holding-period', lotId: 'e1' } },
    ]);
  });

  test('years without events between two years are listed', () => {
    const engine = runNotation(`
      2021-02-01 10:00 income staking A 1 ETH for 100.00
      2024-02-01 22:30 sell A 1 ETH for 150.00
    `);
    expect(engine.years().map(({ year, taxFreeGain }) => [year, taxFreeGain])).toEqual([
      [2021, '0.00'],
      [2022, '0.00'],
      [2023, '0.00'],
      [2024, '50.00'],
    ]);
  });

  test('holdings at the end of a Berlin day, also in an average pool', () => {
    const text = `
      2024-01-01 10:00 buy A 1 ETH for 100.00
      2024-01-02 10:00 buy A 1 ETH for 200.00
      2024-01-31 22:59 sell A 1 ETH for 300.00
      2024-01-31 23:00 transfer A to B 0.5 ETH
    `;
    const day = dayFromCivil(2024, 1, 31);
    expect(runNotation(text).holdingsOn(day)).toEqual([{ wallet: 'A', asset: 'ETH', amount: '1', cost: '200.00' }]);
    const average = runNotation(text, { method: 'AVERAGE' });
    expect(average.holdingsOn(day)).toEqual([{ wallet: 'A', asset: 'ETH', amount: '1', cost: '150.00' }]);
    expect(average.holdingsOn(dayFromCivil(2024, 1, 1))).toMatchObject([{ amount: '1', cost: '100.00' }]);
    expect(average.holdingsOn(dayFromCivil(2023, 12, 31))).toEqual([]);
    expect(average.holdings()).toMatchObject([
      { wallet: 'A', cost: '75.00' },
      { wallet: 'B', cost: '75.00' },
    ]);
  });
});
