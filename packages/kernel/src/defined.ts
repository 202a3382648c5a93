/**
 * The fields that have a value. For objects whose keys must be absent, not undefined, because they are stored, compared or
 * printed; elsewhere a property is `name?: T | undefined` and the value is passed as it is (decision 0055). A loop, because
 * rows of an import and entries of a ledger come through here: it takes half of what entries and back again take.
 */
export function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept: Partial<T> = {};
  for (const name of Object.keys(fields) as (keyof T)[]) if (fields[name] !== undefined) kept[name] = fields[name];
  return kept as { [K in keyof T]?: Exclude<T[K], undefined> };
}
