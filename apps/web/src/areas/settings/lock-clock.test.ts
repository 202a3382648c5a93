import { afterEach, expect, test, vi } from 'vitest';
import { watchIdle } from './lock-clock.tsx';

afterEach(() => vi.useRealTimers());

function watched(isBusy = () => false) {
  let clock = 0;
  const page = new EventTarget();
  const onIdle = vi.fn();
  const tell = vi.fn();
  let heard: () => void = () => undefined;
  const listen = (listener: () => void) => {
    heard = listener;
    return () => undefined;
  };
  const stop = watchIdle({
    afterMs: 60_000,
    now: () => clock,
    onIdle,
    isBusy,
    page,
    others: { tell, listen },
  });
  const after = (ms: number, event?: string) => {
    clock += ms;
    if (event !== undefined) page.dispatchEvent(new Event(event));
  };
  return { after, onIdle, tell, heard: () => heard(), stop };
}

test('a minute without a touch locks, once; every touch begins it anew', () => {
  const { after, onIdle, stop } = watched();
  after(59_000, 'keydown');
  after(59_000, 'visibilitychange');
  expect(onIdle).not.toHaveBeenCalled();
  after(1_000, 'visibilitychange');
  after(60_000, 'focus');
  expect(onIdle).toHaveBeenCalledTimes(1);
  stop();
});

test('a machine that slept is locked by the first touch, which is no activity then', () => {
  const { after, onIdle, stop } = watched();
  after(3_600_000, 'pointerdown');
  expect(onIdle).toHaveBeenCalledTimes(1);
  stop();
});

test('another tab in use keeps this one open, and hears of this one at most every few seconds', () => {
  const { after, onIdle, tell, heard, stop } = watched();
  after(59_000);
  heard();
  after(59_000, 'focus');
  expect(onIdle).not.toHaveBeenCalled();
  after(100, 'keydown');
  after(100, 'keydown');
  expect(tell).toHaveBeenCalledTimes(1);
  stop();
});

test('not while an import works', () => {
  let isBusy = true;
  const { after, onIdle, stop } = watched(() => isBusy);
  after(60_000, 'focus');
  expect(onIdle).not.toHaveBeenCalled();
  isBusy = false;
  after(0, 'focus');
  expect(onIdle).toHaveBeenCalledTimes(1);
  stop();
});

test('the clock itself is looked at without any event', () => {
  vi.useFakeTimers();
  const { after, onIdle, stop } = watched();
  after(60_000);
  vi.advanceTimersByTime(5_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
  stop();
});
