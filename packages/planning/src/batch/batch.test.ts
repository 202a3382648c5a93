import type { Decimal } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planPools } from '../lots/plan-pool.ts';
import { arbitraryPurchases, bought, day, engineOf, pricesOf } from '../testing/plan-ledgers.ts';
import { goTo, HISTORY_LIMIT, record, redo, startHistory, undo } from './history.ts';
import { EMPTY_BOOK, type PlanBook } from './plan-book.ts';
import { rebalance } from './rebalance.ts';
import { type BatchOperation, runOperation } from './run-operation.ts';

const PRICES = { BTC: '50000', ETH: '2000' };

function batch(
  events: readonly LedgerEvent[],
  selection: readonly string[],
  prices: ReadonlyMap<string, Decimal> = pricesOf(PRICES),
) {
  const engine = engineOf(events);
  const question = {
    engine,
    person: { figures: engine.years(), profile: {} },
    settings: DEFAULT_SETTINGS,
    pools: planPools(engine),
    prices,
    today: day('2026-11-15'),
    selection,
  };
  return {
    engine,
    run: (operation: BatchOperation, book: PlanBook = EMPTY_BOOK) => runOperation({ ...question, book }, operation),
  };
}

function good<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('operations', () => {
  const lots = bought('2025-01-10 1 BTC 20000', '2026-02-10 1 BTC 40000', '2026-03-10 2 ETH 6000');

  test('selling three quarters takes the free coin first; the gain of the next is taxed', () => {
    // 1.5 BTC: 1 free, 0.5 with 5,000 gain: 26.375 % = 1,318.75.
    const result = good(batch(lots, ['BTC']).run({ kind: 'sell', percent: 75 }));
    expect(result.added.map(({ lotId, amount, taxableGain }) => [lotId, amount, taxableGain])).toEqual([
      ['b1', '1', '0.00'],
      ['b2', '0.5', '5000.00'],
    ]);
    expect(result).toMatchObject({ proceeds: '75000.00', tax: '1318.75', taxFreeGain: '30000.00' });
  });

  test('holding until free puts each lot on its own day and costs nothing', () => {
    const result = good(batch(lots, ['BTC']).run({ kind: 'hold-until-free' }));
    expect(result.added.map(({ lotId, day: on }) => [lotId, on])).toEqual([
      ['b1', '2026-11-15'],
      ['b2', '2027-02-11'],
    ]);
    expect(result.tax).toBe('0.00');
  });

  test('a second operation sees what the first has planned: its loss takes off the tax', () => {
    const batcher = batch(lots, ['BTC', 'ETH']);
    const first = good(batcher.run({ kind: 'sell', percent: 75 }));
    // Of the 2 ETH half a coin is left (cost 1,500, value 1,000): loss 500. The gains were 5,000 - 1,500 (1.5 ETH at a loss).
    const second = good(batcher.run({ kind: 'harvest' }, first.book));
    expect(second.added).toMatchObject([{ lotId: 'b3', amount: '0.5', taxableGain: '-500.00' }]);
    // 3,500 -> 3,000: 500 x 26.375 % = 131.875; 923.125 and 791.25 round to 923.13 and 791.25.
    expect(second.tax).toBe('-131.88');
  });

  test('a plan of everything is worth what is held, to the cent, and says what it rests on', () => {
    // Three thirds of a coin: rounded one by one they would add up to a cent more.
    const thirds = bought('2025-01-10 0.33333333 BTC 1', '2026-02-10 0.33333333 BTC 1', '2026-03-10 0.33333334 BTC 1');
    const { run } = batch(thirds, ['BTC'], pricesOf({ BTC: '0.05' }));
    const all = good(run({ kind: 'hold-until-free' }));
    expect(all.added.map(({ proceeds }) => proceeds)).toEqual(['0.02', '0.02', '0.02']);
    expect(all).toMatchObject({ proceeds: '0.05', basis: 'in-force' });
    // A newer lot at a loss, sold before an older one with a gain: that has to be named.
    const { run: pick } = batch(bought('2026-02-10 1 BTC 20000', '2026-03-10 1 BTC 60000'), ['BTC']);
    expect(good(pick({ kind: 'harvest' }))).toMatchObject({ basis: 'named-lots', tax: '0.00', taxInForce: '7912.50' });
  });

  test('the specified refusals', () => {
    const { run } = batch(lots, []);
    expect(run({ kind: 'sell', percent: 10 })).toEqual({ ok: false, error: { code: 'batch.nothing-selected' } });
    const unknown = JSON.parse('{"kind":"burn"}') as BatchOperation;
    expect(batch(lots, ['BTC']).run(unknown)).toEqual({ ok: false, error: { code: 'batch.operation-unknown' } });
    expect(batch(lots, ['BTC']).run({ kind: 'harvest' })).toEqual({
      ok: false,
      error: { code: 'batch.nothing-to-do' },
    });
  });
});

test('rebalance: one point is ignored, more than five are urgent', () => {
  // 50,000 BTC (50 %), 30,000 ETH (30 %), 20,000 SOL (20 %).
  const pools = planPools(engineOf(bought('2025-01-10 1 BTC 1', '2025-01-10 15 ETH 1', '2025-01-10 200 SOL 1')));
  const trades = rebalance(
    pools,
    pricesOf({ ...PRICES, SOL: '100' }),
    new Map([
      ['BTC', 44],
      ['ETH', 33],
      ['SOL', 21],
    ]),
  );
  expect(trades).toEqual([
    {
      asset: 'BTC',
      side: 'sell',
      value: '6000.00',
      amount: '0.12',
      currentPercent: '50.0',
      targetPercent: '44.0',
      priority: 'high',
    },
    {
      asset: 'ETH',
      side: 'buy',
      value: '3000.00',
      amount: '1.5',
      currentPercent: '30.0',
      targetPercent: '33.0',
      priority: 'normal',
    },
  ]);
});

describe('history', () => {
  test('undo and redo restore the book byte for byte, and the engine is untouched', () => {
    const operations: BatchOperation[] = [
      { kind: 'sell', percent: 20 },
      { kind: 'harvest' },
      { kind: 'hold-until-free' },
    ];
    fc.assert(
      fc.property(arbitraryPurchases, fc.array(fc.constantFrom(...operations), { maxLength: 5 }), (events, chosen) => {
        const { engine, run } = batch(events, ['BTC', 'ETH']);
        const ledger = JSON.stringify([engine.years(), engine.openLots()]);
        let history = startHistory<PlanBook>(EMPTY_BOOK);
        const states = [JSON.stringify(history.state)];
        for (const [index, operation] of chosen.entries()) {
          const result = run(operation, history.state);
          if (!result.ok) continue;
          history = record(history, `${index}`, operation.kind, result.value.book);
          states.push(JSON.stringify(history.state));
        }
        for (const expected of states.toReversed().slice(1)) {
          history = undo(history);
          expect(JSON.stringify(history.state)).toBe(expected);
        }
        for (const expected of states.slice(1)) {
          history = redo(history);
          expect(JSON.stringify(history.state)).toBe(expected);
        }
        expect(JSON.stringify([engine.years(), engine.openLots()])).toBe(ledger);
      }),
      { numRuns: 25 },
    );
  });

  test('fifty steps are kept; a new step forgets what was undone; an unknown id is said', () => {
    let history = startHistory(0);
    for (let step = 1; step <= HISTORY_LIMIT + 5; step++) history = record(history, `${step}`, 'step', step);
    expect(history.entries).toHaveLength(50);
    expect(history.entries[0]?.before).toBe(5);
    const back = goTo(history, '40');
    expect(back).toMatchObject({ state: 39 });
    if ('code' in back) throw new Error('known');
    expect(goTo(back, '45')).toMatchObject({ state: 45 });
    expect(record(back, 'new', 'step', 99)).toMatchObject({ state: 99, place: 35 });
    expect(goTo(history, 'missing')).toEqual({ code: 'batch.operation-missing' });
    expect(undo(startHistory(7))).toMatchObject({ state: 7 });
  });
});
