/** What one benchmark file gives back: figures with an optional target. The runner prints and writes them. */
export interface BenchFigure {
  readonly name: string;
  readonly value: string;
  /** The bound in words, and whether it was kept. A figure without a target is only reported. */
  readonly target?: string;
  readonly isMet?: boolean;
}

export interface BenchSection {
  readonly title: string;
  /** How it was measured, one paragraph each. */
  readonly notes: readonly string[];
  readonly figures: readonly BenchFigure[];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** A ratio against its bound. */
export function ratioFigure(name: string, ratio: number, bound: number): BenchFigure {
  return { name, value: `${ratio.toFixed(2)} x`, target: `at most ${bound} x`, isMet: ratio <= bound };
}
