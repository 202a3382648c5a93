import { describe, expect, test } from 'vitest';
import { runNotation } from '../notation/run-notation.ts';
import type { PoolMethod } from '../settings.ts';

const TEXT = `
  2023-01-01 10:00 buy A 1 ETH for 10.00
  2023-01-02 10:00 buy A 1 ETH for 30.00
  2023-02-01 10:00 sell A 1 ETH for 50.00
  2023-03-01 10:00 sell A 1 ETH for 50.00
  2023-05-01 10:00 buy A 1 ETH for 10.00
  2023-05-02 10:00 buy A 1 ETH for 30.00
  2023-06-01 10:00 sell A 1 ETH for 50.00
`;

function lastCost(poolMethods: readonly PoolMethod[]): string | undefined {
  return runNotation(TEXT, { poolMethods }).disposals().at(-1)?.cost;
}

describe('4.4 the method of a pool', () => {
  const eth = { wallet: 'A', asset: 'ETH' } as const;

  test('one pool may have another method than the rest from the start', () => {
    expect(lastCost([])).toBe('10.00');
    expect(lastCost([{ ...eth, method: 'HIFO' }])).toBe('30.00');
    expect(lastCost([{ ...eth, wallet: 'B', method: 'HIFO' }])).toBe('10.00');
  });

  test('it may change while the pool is empty', () => {
    const poolMethods = [{ ...eth, method: 'LIFO', from: '2023-04-01T00:00:00Z' }] as const;
    const engine = runNotation(TEXT, { poolMethods });
    expect(engine.disposals().map((disposal) => disposal.cost)).toEqual(['10.00', '30.00', '30.00']);
    expect(engine.issues()).toEqual([]);
  });

  test('a change while units are held is refused, said, and stays refused', () => {
    const poolMethods = [{ ...eth, method: 'LIFO', from: '2023-02-15T00:00:00Z' }] as const;
    const engine = runNotation(TEXT, { poolMethods });
    expect(engine.disposals().map((disposal) => disposal.cost)).toEqual(['10.00', '30.00', '10.00']);
    expect(engine.issues()).toEqual([
      {
        code: 'method-switch-refused',
        severity: 'error',
        source: {},
        params: { asset: 'ETH', wallet: 'A', method: 'LIFO', keeps: 'FIFO', held: '1' },
      },
    ]);
  });

  test('a change in the very second of the sale that empties the pool comes before the sale, so it is refused', () => {
    const poolMethods = [{ ...eth, method: 'LIFO', from: '2023-03-01T10:00:00Z' }] as const;
    expect(runNotation(TEXT, { poolMethods }).issues()).toMatchObject([{ code: 'method-switch-refused' }]);
  });

  test('lots carry their cost between pools of different methods', () => {
    const engine = runNotation(
      `
      2024-01-01 10:00 buy A 1 ETH for 10.00
      2024-01-02 10:00 buy A 1 ETH for 30.00
      2024-01-03 10:00 transfer A to B 1 ETH
      2024-01-04 10:00 sell B 0.5 ETH for 50.00
      2024-01-05 10:00 transfer B to A 0.5 ETH
    `,
      { poolMethods: [{ ...eth, method: 'AVERAGE' }] },
    );
    /** A leaves at its average of 20; B is FIFO with a lot of cost 20; A gets 10 back for half of it. */
    expect(engine.disposals()).toMatchObject([{ cost: '10.00' }]);
    expect(engine.holdings()).toEqual([{ wallet: 'A', asset: 'ETH', amount: '1.5', cost: '30.00' }]);
  });

  test('parts of one average have one unit cost: among them the older goes first, also by HIFO', () => {
    const engine = runNotation(
      `
      2024-01-01 10:00 buy A 987654321987654321.123456789123456789 ETH for 0.01
      2024-01-02 10:00 buy A 1 ETH for 0.01
      2024-01-03 10:00 transfer A to B 987654321987654322.123456789123456789 ETH
      2024-01-04 10:00 sell B 2 ETH for 0.00
    `,
      { method: 'HIFO', poolMethods: [{ ...eth, method: 'AVERAGE' }] },
    );
    expect(engine.disposals()).toMatchObject([{ lots: [{ lotId: 'e1', amount: '2' }] }]);
  });
});
