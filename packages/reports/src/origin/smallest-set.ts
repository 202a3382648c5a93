/**
 * The fewest amounts that reach a sum: the largest first, of the last one only what is missing. No smaller set can do, for no set
 * of as many amounts is larger than the largest ones. Equal amounts: the earlier one, so that the answer is always the same.
 */
export interface Taken {
  readonly index: number;
  readonly cents: bigint;
}

export interface SmallestSet {
  readonly taken: readonly Taken[];
  /** What all amounts together leave open. */
  readonly missing: bigint;
}

export function smallestSet(amounts: readonly bigint[], wanted: bigint): SmallestSet {
  const order = amounts.map((_, index) => index).filter((index) => (amounts[index] ?? 0n) > 0n);
  order.sort((a, b) => Number((amounts[b] ?? 0n) - (amounts[a] ?? 0n)) || a - b);
  const taken: Taken[] = [];
  let missing = wanted;
  for (const index of order) {
    if (missing <= 0n) break;
    const amount = amounts[index] ?? 0n;
    const cents = amount < missing ? amount : missing;
    taken.push({ index, cents });
    missing -= cents;
  }
  return { taken, missing: missing > 0n ? missing : 0n };
}
