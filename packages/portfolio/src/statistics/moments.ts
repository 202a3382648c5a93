/** Moments of samples, as in a spreadsheet: AVERAGE, STDEV.S, COVARIANCE.S, CORREL. Two passes, so that nothing cancels. */
export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Sample covariance (divided by n - 1). */
export function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] as number) - meanA) * ((b[i] as number) - meanB);
  return sum / (a.length - 1);
}

export function deviation(values: readonly number[]): number {
  return Math.sqrt(covariance(values, values));
}

/** Undefined if one of the two does not vary. */
export function correlation(a: readonly number[], b: readonly number[]): number | undefined {
  const [spreadA, spreadB] = [deviation(a), deviation(b)];
  if (isNothing(spreadA, a) || isNothing(spreadB, b)) return undefined;
  return Math.max(-1, Math.min(1, covariance(a, b) / (spreadA * spreadB)));
}

/** All samples equal, up to what float addition makes of equal numbers. */
export function isFlat(values: readonly number[]): boolean {
  return isNothing(deviation(values), values);
}

function isNothing(spread: number, values: readonly number[]): boolean {
  let size = 0;
  for (const value of values) size = Math.max(size, Math.abs(value));
  return spread <= size * 1e-12;
}
