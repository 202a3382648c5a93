import { expect, test } from 'vitest';
import { runInBatches } from './run-in-batches.ts';
import { FakeClock } from './testing/fake-clock.ts';

test('ten at a time, 200 ms between the batches, results in order', async () => {
  const clock = new FakeClock(0);
  const starts: number[] = [];
  const results = await runInBatches(
    Array.from({ length: 25 }, (_, index) => index),
    clock,
    async (item) => {
      starts.push(clock.now());
      return item * 2;
    },
  );
  expect(results).toEqual(Array.from({ length: 25 }, (_, index) => index * 2));
  expect(starts.filter((at) => at === 0)).toHaveLength(10);
  expect(starts.filter((at) => at === 200)).toHaveLength(10);
  expect(starts.filter((at) => at === 400)).toHaveLength(5);
});

test('nothing to do takes no time', async () => {
  const clock = new FakeClock(0);
  expect(await runInBatches([], clock, async () => 1)).toEqual([]);
  expect(clock.sleeps).toEqual([]);
});
