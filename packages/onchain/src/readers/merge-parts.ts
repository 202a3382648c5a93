/** Joins the parts of one transaction that came from different lists, and orders the whole by time. */
import { compareText, defined, groupBy } from '@cryptax/kernel';
import type { ChainTransaction, Movement } from './chain-transaction.ts';

export function mergeParts(parts: readonly ChainTransaction[]): readonly ChainTransaction[] {
  const byHash = groupBy(parts, ({ hash }) => hash);
  const sorted = [...byHash.values()]
    .flatMap((group) => joined(group) ?? [])
    .sort((a, b) => compareText(a.at, b.at) || a.block - b.block || placeOf(a, b) || compareText(a.hash, b.hash));
  return inOrderOfSpending(sorted);
}

/** One whose place nobody told stands behind those that have one. */
function placeOf(a: ChainTransaction, b: ChainTransaction): number {
  if (a.index === b.index) return 0;
  return (a.index ?? Number.MAX_SAFE_INTEGER) - (b.index ?? Number.MAX_SAFE_INTEGER);
}

/** Of one block: what spends the output of another comes after it, whatever their hashes are. */
function inOrderOfSpending(sorted: readonly ChainTransaction[]): readonly ChainTransaction[] {
  if (sorted.every(({ spends }) => spends === undefined)) return sorted;
  const waiting = new Map(sorted.map((one) => [one.hash, one]));
  const ordered: ChainTransaction[] = [];
  const take = (one: ChainTransaction): void => {
    if (!waiting.delete(one.hash)) return;
    for (const { output } of one.spends ?? []) {
      const source = waiting.get(output.slice(0, output.lastIndexOf(':')));
      if (source !== undefined && source.block === one.block && source.at === one.at) take(source);
    }
    ordered.push(one);
  };
  for (const one of sorted) take(one);
  return ordered;
}

function joined(parts: readonly ChainTransaction[]): ChainTransaction | undefined {
  const [first] = parts;
  if (first === undefined || parts.length === 1) return first;
  const fee = parts.find((part) => part.fee !== undefined)?.fee;
  const call = parts.find((part) => part.call !== undefined)?.call;
  // Of two readings the older may not have known the outputs.
  const spends = parts.find((part) => part.spends !== undefined)?.spends;
  const index = parts.find((part) => part.index !== undefined)?.index;
  return {
    ...first,
    // One service tells the outputs, another may not.
    ...defined({ index, fee, call, spends }),
    isFailed: parts.some(({ isFailed }) => isFailed),
    movements: joinedMovements(parts),
  };
}

/**
 * Two equal transfers in one transaction are two transfers; the same transfer reported by two lists, or twice by one, is one.
 * Within one numbering the numbers decide. Two numberings cannot be compared, so of equal transfers the larger count wins.
 */
function joinedMovements(parts: readonly ChainTransaction[]): readonly Movement[] {
  const alike = new Map<string, Map<string, Movement[]>>();
  for (const { movements } of parts) {
    const unnumbered = new Map<string, number>();
    for (const movement of movements) {
      const key = likenessOf(movement);
      const numberings = alike.get(key) ?? new Map<string, Movement[]>();
      alike.set(key, numberings);
      const name = numberingOf(movement);
      const known = numberings.get(name) ?? [];
      numberings.set(name, known);
      if (movement.position === undefined) {
        const count = (unnumbered.get(key) ?? 0) + 1;
        unnumbered.set(key, count);
        if (count > known.length) known.push(movement);
      } else if (known.every(({ position }) => position !== movement.position)) known.push(movement);
    }
  }
  const found = [...alike.values()].flatMap((numberings) =>
    [...numberings.values()].reduce((most, one) => (one.length > most.length ? one : most), []),
  );
  return withoutReportedRewards(found);
}

/** A list of rewards may name coins that the list of transfers shows as a payment: then they are the reward. */
function withoutReportedRewards(movements: readonly Movement[]): readonly Movement[] {
  const key = ({ to, asset, amount }: Movement) => [to, asset.contract ?? asset.symbol, amount].join('|');
  const rewards = new Map<string, number>();
  for (const movement of movements) {
    if (movement.kind === 'reward' && movement.position?.startsWith('pool:') === true) {
      rewards.set(key(movement), (rewards.get(key(movement)) ?? 0) + 1);
    }
  }
  return movements.filter((movement) => {
    const left = rewards.get(key(movement)) ?? 0;
    if (movement.kind !== 'native' || left === 0) return true;
    rewards.set(key(movement), left - 1);
    return false;
  });
}

function numberingOf({ position }: Movement): string {
  if (position === undefined) return '';
  const colon = position.indexOf(':');
  return colon < 0 ? 'place' : position.slice(0, colon);
}

function likenessOf({ kind, from, to, asset, amount }: Movement): string {
  return [kind, from, to, asset.contract ?? asset.symbol, amount].join('|').toLowerCase();
}
