import { ok, type Result } from '@cryptax/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentPrices } from '../../platform/ledger/price-types.ts';
import { browserEnvironment } from '../../platform/notices/environment.ts';
import { isAlert, isRealChange, PriceTracker, trustOf } from './price-tracker.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function sheet(price: string, state: 'live' | 'stale' = 'live'): Result<CurrentPrices, unknown> {
  const time = '2026-11-15T12:00:00Z';
  const prices = [{ asset: 'BTC', price, source: 'test', time, state }];
  return ok({ mode: 'live', askedAt: time, prices, missing: [], services: [] });
}

const off: CurrentPrices = { mode: 'off', askedAt: '2026-11-15T12:00:00Z', prices: [], missing: [], services: [] };

function setUp(answers: () => Result<CurrentPrices, unknown>) {
  const asked: { at: number; maxAgeMs: number }[] = [];
  const tracker = new PriceTracker(browserEnvironment, async (maxAgeMs) => {
    asked.push({ at: Date.now(), maxAgeMs });
    return answers();
  });
  return { tracker, asked };
}

describe('tracking', () => {
  it.each([5, 10, 30, 60] as const)('updates at once and then every %i s, until it is stopped', async (seconds) => {
    const { tracker, asked } = setUp(() => sheet('100'));
    tracker.choose(seconds);
    tracker.start();
    await vi.advanceTimersByTimeAsync(seconds * 2_000);
    const step = seconds * 1_000;
    expect(asked.map(({ at }) => at)).toEqual([0, step, 2 * step]);
    expect(new Set(asked.map(({ maxAgeMs }) => maxAgeMs))).toEqual(new Set([step]));
    tracker.stop();
    await vi.advanceTimersByTimeAsync(step * 5);
    expect(asked).toHaveLength(3);
    expect(tracker.state.get().isRunning).toBe(false);
  });

  it('keeps its interval while it runs', async () => {
    const { tracker } = setUp(() => sheet('100'));
    tracker.start();
    tracker.choose(60);
    expect(tracker.state.get().seconds).toBe(10);
  });

  it('started twice it still asks once per interval', async () => {
    const { tracker, asked } = setUp(() => sheet('100'));
    tracker.start();
    tracker.start();
    tracker.stop();
    tracker.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.length).toBeLessThanOrEqual(3);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it('asks for the newest itself, however many questions of others are under way', async () => {
    let isPermitted = false;
    const { tracker, asked } = setUp(() => (isPermitted ? sheet('100') : ok(off)));
    // A screen that asks again as soon as an answer is there.
    let screens = 2;
    tracker.state.subscribe(() => {
      if (!tracker.state.get().isAsking && screens-- > 0) queueMicrotask(() => void tracker.update(30_000));
    });
    void tracker.update(30_000);
    const newest = tracker.newest();
    isPermitted = true;
    expect((await newest)?.prices).toMatchObject([{ asset: 'BTC', state: 'live' }]);
    expect(asked.at(-1)?.maxAgeMs).toBe(0);
  });

  it('a failing source changes nothing: the last prices stay and the calls do not count', async () => {
    let answer = sheet('100');
    const { tracker } = setUp(() => answer);
    tracker.start();
    await vi.advanceTimersByTimeAsync(0);
    answer = sheet('100', 'stale');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tracker.state.get()).toMatchObject({
      calls: 1,
      updatedAt: 0,
      last: { prices: [{ price: '100', state: 'stale' }] },
    });
    answer = { ok: false, error: 'gone' };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tracker.state.get().last?.prices[0]?.price).toBe('100');
  });

  it('an answer for the book before does not reach the next one', async () => {
    let arrive: (answer: Result<CurrentPrices, unknown>) => void = () => undefined;
    const tracker = new PriceTracker(browserEnvironment, () => new Promise((resolve) => (arrive = resolve)));
    void tracker.update();
    tracker.reset();
    arrive(sheet('100'));
    await vi.advanceTimersByTimeAsync(0);
    expect(tracker.state.get()).toMatchObject({ last: null, isAsking: false });
  });

  it('alerts from 3 %, the five newest', async () => {
    let price = 100;
    const { tracker } = setUp(() => sheet(String(price)));
    tracker.start();
    await vi.advanceTimersByTimeAsync(0);
    for (let step = 0; step < 7; step++) {
      price *= 2;
      await vi.advanceTimersByTimeAsync(10_000);
    }
    const { alerts, realChanges } = tracker.state.get();
    expect(alerts.map(({ to }) => to)).toEqual(['12800', '6400', '3200', '1600', '800']);
    expect(alerts[0]).toMatchObject({ asset: 'BTC', change: '1.000000', at: 70_000 });
    expect(realChanges).toBe(7);
  });
});

describe('thresholds', () => {
  it('3 % exactly is an alert, a hair less is not; both directions', () => {
    expect([isAlert('100', '103'), isAlert('100', '102.99999'), isAlert('100', '97')]).toEqual([true, false, true]);
  });

  it('a change is real above 0.001 %', () => {
    expect([isRealChange('100000', '100001'), isRealChange('100000', '100001.01')]).toEqual([false, true]);
  });

  it.each([
    [0, 0, 'establishing'],
    [2, 9, 'establishing'],
    [3, 1, 'pending'],
    [4, 1, 'pending'],
    [5, 1, 'verified'],
    [5, 0, 'pending'],
    [10, 0, 'monitoring'],
    [10, 1, 'verified'],
  ] as const)('%i calls with %i changes: %s', (calls, realChanges, trust) => {
    expect(trustOf({ calls, realChanges })).toBe(trust);
  });
});
