/**
 * Puts windows of several coins into one request where the service takes a list. A request costs the service the days
 * of its window once per coin, so windows are joined only while that stays below what it answers at once.
 */
import type { Day } from '@cryptax/kernel';
import type { DayWindow } from './day-windows.ts';

export interface ListLimits {
  readonly maxCoins: number;
  /** Coins times days. */
  readonly maxPoints: number;
}

export interface CoinWindow<T> {
  readonly coin: T;
  readonly window: DayWindow;
}

export interface ListRequest<T> {
  readonly coins: readonly T[];
  readonly window: DayWindow;
}

/** Lists that have room further back than this begin too early for the window at hand anyway. */
const OPEN_LISTS = 40;

/** `sameCoin`: two windows of one coin never share a request, because an answer names each coin once. */
export function packWindows<T>(
  windows: readonly CoinWindow<T>[],
  limits: ListLimits,
  sameCoin: (a: T, b: T) => boolean,
): ListRequest<T>[] {
  const lists: { coins: T[]; window: DayWindow }[] = [];
  for (const { coin, window } of [...windows].sort((a, b) => a.window.from - b.window.from)) {
    const fits = lists.slice(-OPEN_LISTS).find((list) => {
      const points = length(joined(list.window, window)) * (list.coins.length + 1);
      if (list.coins.length >= limits.maxCoins || points > limits.maxPoints) return false;
      return !list.coins.some((other) => sameCoin(other, coin));
    });
    if (fits === undefined) lists.push({ coins: [coin], window });
    else {
      fits.window = joined(fits.window, window);
      fits.coins.push(coin);
    }
  }
  return lists;
}

function joined(a: DayWindow, b: DayWindow): DayWindow {
  return { from: Math.min(a.from, b.from) as Day, to: Math.max(a.to, b.to) as Day };
}

function length({ from, to }: DayWindow): number {
  return to - from + 1;
}
