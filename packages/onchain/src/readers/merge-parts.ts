/** Joins the parts of one transaction that came from different lists, and orders the whole by time. */
import { compareText } from '@cryptax/kernel';
import type { ChainTransaction, Movement } from './chain-transaction.ts';

export function mergeParts(parts: readonly ChainTransaction[]): readonly ChainTransaction[] {
  const byHash = new Map<string, ChainTransaction>();
  for (const part of parts) {
    const known = byHash.get(part.hash);
    byHash.set(part.hash, known === undefined ? part : joined(known, part));
  }
  return [...byHash.values()].sort(
    (a, b) => compareText(a.at, b.at) || a.block - b.block || compareText(a.hash, b.hash),
  );
}

function joined(a: ChainTransaction, b: ChainTransaction): ChainTransaction {
  const fee = a.fee ?? b.fee;
  const call = a.call ?? b.call;
  return {
    ...a,
    isFailed: a.isFailed || b.isFailed,
    movements: [...a.movements, ...movementsNotIn(a.movements, b.movements)],
    ...(fee === undefined ? {} : { fee }),
    ...(call === undefined ? {} : { call }),
  };
}

/**
 * Two equal transfers in one transaction are two transfers, and one list names each once; the same transfer may be in
 * two lists, each once. So of equal ones the larger count wins.
 */
function movementsNotIn(known: readonly Movement[], more: readonly Movement[]): readonly Movement[] {
  const left = new Map<string, number>();
  for (const movement of known) left.set(keyOf(movement), (left.get(keyOf(movement)) ?? 0) + 1);
  return more.filter((movement) => {
    const count = left.get(keyOf(movement)) ?? 0;
    if (count > 0) left.set(keyOf(movement), count - 1);
    return count === 0;
  });
}

function keyOf({ kind, from, to, asset, amount, position }: Movement): string {
  return [kind, from, to, asset.contract ?? asset.symbol, amount, position ?? ''].join('|').toLowerCase();
}
