import { expect, test } from 'vitest';
import { CACHE_LIFETIME_MS } from './limits.ts';
import { TtlCache } from './ttl-cache.ts';

test('the lifetimes of the specification', () => {
  expect(CACHE_LIFETIME_MS).toMatchObject({
    wallet: 300_000,
    price: 30_000,
    transactions: 120_000,
    risk: 600_000,
    chain: 60_000,
    default: 60_000,
  });
});

test('an entry lives until its time is over', () => {
  let now = 0;
  const cache = new TtlCache<string>(() => now);
  cache.set('a', 'x', 30_000);
  now = 29_999;
  expect(cache.get('a')).toBe('x');
  now = 30_000;
  expect(cache.get('a')).toBeUndefined();
});

test('the 1001st entry pushes out the 100 oldest', () => {
  const cache = new TtlCache<number>(() => 0);
  for (let i = 0; i < 1_000; i++) cache.set(`k${i}`, i, 1_000);
  expect(cache.size).toBe(1_000);
  cache.set('k1000', 1_000, 1_000);
  expect(cache.size).toBe(901);
  expect(cache.get('k99')).toBeUndefined();
  expect(cache.get('k100')).toBe(100);
  expect(cache.get('k1000')).toBe(1_000);
});

test('writing an entry again makes it young', () => {
  const cache = new TtlCache<number>(() => 0);
  for (let i = 0; i < 1_000; i++) cache.set(`k${i}`, i, 1_000);
  cache.set('k0', -1, 1_000);
  expect(cache.size).toBe(1_000);
  cache.set('new', 1, 1_000);
  expect(cache.get('k0')).toBe(-1);
});

test('expired entries are cleared away every 30 s', () => {
  let now = 0;
  const cache = new TtlCache<number>(() => now);
  cache.set('a', 1, 10_000);
  now = 29_999;
  cache.set('b', 2, 60_000);
  expect(cache.size).toBe(2);
  now = 30_000;
  cache.set('c', 3, 60_000);
  expect(cache.size).toBe(2);
});

test('whoever wants it fresher than its lifetime gets it only while it is young enough', () => {
  let now = 0;
  const cache = new TtlCache<string>(() => now);
  cache.set('a', 'x', 30_000);
  now = 4_999;
  expect(cache.get('a', 5_000)).toBe('x');
  now = 5_000;
  expect(cache.get('a', 5_000)).toBeUndefined();
  expect(cache.get('a')).toBe('x');
});

test('after the clock was set back nothing counts as fresh', () => {
  let now = 3_600_000;
  const cache = new TtlCache<string>(() => now);
  cache.set('a', 'old price', 30_000);
  now = 0;
  expect(cache.get('a')).toBeUndefined();
  cache.set('a', 'new price', 30_000);
  expect(cache.get('a')).toBe('new price');
});
