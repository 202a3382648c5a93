/** Histories for fake exchanges: numbered items a minute apart, cut by time and page as each exchange does it. */
export const START = Date.parse('2025-10-01T00:00:00Z');
export const MINUTE = 60_000;

export function numbered<T>(count: number, make: (number: number, millis: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, at) => make(at + 1, START + at * MINUTE));
}

export function iso(millis: number): string {
  return new Date(millis).toISOString();
}

export function between<T>(items: readonly T[], from: number, to: number, timeOf: (item: T) => number): readonly T[] {
  return items.filter((item) => timeOf(item) >= from && timeOf(item) <= to);
}

export function newestFirst<T>(items: readonly T[]): readonly T[] {
  return [...items].reverse();
}

export function pageOf<T>(items: readonly T[], page: number, size: number): readonly T[] {
  return items.slice((page - 1) * size, page * size);
}
