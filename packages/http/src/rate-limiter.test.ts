import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

test('five requests in 60 s per key, then a wait until the first is a minute old', () => {
  let now = 0;
  const limiter = new RateLimiter(() => now);
  for (let i = 0; i < 5; i++) {
    expect(limiter.take('a')).toBe(0);
    now += 1_000;
  }
  expect(limiter.take('a')).toBe(55_000);
  expect(limiter.take('b')).toBe(0);
  now = 60_000;
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('a')).toBe(1_000);
});

test('a service that asked for patience gets it', () => {
  let now = 0;
  const limiter = new RateLimiter(() => now, { a: { requests: 100, perMs: 60_000 } });
  limiter.pause('a', 7_000);
  limiter.pause('a', 3_000);
  expect(limiter.take('a')).toBe(7_000);
  now = 7_000;
  expect(limiter.take('a')).toBe(0);
});

test('whatever the pattern of requests, no window holds more than allowed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { maxLength: 200 }), fc.integer({ min: 1, max: 5 }), (gaps, requests) => {
      let now = 0;
      const limiter = new RateLimiter(() => now, { a: { requests, perMs: 1_000 } });
      const taken: number[] = [];
      for (const gap of gaps) {
        now += gap;
        if (limiter.take('a') === 0) taken.push(now);
      }
      for (const start of taken) {
        expect(taken.filter((at) => at >= start && at < start + 1_000).length).toBeLessThanOrEqual(requests);
      }
    }),
  );
});

test('after the clock was set back nobody waits for the old time to come again', () => {
  let now = 86_400_000;
  const limiter = new RateLimiter(() => now, { a: { requests: 2, perMs: 60_000 } });
  limiter.take('a');
  limiter.take('a');
  limiter.pause('b', 7_000);
  now = 0;
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('b')).toBe(0);
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('a'), 'the limit holds in the new time').toBe(60_000);
});
