/**
 * Explorer exports of Ethereum and its relatives: the fee is the user's only if the user's address sent the
 * transaction, and a row without value is a call that cost its fee. The file does not say whose address it is;
 * it is the one in every row, or for a movement the side that the value column names.
 */
import type { Adjusted, RowAdjust, RowFacts, RowView } from '../../map/row-facts.ts';

/** `chain` names the wallet: `Ethereum 0x1234…cdef`. */
export function adjustEvm(chain: string): RowAdjust {
  return (facts, row) => {
    const own = ownAddress(facts, row);
    if (own === undefined) return { review: 'address.unknown' };
    const isSender = row.cell('from').toLowerCase() === own;
    const wallet = `${chain} ${own.slice(0, 6)}…${own.slice(-4)}`;
    const named: RowFacts = { ...facts, wallet, address: isSender ? row.cell('to') : row.cell('from') };
    return isSender ? named : received(named);
  };
}

function received(facts: RowFacts): Adjusted {
  if (facts.kind === 'fee') return { ignore: 'zero-value' };
  return facts.in === undefined ? { review: 'address.contradicts-direction' } : { ...facts, fee: undefined };
}

function ownAddress(facts: RowFacts, row: RowView): string | undefined {
  if (row.ownAddress !== undefined) return row.ownAddress;
  const isOut = isOutgoing(facts, row);
  return isOut === undefined ? undefined : row.cell(isOut ? 'from' : 'to').toLowerCase();
}

/** A failed transaction keeps nothing but its fee; which way it was meant to go still stands in its cells. */
function isOutgoing({ kind }: RowFacts, row: RowView): boolean | undefined {
  if (kind === 'transfer-out' || kind === 'transfer-in') return kind === 'transfer-out';
  const word = row.cell('type').toLowerCase();
  if (word === 'out' || word === 'in') return word === 'out';
  const [isIn, isOut] = [hasAmount(row, 'amountIn'), hasAmount(row, 'amountOut')];
  return isIn === isOut ? undefined : isOut;
}

function hasAmount(row: RowView, role: 'amountIn' | 'amountOut'): boolean {
  return (row.amount(role) ?? '0') !== '0';
}
