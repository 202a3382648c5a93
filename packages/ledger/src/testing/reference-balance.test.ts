import { addYears } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryLedger, arbitrarySettings } from './arbitrary-ledger.ts';
import { order, plus, total } from './fraction.ts';
import { costOf } from './reference-book.ts';
import { ReferenceEngine } from './reference-engine.ts';

test('cost is conserved to the last fraction: acquired = disposed + left + held', () => {
  fc.assert(
    fc.property(arbitraryLedger(40), arbitrarySettings, (events, settings) => {
      const engine = new ReferenceEngine(events, settings, (day) => addYears(day, 1));
      const disposed = costOf(engine.disposals.flatMap(({ parts }) => parts.map(({ lot }) => lot)));
      const held = total(engine.book.pools.map(({ lots }) => costOf(lots)));
      const out = plus(plus(disposed, costOf(engine.departed)), held);
      expect(order(costOf(engine.acquired), out)).toBe(0);
    }),
    { numRuns: 100 },
  );
});
