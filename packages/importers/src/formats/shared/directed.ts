/** Explorer files that only name sender and receiver: the file's own address, in every row, tells the direction. */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';

/** Turns an amount on the `in` side to the side that sender and receiver say. */
export function directed(facts: RowFacts, row: RowView, chain: string): Adjusted {
  const own = row.ownAddress;
  if (own === undefined) return { review: 'address.unknown' };
  const [from, to] = [row.cell('from'), row.cell('to')];
  if (from.toLowerCase() === to.toLowerCase()) return { ignore: 'internal-move' };
  const isSender = from.toLowerCase() === own;
  const cell = isSender ? from : to;
  const named = { ...facts, wallet: `${chain} ${cell.slice(0, 6)}…${cell.slice(-4)}`, address: isSender ? to : from };
  return isSender ? { ...named, kind: 'transfer-out', in: undefined, out: facts.in } : named;
}
