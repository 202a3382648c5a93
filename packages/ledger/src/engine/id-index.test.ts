import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdIndex } from './id-index.ts';

test('finds what a Map finds, through growth and removal', () => {
  const steps = fc.array(fc.record({ id: fc.string({ maxLength: 3 }), isRemoval: fc.boolean() }), { maxLength: 300 });
  fc.assert(
    fc.property(steps, (list) => {
      const ids: string[] = [];
      const index = new IdIndex(ids);
      const model = new Map<string, number>();
      for (const { id, isRemoval } of list) {
        expect(index.find(id)).toBe(model.get(id) ?? -1);
        if (isRemoval) {
          index.remove(id);
          model.delete(id);
        } else if (!model.has(id)) {
          index.reserve(1);
          model.set(id, ids.length);
          ids.push(id);
          index.put(index.probe(id), ids.length - 1);
        }
      }
      for (const [id, slot] of model) expect(index.find(id)).toBe(slot);
    }),
  );
});
