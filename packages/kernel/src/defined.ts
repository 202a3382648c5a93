/**
 * The fields that have a value. For objects whose keys must be absent, not undefined, because they are stored, compared or
 * printed; elsewhere a property is `name?: T | undefined` and the value is passed as it is (decision 0055).
 */
export function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
