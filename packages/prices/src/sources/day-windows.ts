/**
 * Bundles the days an asset needs into as few requests as possible: one window per period of the service, never one
 * request per row. Each window reaches a few days further on both sides, for the plausibility check.
 */
import type { Day } from '@cryptax/kernel';

export interface DayWindow {
  readonly from: Day;
  readonly to: Day;
}

export interface WindowLimits {
  readonly maxDays: number;
  /** Days outside are not asked for. */
  readonly oldest?: Day | undefined;
  readonly latest: Day;
  /** No window reaches across this day. */
  readonly split?: Day | undefined;
}

const MARGIN = 3;

/** `days` ascending. */
export function planWindows(days: readonly Day[], limits: WindowLimits): DayWindow[] {
  const { maxDays, latest, split } = limits;
  const oldest = limits.oldest ?? (0 as Day);
  const asked = days.filter((day) => day >= oldest && day <= latest);
  const windows: DayWindow[] = [];
  for (let index = 0; index < asked.length; ) {
    const first = asked[index] as Day;
    const isBefore = split !== undefined && first < split;
    const floor = split !== undefined && !isBefore ? Math.max(oldest, split) : oldest;
    const ceiling = isBefore ? Math.min(latest, split - 1) : latest;
    // No day in two windows: which of two answers came last must not matter.
    const from = Math.max(first - MARGIN, floor, (windows.at(-1)?.to ?? -1) + 1);
    const end = Math.max(first, Math.min(from + maxDays - 1, ceiling));
    let last: number = first;
    while (index < asked.length && (asked[index] as Day) <= end) last = asked[index++] as Day;
    windows.push({ from: from as Day, to: Math.min(last + MARGIN, end) as Day });
  }
  return windows;
}
