/**
 * Numbers for services that give a row none: the second of two equal transfers in one transaction is the second. Good as
 * far as a page goes, because a service lists the rows of one transaction together and in order.
 */
import type { ChainTransaction, Movement } from './chain-transaction.ts';

export function numberEqual(parts: readonly ChainTransaction[]): readonly ChainTransaction[] {
  const counts = new Map<string, number>();
  const numbered = (hash: string, movement: Movement): Movement => {
    if (movement.position !== undefined) return movement;
    const { kind, from, to, asset, amount } = movement;
    const key = [hash, kind, from, to, asset.contract ?? asset.symbol, amount].join('|');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { ...movement, position: `nth:${count}` };
  };
  return parts.map((part) => ({ ...part, movements: part.movements.map((one) => numbered(part.hash, one)) }));
}
