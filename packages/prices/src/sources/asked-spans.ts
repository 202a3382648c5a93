/** Stretches of days that a service was asked for successfully, so that a coin it does not know is not asked for on every load. */
import type { Day } from '@cryptax/kernel';

export interface AskedSpan {
  readonly from: Day;
  readonly to: Day;
  /** The day on which it was asked: what a service did not know then, it may know a month later. */
  readonly on: Day;
}

export const ASK_AGAIN_AFTER_DAYS = 30;

export function wasAsked(spans: readonly AskedSpan[], day: Day): boolean {
  return spans.some(({ from, to }) => day >= from && day <= to);
}

/**
 * With the new span in place of whatever was asked of its days before. What lies outside of it stays as old as it was, so that
 * everything grows old, and a day that was asked again is young again.
 */
export function withSpan(spans: readonly AskedSpan[], span: AskedSpan): AskedSpan[] {
  let joined = span;
  const apart: AskedSpan[] = [];
  for (const one of spans) {
    if (one.on === span.on && one.to >= joined.from - 1 && one.from <= joined.to + 1) {
      joined = {
        from: Math.min(one.from, joined.from) as Day,
        to: Math.max(one.to, joined.to) as Day,
        on: span.on,
      };
      continue;
    }
    if (one.from < span.from) apart.push({ ...one, to: Math.min(one.to, span.from - 1) as Day });
    if (one.to > span.to) apart.push({ ...one, from: Math.max(one.from, span.to + 1) as Day });
  }
  return [...apart, joined].sort((a, b) => a.from - b.from);
}

/** Ascending days as stretches without a gap. */
export function stretchesOf(days: readonly Day[]): { readonly from: Day; readonly to: Day }[] {
  const stretches: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last !== undefined && day <= last.to + 1) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}
