import { expect, test, vi } from 'vitest';
import { eachInTurn } from './each-in-turn.ts';

test('others have their turn before the first and after every five hundred', async () => {
  const items = Array.from({ length: 1_001 }, (_, at) => at);
  let done = 0;
  const turns: number[] = [];
  const between = vi.fn(async () => {
    turns.push(done);
  });
  const made = await eachInTurn(
    items,
    (item, place) => {
      done++;
      return item * 2 + place;
    },
    between,
  );
  expect(turns).toEqual([0, 500, 1_000]);
  expect(made).toEqual(items.map((item) => item * 3));
});
