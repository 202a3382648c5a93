/**
 * The order of causes: coins that left one wallet for nobody knows where may be those whose purchase another wallet lacks, so
 * the movement is asked first. What one remedy settles for many is counted, the largest count first.
 */
import type { Effect } from './certainty.ts';
import type { AlikePoints } from './question-groups.ts';

/** Groups that may explain this one: the same coin left another wallet before. */
export function explainersOf(group: AlikePoints, groups: readonly AlikePoints[]): readonly string[] {
  if (group.kind !== 'acquisition' || group.asset === undefined) return [];
  return groups
    .filter(({ kind, asset, wallet, from }) => {
      return kind === 'outflow' && asset === group.asset && wallet !== group.wallet && from <= group.to;
    })
    .map(({ id }) => id);
}

/** Each group after those that may explain it; the order is kept otherwise. Explainers have none of their own. */
export function causesFirst<T extends AlikePoints & { readonly after: readonly string[] }>(groups: readonly T[]): T[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const placed = new Set<T>();
  for (const group of groups) {
    for (const id of group.after) {
      const cause = byId.get(id);
      if (cause !== undefined) placed.add(cause);
    }
    placed.add(group);
  }
  return [...placed];
}

export interface Remedy {
  readonly kind: 'fetch-prices';
  /** Open points that it can settle. */
  readonly count: number;
  readonly groupIds: readonly string[];
}

export function remediesOf(groups: readonly (AlikePoints & Effect)[]): readonly Remedy[] {
  const unpriced = groups.filter(({ kind }) => kind === 'price');
  if (unpriced.length === 0) return [];
  const count = unpriced.reduce((sum, { pointIds }) => sum + pointIds.length, 0);
  return [{ kind: 'fetch-prices', count, groupIds: unpriced.map(({ id }) => id) }];
}
