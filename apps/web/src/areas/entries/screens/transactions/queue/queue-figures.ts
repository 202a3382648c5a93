/** What the queue says in euro: how much is open, how much of it has been decided since it was opened. */
import { add, compare, dec, formatShortest, subtract, ZERO } from '@cryptax/kernel';
import type { RangeText, YearRange } from '../../../../../platform/ledger/certainty-types.ts';

/** How much all open years together can still move: the tax where it is known, else the sums; null where nothing bounds it. */
export function openWidth(years: readonly YearRange[]): string | null {
  let sum = ZERO;
  for (const { complete, tax, privateSales, income } of years) {
    if (complete) continue;
    for (const range of tax === undefined ? [privateSales, income] : [tax]) {
      const width = spanOf(range);
      if (width === null) return null;
      sum = add(sum, dec(width));
    }
  }
  return formatShortest(sum);
}

function spanOf({ low, high }: RangeText): string | null {
  if (low === null || high === null) return null;
  return compare(dec(low), dec(high)) >= 0 ? '0' : formatShortest(subtract(dec(high), dec(low)));
}

export interface EuroProgress {
  readonly done: string;
  readonly all: string;
  /** Between 0 and 1, for the bar. */
  readonly share: number;
}

/** Undefined while nothing bounds what is open. */
export function euroProgress(widest: string | null, now: string | null): EuroProgress | undefined {
  if (widest === null || now === null || compare(dec(widest), ZERO) === 0) return undefined;
  const done = subtract(dec(widest), dec(now));
  const decided = compare(done, ZERO) < 0 ? '0' : formatShortest(done);
  return { done: decided, all: widest, share: Number(decided) / Number(widest) };
}

/** The larger of two widths, so far as they are known. */
export function wider(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return compare(dec(a), dec(b)) >= 0 ? a : b;
}
