/**
 * Lists by key, in the order of first appearance: what `Map.groupBy` gives, which Node 20 does not have yet. `addToGroup`
 * is its single step, for groups that grow one by one or whose items have several keys.
 */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) addToGroup(groups, keyOf(item), item);
  return groups;
}

export function addToGroup<K, T>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}
