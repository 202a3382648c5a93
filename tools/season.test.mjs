import { expect, test } from 'vitest';
import { compareRows, sumOf } from './season/load/check-rows.mjs';
import { capacityModel, LEDGER_SIZES } from './season/model.mjs';
import { PARAMETERS } from './season/parameters.mjs';
import { simulateSeason } from './season/simulate.mjs';

/** A small country: ten thousand accounts on one shard of one core, so that hand arithmetic and runs stay short. */
const small = {
  ...PARAMETERS,
  users: { value: 10_000 },
  accountShare: { value: 1 },
  coresPerShard: { value: 1 },
};

test('the shares of ledger sizes make one', () => {
  expect(LEDGER_SIZES.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
});

test('storage and load by hand: accounts x events x bytes, and the last day’s busiest hour', () => {
  const model = capacityModel(small);
  // 0.8 x 200 + 0.18 x 3,000 + 0.02 x 60,000
  expect(model.eventsPerAccount).toBe(1900);
  expect(model.storedBytes).toBeCloseTo(10_000 * 1900 * 595 * 1.8 * 1.15, 0);
  // 10,000 x 0.5 x 0.16 x 0.11 = 88 sessions in 3,600 s
  expect(model.sessionsPerSecond).toBeCloseTo(88 / 3600, 10);
  // 0.35 x 0.3 x 1,900 = 199.5 events x 2 / 8,400 s, and 13 requests of 3 ms
  expect(model.coreSecondsPerSession).toBeCloseTo((199.5 * 2) / 8400 + 0.039, 10);
});

test('the same seed replays the same season, another one does not', () => {
  const model = capacityModel(small);
  const first = simulateSeason(small, model, { seed: 7, firstDay: 13 });
  expect(simulateSeason(small, model, { seed: 7, firstDay: 13 })).toEqual(first);
  expect(simulateSeason(small, model, { seed: 8, firstDay: 13 }).sessions).not.toBe(first.sessions);
});

test('a season brings the visits and the work that the model expects of it', () => {
  const model = capacityModel(small);
  const { sessions, work } = simulateSeason(small, model, { seed: 3 });
  const expected = 10_000 * 0.5;
  expect(Math.abs(sessions - expected) / expected).toBeLessThan(0.05);
  const expectedWork = expected * model.coreSecondsPerSession * 0.5;
  expect(Math.abs(work - expectedWork) / expectedWork).toBeLessThan(0.15);
});

test('too few cores make people wait', () => {
  const model = capacityModel(small);
  expect(simulateSeason(small, model, { seed: 3, firstDay: 13 }).waitP99Seconds).toBeLessThan(1);
  expect(simulateSeason(small, model, { seed: 3, firstDay: 13, load: 2000 }).waitP99Seconds).toBeGreaterThan(1);
});

test('lost, doubled and half-written rows are counted', () => {
  const batch = (name) => Array.from({ length: 50 }, (_, index) => ({ id: `${name}-${index}` }));
  const user = { confirmed: new Set(['a-0', 'a-1', 'gone-0']), sent: new Set(['a', 'b', 'gone']) };
  const stored = [...batch('a'), ...batch('b').slice(0, 7), { id: 'a-0' }];
  const result = compareRows(user, stored);
  expect(result).toEqual({ confirmed: 3, lost: ['gone-0'], doubled: 1, torn: ['b'] });
  expect(sumOf([result, result])).toEqual({ confirmed: 6, lost: 2, doubled: 2, torn: 2 });
});
