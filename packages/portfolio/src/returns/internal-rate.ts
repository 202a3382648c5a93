/**
 * Money-weighted return: the constant growth at which all flows and the final value balance (formula `xirr`). Newton's
 * method runs away on such sums; a walk outwards from zero finds where the sign changes, bisection the rest. With several
 * solutions the one nearest to zero counts. Growth is searched over the whole span, so a short one needs no huge yearly rate.
 */
export interface CashFlow {
  /** Any count of days. */
  readonly day: number;
  /** Positive for money received, negative for money paid. */
  readonly euro: number;
}

/** Logarithm of the growth over the span: from one part in 160,000 to a factor of 160,000. */
const LIMIT = 12;
const STEP = 0.05;
const PRECISION = 1e-13;

/** Growth from the first to the last flow as a ratio (0.1 = ten percent); undefined if none balances the flows. */
export function internalGrowth(flows: readonly CashFlow[]): number | undefined {
  const days = flows.map(({ day }) => day);
  const [start, span] = [Math.min(...days), Math.max(...days) - Math.min(...days)];
  if (flows.length === 0 || span === 0) return undefined;
  const balance = (x: number) =>
    flows.reduce((sum, { day, euro }) => sum + euro * Math.exp((-x * (day - start)) / span), 0);
  if (balance(0) === 0) return 0;
  for (let near = 0; near < LIMIT; near += STEP) {
    for (const side of [1, -1]) {
      const [a, b] = [side * near, side * (near + STEP)];
      if (Math.sign(balance(a)) !== Math.sign(balance(b))) return Math.expm1(bisect(balance, a, b));
    }
  }
  return undefined;
}

function bisect(balance: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const sign = Math.sign(balance(low));
  while (Math.abs(high - low) > PRECISION) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (Math.sign(balance(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
