import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buy, buys } from '../testing/test-bed.ts';
import { applySplices, type Entry, invertSplices, type Splice } from './splice.ts';

const chunk = { events: buys('e', 5), origins: [1, 1, 2, 2, 0] };
const entry = (id: string, origin = 0): Entry => ({ event: buy(id), origin });

test('places count in the chunk before the edit', () => {
  const splices: Splice[] = [
    { at: 0, removed: [entry('e1', 1)], inserted: [entry('x', 7), entry('y', 7)] },
    { at: 3, removed: [entry('e4', 2)], inserted: [] },
    { at: 5, removed: [], inserted: [entry('z')] },
  ];
  const edited = applySplices(chunk, splices);
  expect(edited.ok && edited.value.events.map((event) => event.id)).toEqual(['x', 'y', 'e2', 'e3', 'e5', 'z']);
  expect(edited.ok && edited.value.origins).toEqual([7, 7, 1, 2, 0, 0]);
  // x and y came (+1), e4 went (0): the third place moves from 5 to 5, the second from 3 to 4.
  expect(invertSplices(splices).map((splice) => splice.at)).toEqual([0, 4, 5]);
});

test('another event than expected at the place is a mismatch', () => {
  const splices = [{ at: 1, removed: [entry('e1')], inserted: [] }];
  expect(applySplices(chunk, splices)).toEqual({ ok: false, error: 'mismatch' });
});

test('an edit followed by its inverse is the chunk again', () => {
  const edits = fc.array(fc.record({ remove: fc.boolean(), insert: fc.nat({ max: 2 }) }), {
    minLength: 5,
    maxLength: 5,
  });
  fc.assert(
    fc.property(edits, (plan) => {
      const splices = plan.flatMap(({ remove, insert }, at): Splice[] => {
        const event = chunk.events[at];
        if (!event || (!remove && insert === 0)) return [];
        const removed = remove ? [{ event, origin: chunk.origins[at] ?? 0 }] : [];
        return [{ at, removed, inserted: Array.from({ length: insert }, (_, i) => entry(`n${at}-${i}`, 3)) }];
      });
      const edited = applySplices(chunk, splices);
      const back = edited.ok ? applySplices(edited.value, invertSplices(splices)) : edited;
      expect(back).toEqual({ ok: true, value: chunk });
    }),
  );
});
