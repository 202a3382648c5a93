/**
 * Publishing a euro figure: rounded once to the cent, half away from zero, from its own unrounded value (rule book
 * 0.2). The float estimate decides unless it lies within its error of half a cent; then exact fractions do.
 */
import { type Decimal, decimal, formatDecimal } from '@cryptax/kernel';
import { centsOfSum, type Fraction } from './exact.ts';

/** Every estimate is built from at most a dozen float operations: right to this share of the numbers involved. */
export const ESTIMATE_ERROR = 2 ** -49;

const FINE_PER_CENT = 1e6;
const FINE_PER_CENT_UNITS = 1_000_000n;
const HALF_CENT = FINE_PER_CENT / 2;
const EXACT_LIMIT = 2 ** 52;

/** The exact parts of a sum; `hasAverageCost` widens the tie as documented at `centsOfSum`. */
export interface ExactSum {
  readonly parts: readonly Fraction[];
  readonly hasAverageCost: boolean;
}

/** `estimate` and `error` in fine units (1e-8 euro). */
export function publishEuro(estimate: number, error: number, exact: () => ExactSum): string {
  const cents = sureCents(estimate, error);
  if (cents !== undefined) return formatCents(cents, estimate < 0);
  const { parts, hasAverageCost } = exact();
  return formatDecimal(decimal(centsOfSum(parts, hasAverageCost), 2));
}

/** The same figure for whoever computes with it. */
export function roundedEuro(estimate: number, error: number, exact: () => ExactSum): Decimal {
  const cents = sureCents(estimate, error);
  if (cents !== undefined) return decimal(BigInt(estimate < 0 ? -cents : cents), 2);
  const { parts, hasAverageCost } = exact();
  return decimal(centsOfSum(parts, hasAverageCost), 2);
}

/** The same as a whole number of cents; NaN where a number cannot tell them apart any more. */
export function wholeCents(estimate: number, error: number, exact: () => ExactSum): number {
  const cents = sureCents(estimate, error);
  if (cents !== undefined) return estimate < 0 ? -cents : cents;
  const { parts, hasAverageCost } = exact();
  const whole = Number(centsOfSum(parts, hasAverageCost));
  return Number.isSafeInteger(whole) ? whole : Number.NaN;
}

/** The same from the estimate alone; NaN where it is too near a tie to tell. */
export function nearCents(estimate: number, error: number): number {
  const cents = sureCents(estimate, error);
  return cents === undefined ? Number.NaN : estimate < 0 ? -cents : cents;
}

/** Without sign; undefined where the estimate is too near a tie to tell. */
function sureCents(estimate: number, error: number): number | undefined {
  const size = Math.abs(estimate);
  const whole = Math.floor(size / FINE_PER_CENT);
  const rest = size - whole * FINE_PER_CENT;
  if (size >= EXACT_LIMIT || Math.abs(rest - HALF_CENT) <= error) return undefined;
  return rest > HALF_CENT ? whole + 1 : whole;
}

/** The same for a sum kept as whole fine units and a small fraction; `whole` may be of any size. */
export function publishSum(whole: bigint, fraction: number, error: number, exact: () => ExactSum): string {
  const carried = Math.round(fraction);
  const units = whole + BigInt(carried);
  const rest = Number(units % FINE_PER_CENT_UNITS) + (fraction - carried);
  if (Math.abs(Math.abs(rest) - HALF_CENT) > error) {
    const step = rest > HALF_CENT ? 1n : rest < -HALF_CENT ? -1n : 0n;
    return formatDecimal(decimal(units / FINE_PER_CENT_UNITS + step, 2));
  }
  const { parts, hasAverageCost } = exact();
  return formatDecimal(decimal(centsOfSum(parts, hasAverageCost), 2));
}

function formatCents(cents: number, isNegative: boolean): string {
  const euro = Math.floor(cents / 100);
  const rest = cents - euro * 100;
  return `${isNegative && cents > 0 ? '-' : ''}${euro}.${rest < 10 ? '0' : ''}${rest}`;
}
