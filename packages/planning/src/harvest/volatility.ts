/**
 * How much a price swings in a year: standard deviation of daily changes, times the root of 365. A statistic for a risk
 * filter, so floats are right here. Below 30 days of prices it is unknown.
 */
import type { Volatility } from './harvest-types.ts';

const MIN_DAYS = 30;
const HIGH = 0.8;
const MEDIUM = 0.4;

export function volatilityOf(closes: readonly number[]): Volatility {
  if (closes.length <= MIN_DAYS) return 'unknown';
  const changes = closes.slice(1).map((close, index) => Math.log(close / (closes[index] ?? close)));
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  const spread = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / (changes.length - 1);
  const yearly = Math.sqrt(spread * 365);
  if (!Number.isFinite(yearly)) return 'unknown';
  return yearly > HIGH ? 'high' : yearly > MEDIUM ? 'medium' : 'low';
}
