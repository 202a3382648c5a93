/**
 * Form fields take whole euros; rounding in the taxpayer's favour is usual: income down, costs up. The lines of a block add
 * up in themselves, because ELSTER computes the result from the lines above it (rule FORM-03).
 */
import { compare, dec, formatDecimal, round, subtract } from '@cryptax/kernel';

export type Favour = 'down' | 'up';

/** A negative result goes further down: a loss of 10.50 is proposed as -11. */
export function wholeEuro(amount: string, favour: Favour): string {
  return formatDecimal(round(dec(amount), 0, favour === 'down' ? 'floor' : 'ceiling'));
}

export interface WholeResult {
  readonly receipts: string;
  readonly costs: readonly string[];
  /** Receipts less costs, of the rounded lines. */
  readonly result: string;
}

/**
 * Receipts and costs in whole euros, and what they leave. Rounding must not turn a taxable year into a free one: where the
 * favourable lines would fall below a limit that the exact result reaches, they are rounded to the nearest euro instead, or
 * against the taxpayer.
 */
export function wholeResult(receipts: string, costs: readonly string[], limit: string | null): WholeResult {
  const favourable = rounded(receipts, costs, FAVOURABLE);
  if (limit === null) return favourable;
  const ways = [favourable, rounded(receipts, costs, NEAREST), rounded(receipts, costs, CAREFUL)];
  return ways.find(({ result }) => compare(dec(result), dec(limit)) >= 0) ?? favourable;
}

const FAVOURABLE = { receipts: 'floor', costs: 'ceiling' } as const;
const NEAREST = { receipts: 'half-away', costs: 'half-away' } as const;
const CAREFUL = { receipts: 'ceiling', costs: 'floor' } as const;

type Rounding = typeof FAVOURABLE | typeof NEAREST | typeof CAREFUL;

function rounded(receipts: string, costs: readonly string[], mode: Rounding): WholeResult {
  const received = round(dec(receipts), 0, mode.receipts);
  const spent = costs.map((cost) => round(dec(cost), 0, mode.costs));
  const result = spent.reduce((rest, cost) => subtract(rest, cost), received);
  return { receipts: formatDecimal(received), costs: spent.map(formatDecimal), result: formatDecimal(result) };
}
