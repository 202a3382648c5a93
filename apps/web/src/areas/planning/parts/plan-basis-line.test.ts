import { expect, it } from 'vitest';
import { freeTerm, plannedOrders } from './plan-basis-line.tsx';

it('names each order that is in force for none or only some of the positions, once', () => {
  const of = (...bases: readonly ('in-force' | 'planning' | 'named-lots')[]) => ({
    strategies: bases.map((basis, index) => ({ basis, strategy: (['FIFO', 'LIFO', 'SMART'] as const)[index] })),
  });
  const rows = [of('in-force', 'planning', 'named-lots'), of('planning', 'planning', 'named-lots')];
  expect(plannedOrders(rows as never)).toEqual(['LIFO', 'FIFO']);
  expect(plannedOrders([])).toEqual([]);
});

it('calls a loss of free lots one that does not count', () => {
  expect(freeTerm({ taxFreeGain: '-1086.98' })).toBe('result.freeLoss');
  expect(freeTerm({ taxFreeGain: '0.00' })).toBe('result.freeGain');
});
