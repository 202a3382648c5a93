/** Target shares for rebalancing: the largest positions of the selection, and whether their targets add up. */
import type { PlanPosition } from '../../../planning-types.ts';

export interface TargetRow {
  readonly asset: string;
  /** Percent of all that is selected, now and wanted; one digit is enough to plan by. */
  readonly current: string;
  readonly target: string;
}

export interface Targets {
  readonly rows: readonly TargetRow[];
  /** What the targets add up to, and what they must: the share these positions have together. */
  readonly sum: number;
  readonly whole: number;
  readonly isBalanced: boolean;
}

/** Five (specification). */
const SHOWN = 5;
/** Shares are shown with one digit, so their sum may be off by a little. */
const TOLERANCE = 0.5;

export function targetsOf(
  positions: readonly PlanPosition[],
  chosen: readonly string[],
  typed: Readonly<Record<string, string>>,
): Targets {
  const own = positions.filter(({ asset, value }) => value !== null && chosen.includes(asset));
  const total = own.reduce((sum, { value }) => sum + Number(value), 0);
  const rows = own.slice(0, SHOWN).map(({ asset, value }) => {
    const current = total === 0 ? '0' : ((Number(value) / total) * 100).toFixed(1);
    return { asset, current, target: typed[asset] ?? current };
  });
  const add = (of: (row: TargetRow) => string) => rows.reduce((sum, row) => sum + Number(of(row)), 0);
  const [sum, whole] = [add(({ target }) => target), add(({ current }) => current)];
  return { rows, sum, whole, isBalanced: Math.abs(sum - whole) <= TOLERANCE };
}
