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

export function isOpen({ low, high }: RangeText): boolean {
  return low !== high || low === null;
}

/** Years of which nothing is bounded all look alike: several of them are one line. */
export function foldBoundless(open: readonly YearRange[]): {
  readonly banded: readonly YearRange[];
  readonly boundless: readonly YearRange[];
} {
  const hasNoEnd = ({ low, high }: RangeText) => low === null && high === null;
  const isBoundless = ({ privateSales, income }: YearRange) =>
    hasNoEnd(privateSales) && (hasNoEnd(income) || !isOpen(income));
  const boundless = open.filter(isBoundless);
  if (boundless.length < 2) return { banded: open, boundless: [] };
  return { banded: open.filter((year) => !isBoundless(year)), boundless };
}

/** "2014, 2017–2025": neighbouring years as one span. */
export function yearSpans(years: readonly number[]): string {
  const spans: { from: number; to: number }[] = [];
  for (const year of [...new Set(years)].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.to === year - 1) last.to = year;
    else spans.push({ from: year, to: year });
  }
  return spans
    .map(({ from, to }) => (from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`))
    .join(', ');
}
