import { describe, expect, test } from 'vitest';
import { runNotation } from '../notation/run-notation.ts';

describe('movements of unknown meaning', () => {
  test('coins that left take the next lots along; what stays is certain', () => {
    const engine = runNotation(`
      2022-01-01 10:00 buy A 1 BTC for 100.00
      2024-01-01 10:00 buy A 1 BTC for 200.00
      2024-02-01 10:00 open out A 1 BTC because transfer.unmatched-out
      2024-03-01 10:00 sell A 1 BTC for 500.00
    `);
    // Sold, given, lost or sent to another wallet: each takes the lot of 2022 out of this one.
    expect(engine.disposals()).toMatchObject([{ eventId: 'e4', cost: '200.00', gain: '300.00' }]);
    expect(engine.disposals()[0]).not.toHaveProperty('provisionalBy');
    expect(engine.movements()).toMatchObject([{ eventId: 'e3', kind: 'open', amount: '1', lotId: 'e1' }]);
    expect(engine.issues()).toMatchObject([
      {
        code: 'open-event',
        severity: 'error',
        source: { eventId: 'e3' },
        params: { direction: 'out', asset: 'BTC', amount: '1', wallet: 'A', reason: 'transfer.unmatched-out' },
      },
    ]);
    expect(engine.years()).toMatchObject([{ taxable: { net: '300.00' }, incomplete: 0 }]);
  });

  test('in one pool over all wallets a move would have taken no lot, so later sales are provisional for good', () => {
    const engine = runNotation(
      `
      2024-01-01 10:00 buy A 1 BTC for 100.00
      2024-02-01 10:00 open out A 1 BTC
      2024-03-01 10:00 buy A 1 BTC for 200.00
      2024-04-01 10:00 sell A 1 BTC for 500.00
    `,
      { scope: 'global' },
    );
    expect(engine.disposals()).toMatchObject([{ gain: '300.00', provisionalBy: 'e2' }]);
    expect(engine.years()).toMatchObject([{ provisional: 1 }]);
  });

  test('coins that arrived are held without cost and date; sales beside them are provisional, of them pending', () => {
    const engine = runNotation(`
      2023-01-01 10:00 buy A 1 BTC for 100.00
      2024-01-01 10:00 open in A 1 BTC because transfer.unmatched-in
      2024-03-01 10:00 sell A 1 BTC for 500.00
      2024-04-01 10:00 sell A 0.5 BTC for 260.00
    `);
    expect(engine.disposals()).toMatchObject([{ eventId: 'e3', gain: '400.00', provisionalBy: 'e2' }]);
    expect(engine.pending()).toMatchObject([
      { eventId: 'e4', part: 'main', amount: '0.5', lacking: ['cost', 'origin'], restsOn: ['e2'] },
    ]);
    expect(engine.holdings()).toEqual([{ wallet: 'A', asset: 'BTC', amount: '0.5', cost: null, withoutCost: '0.5' }]);
    expect(engine.openLots()).toMatchObject([{ lotId: 'e2', cost: null, hasNoOrigin: true }]);
    expect(engine.years()).toMatchObject([{ year: 2024, incomplete: 1, provisional: 1, taxable: { net: '0.00' } }]);
  });

  test('doubt travels with the lots, and ends where the pool is empty', () => {
    const engine = runNotation(`
      2023-01-01 10:00 buy A 1 BTC for 100.00
      2024-01-01 10:00 open in A 1 BTC
      2024-02-01 10:00 transfer A to B 1 BTC
      2024-03-01 10:00 sell B 1 BTC for 500.00
      2024-04-01 10:00 buy B 1 BTC for 300.00
      2024-05-01 10:00 sell B 1 BTC for 350.00
    `);
    expect(engine.disposals().map(({ eventId, provisionalBy }) => [eventId, provisionalBy])).toEqual([
      ['e4', 'e2'],
      ['e6', undefined],
    ]);
  });

  test('a purchase without a price keeps its date: by date it is certain, by price it is not', () => {
    const ledger = `
      2022-01-01 10:00 buy A 1 BTC
      2024-01-01 10:00 buy A 1 BTC for 300.00
      2024-02-01 10:00 sell A 1 BTC for 500.00
      2024-03-01 10:00 sell A 1 BTC for 500.00
    `;
    const fifo = runNotation(ledger);
    expect(fifo.pending()).toMatchObject([{ eventId: 'e3', lacking: ['cost'], restsOn: ['e1'] }]);
    expect(fifo.disposals()).toMatchObject([{ eventId: 'e4', gain: '200.00' }]);
    expect(fifo.disposals()[0]).not.toHaveProperty('provisionalBy');
    const hifo = runNotation(ledger, { method: 'HIFO' });
    expect(hifo.disposals()).toMatchObject([{ eventId: 'e3', gain: '200.00', provisionalBy: 'e1' }]);
  });

  test('an average over an unknown cost is unknown until the pool is empty', () => {
    const engine = runNotation(
      `
      2024-01-01 10:00 buy A 1 BTC
      2024-01-02 10:00 buy A 1 BTC for 300.00
      2024-02-01 10:00 sell A 1.5 BTC for 500.00
      2024-03-01 10:00 sell A 0.5 BTC for 500.00
      2024-04-01 10:00 buy A 1 BTC for 300.00
      2024-05-01 10:00 sell A 0.5 BTC for 500.00
    `,
      { method: 'AVERAGE' },
    );
    expect(engine.pending().map(({ eventId }) => eventId)).toEqual(['e3', 'e4']);
    expect(engine.disposals()).toMatchObject([{ eventId: 'e6', cost: '150.00' }]);
  });

  test('a receipt without a value is pending income', () => {
    const engine = runNotation('2024-01-01 10:00 income staking A 1 ETH');
    expect(engine.pending()).toMatchObject([{ eventId: 'e1', part: 'income', amount: '1', lacking: ['price'] }]);
  });
});
