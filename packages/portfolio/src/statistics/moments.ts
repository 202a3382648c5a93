/** Moments of samples, as in a spreadsheet: AVERAGE, STDEV.S, COVARIANCE.S, CORREL. Two passes, so that nothing cancels. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Sample covariance (divided by n - 1). */
export function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return a.reduce((sum, value, i) => sum + (value - meanA) * ((b[i] as number) - meanB), 0) / (a.length - 1);
}

export function deviation(values: readonly number[]): number {
  return Math.sqrt(covariance(values, values));
}

/** Undefined if one of the two does not vary. */
export function correlation(a: readonly number[], b: readonly number[]): number | undefined {
  const size = deviation(a) * deviation(b);
  return isFlat(a) || isFlat(b) || size === 0 ? undefined : clamp(covariance(a, b) / size);
}

/** All samples equal, up to what float addition makes of equal numbers. */
export function isFlat(values: readonly number[]): boolean {
  const size = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  return deviation(values) <= size * 1e-12;
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
