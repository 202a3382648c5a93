/**
 * Small questions about values that come from outside the types: stored records, files, answers of services. Put together
 * they describe a shape; whoever asks decides what becomes of a value that has another.
 */
export type Check = (value: unknown) => boolean;

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has named fields that can be looked at; a list has none. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isText: Check = (value) => typeof value === 'string';

export function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

/** Any names, every value alike. */
export function recordOf(check: Check): Check {
  return (value) => isRecord(value) && Object.values(value).every(check);
}

export function oneOf(...allowed: readonly string[]): Check {
  return (value) => allowed.some((item) => item === value);
}

export function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** The named fields pass their checks; others are not looked at. */
export function fields(shape: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(shape);
  return (value) => isRecord(value) && checks.every(([name, check]) => check(value[name]));
}
